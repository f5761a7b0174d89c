import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeTotals, isDiscountTooLarge, type TotalsInput } from "./totals";
import { casesText, propertyCases } from "@/tests/setup/property-cases";

const CASES = propertyCases(2_000);

// An independent implementation to compare with: integers only, in units of 10^-12, rounded explicitly.
const SCALE = 12;

function oracle(input: TotalsInput, digits: number) {
  const units = (text: string, places: number) => {
    const isNegative = text.startsWith("-");
    const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
    return BigInt(whole + fraction.padEnd(places, "0")) * (isNegative ? -1n : 1n);
  };
  // Rounds an amount of 10^-from units to the minor digits, half away from zero.
  const round = (amount: bigint, from: number) => {
    const step = 10n ** BigInt(from - digits);
    const [sign, size] = amount < 0n ? [-1n, -amount] : [1n, amount];
    return sign * ((size + step / 2n) / step);
  };
  const lines = input.items.map((item) => round(units(item.rate, 6) * units(item.quantity, 6), SCALE));
  const subtotal = lines.reduce((sum, line) => sum + line, 0n);
  const percentOf = (amount: bigint, percent: string) => round(amount * units(percent, 4), digits + 4 + 2);
  const discount = percentOf(subtotal, input.discountPercent) + round(units(input.discountFlat, 6), 6);
  const taxable = subtotal - discount;
  const taxAmount = percentOf(taxable, input.tax);
  return { lines, subtotal, discount, taxable, taxAmount, total: taxable + taxAmount };
}

const minor = (text: string) => BigInt(text.replace(".", ""));

const currencies = { JPY: 0, USD: 2, KWD: 3 } as const;

const decimalText = (max: number, places: number) =>
  fc
    .tuple(
      fc.integer({ min: 0, max }),
      fc.integer({ min: 0, max: 10 ** places - 1 }),
      fc.integer({ min: 0, max: places }),
    )
    .map(([whole, fraction, kept]) => {
      const decimals = String(fraction).padStart(places, "0").slice(0, kept);
      return decimals ? `${whole}.${decimals}` : String(whole);
    });

const documents = fc.record({
  currency: fc.constantFrom(...(Object.keys(currencies) as (keyof typeof currencies)[])),
  items: fc.array(
    fc.record({
      rate: fc.oneof(
        decimalText(9_999_999, 4),
        decimalText(9_999_999, 4).map((text) => `-${text}`),
      ),
      quantity: decimalText(9_999, 4),
    }),
    { maxLength: 12 },
  ),
  discountPercent: decimalText(99, 4),
  discountFlat: decimalText(9_999, 4),
  tax: decimalText(99, 4),
});

describe("computeTotals", () => {
  it(`agrees with integer arithmetic to the minor unit, and every printed line adds up (${casesText(CASES)} cases)`, () => {
    fc.assert(
      fc.property(documents, (input) => {
        const totals = computeTotals(input);
        const { lines, subtotal, discount, taxAmount, total } = oracle(input, currencies[input.currency]);
        const printed = [totals.subtotal, totals.discount, totals.taxAmount, totals.total].map(minor);
        const addsUp =
          minor(totals.subtotal) - minor(totals.discount) + minor(totals.taxAmount) === minor(totals.total);
        // One comparison per case, because a matcher per amount would be slow.
        return (
          addsUp &&
          String([...totals.lineTotals.map(minor), ...printed]) ===
            String([...lines, subtotal, discount, taxAmount, total])
        );
      }),
      { numRuns: CASES },
    );
  });

  it.each([
    ["USD", "0.005", "0.01"],
    ["USD", "-0.005", "-0.01"],
    ["USD", "1.004999", "1.00"],
    ["JPY", "0.5", "1"],
    ["JPY", "-0.5", "-1"],
    ["KWD", "0.0005", "0.001"],
    ["KWD", "-2.0005", "-2.001"],
  ])("rounds half away from zero: %s %s is %s", (currency, rate, printed) => {
    const base = { discountPercent: "0", discountFlat: "0", tax: "0" };
    expect(computeTotals({ ...base, currency, items: [{ rate, quantity: "1" }] }).total).toBe(printed);
  });

  it("equals the specification's formula when nothing is rounded", () => {
    const items = [
      { rate: "1200", quantity: "2" },
      { rate: "350.50", quantity: "4" },
    ];
    expect(
      computeTotals({ currency: "USD", items, discountPercent: "10", discountFlat: "21.8", tax: "7" }),
    ).toEqual({
      lineTotals: ["2400.00", "1402.00"],
      lineDiscounts: ["0.00", "0.00"],
      subtotal: "3802.00",
      discount: "402.00",
      taxable: "3400.00",
      taxGroups: [{ rate: "7", net: "3400.00", tax: "238.00", discount: "402.00" }],
      taxAmount: "238.00",
      total: "3638.00",
      withheldFrom: "3400.00",
      withheld: "0.00",
      receivable: "3638.00",
    });
  });

  it("counts invalid numbers as zero, and incomplete ones by the digits typed so far", () => {
    const items = [
      { rate: "", quantity: "2" },
      { rate: "1.2.3", quantity: "2" },
      { rate: "9.", quantity: "2" },
      { rate: "1", quantity: ".5" },
      { rate: "1.5", quantity: "1" },
    ];
    expect(
      computeTotals({ currency: "USD", items, discountPercent: "", discountFlat: "-", tax: "x" }).total,
    ).toBe("20.00");
  });

  it("reports a discount that exceeds the subtotal", () => {
    const input = { currency: "USD", items: [{ rate: "10", quantity: "1" }], discountPercent: "0", tax: "0" };
    expect(isDiscountTooLarge(computeTotals({ ...input, discountFlat: "10" }))).toBe(false);
    expect(isDiscountTooLarge(computeTotals({ ...input, discountFlat: "10.01" }))).toBe(true);
  });
});
