import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minorDigits } from "@/lib/shared/money/currencies";
import { divide } from "./tax-groups";
import { taxTreatments } from "./tax-treatments";
import { computeTotals, type TotalsInput } from "./totals";
import { casesText, propertyCases } from "@/tests/setup/property-cases";

const CASES = propertyCases(1_000);

const base = { currency: "EUR", discountPercent: "0", discountFlat: "0", tax: "19" };
const line = (rate: string, taxRate: string | null = null, quantity = "1") => ({ rate, quantity, taxRate });

describe("tax groups", () => {
  it("have the lines of one rate, the highest first, with their share of the discount", () => {
    const items = [line("50", "7"), line("100"), line("30", "0"), line("20", "7.0")];
    const totals = computeTotals({ ...base, items, discountPercent: "10", discountFlat: "0.01" });
    expect(totals.taxGroups).toEqual([
      { rate: "19", net: "89.99", tax: "17.10", discount: "10.01" },
      { rate: "7", net: "63.00", tax: "4.41", discount: "7.00" },
      { rate: "0", net: "27.00", tax: "0.00", discount: "3.00" },
    ]);
    expect(totals).toMatchObject({
      discount: "20.01",
      taxable: "179.99",
      taxAmount: "21.51",
      total: "201.50",
    });
  });

  it("round tax once per rate and not per line", () => {
    const items = [line("0.03", "7"), line("0.03", "7"), line("0.03", "7")];
    expect(computeTotals({ ...base, items }).taxGroups).toEqual([
      { rate: "7", net: "0.09", tax: "0.01", discount: "0.00" },
    ]);
  });

  it.each(taxTreatments.filter((treatment) => treatment !== "standard"))(
    "have a rate of 0 for %s",
    (taxTreatment) => {
      const totals = computeTotals({ ...base, items: [line("100"), line("50", "7")], taxTreatment });
      expect(totals.taxGroups).toEqual([{ rate: "0", net: "150.00", tax: "0.00", discount: "0.00" }]);
      expect(totals.total).toBe("150.00");
    },
  );

  it("have one group of the document's rate without lines", () => {
    expect(computeTotals({ ...base, items: [] }).taxGroups).toEqual([
      { rate: "19", net: "0.00", tax: "0.00", discount: "0.00" },
    ]);
  });
});

describe("divide", () => {
  const bigs = (...texts: string[]) => texts.map((text) => new Big(text));
  const divided = (amount: string, weights: string[], digits = 2) =>
    divide(new Big(amount), bigs(...weights), digits).map((share) => share.toFixed(digits));

  it("gives what rounding leaves to the largest remainders, of equal ones to the first", () => {
    expect(divided("1.00", ["1", "1", "1"])).toEqual(["0.34", "0.33", "0.33"]);
    expect(divided("10", ["1", "5", "3"], 0)).toEqual(["1", "6", "3"]);
    expect(divided("-1.00", ["1", "1", "1"])).toEqual(["-0.34", "-0.33", "-0.33"]);
    expect(divided("5.00", ["0", "0"])).toEqual(["5.00", "0.00"]);
  });

  it(`returns shares that add up exactly, less than a unit from their quota, and never more than a weight (${casesText(CASES)} cases)`, () => {
    const cases = fc
      .tuple(fc.array(fc.nat(1_000_000_000_000), { minLength: 1, maxLength: 9 }), fc.nat(10_000))
      .map(([weights, part]) => {
        const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
        return { weights, whole, amount: (whole * BigInt(part)) / 10_000n };
      });
    fc.assert(
      fc.property(cases, ({ weights, whole, amount }) => {
        const shares = divided(String(amount), weights.map(String), 0).map(BigInt);
        const sum = shares.reduce((all, share) => all + share, 0n);
        const isNear = shares.every((share, index) => {
          const weight = BigInt(weights[index] ?? 0);
          const distance = share * whole - amount * weight;
          return share <= weight && (whole === 0n || (distance < whole && -distance < whole));
        });
        return sum === amount && isNear;
      }),
      { numRuns: CASES },
    );
  });
});

describe("withholding", () => {
  it("is a percentage of the net amount, below an unchanged total", () => {
    const totals = computeTotals({ ...base, tax: "7", items: [line("10000")], withholding: "3" });
    expect(totals).toMatchObject({
      taxAmount: "700.00",
      total: "10700.00",
      withheld: "300.00",
      receivable: "10400.00",
    });
  });

  it("is of what is paid now: deposits were paid before", () => {
    const deposits = [{ amount: "1070.00", taxAmount: "70.00" }];
    const totals = computeTotals({ ...base, tax: "7", items: [line("10000")], withholding: "3", deposits });
    expect(totals).toMatchObject({ total: "10700.00", withheld: "270.00", receivable: "9360.00" });
    const all = [{ amount: "10700.00", taxAmount: "700.00" }];
    expect(
      computeTotals({ ...base, tax: "7", items: [line("1")], withholding: "3", deposits: all }).withheld,
    ).toBe("0.00");
  });
});

/** The formula before there were rates per line. */
function formerTotals({ currency, items, discountPercent, discountFlat, tax }: TotalsInput) {
  const digits = minorDigits(currency);
  const round = (amount: Big) => amount.round(digits, Big.roundHalfUp);
  const lines = items.map((item) => round(new Big(item.rate).times(item.quantity)));
  const subtotal = lines.reduce((sum, one) => sum.plus(one), new Big(0));
  const discount = round(subtotal.times(discountPercent).div(100)).plus(round(new Big(discountFlat)));
  const taxable = subtotal.minus(discount);
  const taxAmount = round(taxable.times(tax).div(100));
  const print = (amount: Big) => amount.toFixed(digits);
  return {
    lineTotals: lines.map(print),
    subtotal: print(subtotal),
    discount: print(discount),
    taxable: print(taxable),
    taxAmount: print(taxAmount),
    total: print(taxable.plus(taxAmount)),
  };
}

describe("with one rate", () => {
  const decimal = (max: number, places: number) =>
    fc
      .tuple(fc.nat(max), fc.nat(10 ** places - 1))
      .map(([whole, part]) => `${whole}.${String(part).padStart(places, "0")}`);
  const documents = fc.record({
    currency: fc.constantFrom("USD", "JPY", "KWD"),
    items: fc.array(fc.record({ rate: decimal(9_999_999, 4), quantity: decimal(9_999, 4) }), {
      maxLength: 8,
    }),
    discountPercent: decimal(99, 4),
    discountFlat: decimal(99_999, 4),
    tax: decimal(99, 4),
  });

  it(`totals are those of the former formula to the digit, also if lines repeat the rate (${casesText(CASES)} cases)`, () => {
    fc.assert(
      fc.property(documents, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (document, repeated) => {
        const items = document.items.map((item, at) =>
          repeated[at] ? { ...item, taxRate: document.tax } : item,
        );
        const { lineTotals, subtotal, discount, taxable, taxAmount, total, taxGroups } = computeTotals({
          ...document,
          items,
        });
        const now = { lineTotals, subtotal, discount, taxable, taxAmount, total };
        return taxGroups.length === 1 && JSON.stringify(now) === JSON.stringify(formerTotals(document));
      }),
      { numRuns: CASES },
    );
  });
});
