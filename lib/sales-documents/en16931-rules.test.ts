import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TaxTreatment } from "./totals/tax-treatments";
import { computeTotals, type Totals } from "./totals/totals";
import { casesText, propertyCases } from "@/tests/setup/property-cases";

const CASES = propertyCases(1_000);

// The calculation rules of EN 16931 for invoices in a currency with two decimal places. The discount is an allowance of the
// document for each VAT category and rate. All amounts are integers in hundredths, rates in ten-thousandths of a percent.

type Category = "S" | "Z" | "E" | "AE" | "O";
type Line = { category: Category; rate: bigint; net: bigint };
type Breakdown = { category: Category; rate: bigint; taxable: bigint; tax: bigint };
type Invoice = {
  lines: Line[];
  allowances: { category: Category; rate: bigint; amount: bigint }[];
  breakdown: Breakdown[];
  sums: Record<"lines" | "allowances" | "taxable" | "tax" | "total" | "prepaid" | "due", bigint>;
};

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);
const key = ({ category, rate }: { category: Category; rate: bigint }) => `${category} ${rate}`;

/** Returns the rules that an invoice breaks. */
function broken({ lines, allowances, breakdown, sums }: Invoice): string[] {
  const rules: [name: string, isMet: boolean][] = [
    ["BR-CO-10", sums.lines === sum(lines.map(({ net }) => net))],
    ["BR-CO-11", sums.allowances === sum(allowances.map(({ amount }) => amount))],
    ["BR-CO-13", sums.taxable === sums.lines - sums.allowances],
    ["BR-CO-14", sums.tax === sum(breakdown.map(({ tax }) => tax))],
    ["BR-CO-15", sums.total === sums.taxable + sums.tax],
    ["BR-CO-16", sums.due === sums.total - sums.prepaid],
    ["BR-CO-18", breakdown.length > 0],
    ["BR-CO-17", breakdown.every(({ taxable, rate, tax }) => tax === rounded(taxable * rate, 1_000_000n))],
    ["one breakdown per category and rate", new Set(breakdown.map(key)).size === breakdown.length],
    [
      "BR-S-01, Z-01, E-01, AE-01, O-01",
      lines.every((line) => breakdown.some((one) => key(one) === key(line))),
    ],
    ["BR-O-11 to 14", !breakdown.some(({ category }) => category === "O") || breakdown.length === 1],
    ["BR-S-05", lines.every(({ category, rate }) => (category === "S") === rate > 0n)],
  ];
  for (const one of breakdown) {
    const net = sum(lines.filter((line) => key(line) === key(one)).map((line) => line.net));
    const less = sum(allowances.filter((other) => key(other) === key(one)).map(({ amount }) => amount));
    rules.push([`BR-${one.category}-08`, one.taxable === net - less]);
    rules.push([
      `BR-${one.category}-09`,
      one.category === "S" ? one.tax === rounded(one.taxable * one.rate, 1_000_000n) : one.tax === 0n,
    ]);
  }
  return rules.filter(([, isMet]) => !isMet).map(([name]) => name);
}

/** Divides and rounds half away from zero. */
function rounded(amount: bigint, by: bigint): bigint {
  const [sign, size] = amount < 0n ? [-1n, -amount] : [1n, amount];
  return sign * ((size * 2n + by) / (by * 2n));
}

const cents = (text: string) => BigInt(text.replace(".", ""));
const parts = (rate: string) => {
  const [whole = "", fraction = ""] = rate.split(".");
  return BigInt(whole + fraction.padEnd(4, "0"));
};

const categories: Record<TaxTreatment, Category[]> = {
  standard: ["S", "Z"],
  reverseCharge: ["AE"],
  exempt: ["E"],
  smallBusiness: ["E"],
  // Services to other countries are outside the scope of VAT.
  export: ["O"],
  outside: ["O"],
};

type Document = Parameters<typeof computeTotals>[0] & { taxTreatment: TaxTreatment };

/** Maps a document's printed totals. The lines take their rates from the document and not from the groups. */
function toInvoice({ items, tax, taxTreatment }: Document, totals: Totals): Invoice {
  const [taxed = "S", free = taxed] = categories[taxTreatment];
  const rated = (text: string) => {
    const rate = taxTreatment === "standard" ? parts(text) : 0n;
    return { category: rate > 0n ? taxed : free, rate };
  };
  return {
    lines: items.map((item, at) => ({
      ...rated(item.taxRate ?? tax),
      net: cents(totals.lineTotals[at] ?? ""),
    })),
    allowances: totals.taxGroups.map(({ rate, discount }) => ({ ...rated(rate), amount: cents(discount) })),
    breakdown: totals.taxGroups.map((group) => ({
      ...rated(group.rate),
      taxable: cents(group.net),
      tax: cents(group.tax),
    })),
    sums: {
      lines: cents(totals.subtotal),
      allowances: cents(totals.discount),
      taxable: cents(totals.taxable),
      tax: cents(totals.taxAmount),
      total: cents(totals.total),
      prepaid: cents(totals.total) - cents(totals.receivable),
      due: cents(totals.receivable),
    },
  };
}

const decimal = (max: number, places: number) =>
  fc
    .tuple(fc.nat(max), fc.nat(10 ** places - 1))
    .map(([whole, part]) => (places ? `${whole}.${String(part).padStart(places, "0")}` : String(whole)));
const rate = fc.oneof(fc.constantFrom("0", "5.5", "7", "7.0", "19", "20", "25.5"), decimal(99, 4));
const documents: fc.Arbitrary<Document> = fc.record({
  currency: fc.constantFrom("EUR", "USD"),
  items: fc.array(
    fc.record({
      rate: decimal(99_999, 4),
      quantity: decimal(99, 4),
      taxRate: fc.option(rate, { nil: null }),
    }),
    { minLength: 1, maxLength: 10 },
  ),
  discountPercent: decimal(99, 4),
  discountFlat: decimal(999, 2),
  tax: rate,
  taxTreatment: fc.constantFrom("standard", "standard", "reverseCharge", "exempt", "smallBusiness", "export"),
});

describe("the totals of a document", () => {
  it(`obey the calculation rules of EN 16931 (${casesText(CASES)} documents)`, () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(documents, (document) => {
        const totals = computeTotals(document);
        const invoice = toInvoice(document, totals);
        for (const { category } of invoice.breakdown) seen.set(category, (seen.get(category) ?? 0) + 1);
        expect(broken(invoice)).toEqual([]);
      }),
      { numRuns: CASES },
    );
    for (const category of ["S", "Z", "E", "AE", "O"])
      expect(seen.get(category), category).toBeGreaterThan(CASES / 25);
  });

  it("are refused by these rules when a cent is moved", () => {
    const items = [
      { rate: "10.01", quantity: "1", taxRate: "7" },
      { rate: "20", quantity: "1", taxRate: null },
    ];
    const document: Document = {
      currency: "EUR",
      items,
      tax: "19",
      discountPercent: "5",
      discountFlat: "0",
      taxTreatment: "standard",
    };
    const totals = computeTotals(document);
    const [high, low] = totals.taxGroups;
    if (!high || !low) throw new Error("Two groups are expected");
    const moved = (group: object, other: object) =>
      broken(
        toInvoice(document, {
          ...totals,
          taxGroups: [
            { ...high, ...group },
            { ...low, ...other },
          ],
        }),
      );
    expect(moved({}, {})).toEqual([]);
    expect(moved({ net: "19.01" }, { net: "9.50" })).toContain("BR-S-08");
    expect(moved({ discount: "1.01" }, { discount: "0.49" })).toContain("BR-S-08");
    expect(moved({ tax: "3.62" }, { tax: "0.66" })).toEqual(["BR-CO-17", "BR-S-09", "BR-S-09"]);
  });
});
