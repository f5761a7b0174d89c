import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { casesText, propertyCases } from "@/tests/setup/property-cases";
import { depositLines, depositLinesWithin, depositTotals } from "./deposit-rules";
import { computeTotals, type TotalsInput } from "./totals";

const CASES = propertyCases(500);

const cents = (max: number) =>
  fc.integer({ min: 100, max }).map((amount) => new Big(amount).div(100).toFixed());
const rate = fc.constantFrom("0", "5.5", "7", "19", "25.5");
const quotations: fc.Arbitrary<TotalsInput> = fc.record({
  currency: fc.constant("EUR"),
  items: fc.array(
    fc.record({
      rate: cents(10_000_000),
      quantity: fc.constantFrom("1", "2.5", "16"),
      taxRate: fc.option(rate, { nil: null }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  discountPercent: fc.constantFrom("0", "10"),
  discountFlat: fc.constant("0"),
  tax: rate,
});

describe("the lines of a deposit", () => {
  const totalOf = (quotation: TotalsInput, lines: ReturnType<typeof depositLines>) =>
    depositTotals(quotation, lines).total;

  it(`add up to an amount with tax, or to the nearest cent below or above, with rates of the quotation (${casesText(CASES)} cases)`, () => {
    fc.assert(
      fc.property(quotations, fc.integer({ min: 1, max: 100 }), (quotation, percent) => {
        const { total, taxGroups } = computeTotals(quotation);
        const amount = new Big(total).times(percent).div(100).round(2, Big.roundDown);
        // A deposit of nothing is refused.
        fc.pre(amount.gt(0));
        const lines = depositLines(quotation, { amount: amount.toFixed(2) });
        expect(new Big(totalOf(quotation, lines)).minus(amount).abs().toNumber()).toBeLessThanOrEqual(0.01);
        const rates = depositTotals(quotation, lines).taxGroups.map((group) => group.rate);
        expect(taxGroups.map((group) => group.rate)).toEqual(expect.arrayContaining(rates));
      }),
      { numRuns: CASES },
    );
  });

  it(`are never above an amount that is all that is left, and miss at most a cent of it (${casesText(CASES)} cases)`, () => {
    fc.assert(
      fc.property(quotations, fc.integer({ min: 1, max: 100 }), (quotation, percent) => {
        const { total } = computeTotals(quotation);
        const left = new Big(total).times(percent).div(100).round(2, Big.roundDown);
        fc.pre(left.gte(1));
        const amount = left.toFixed(2);
        const missing = left.minus(totalOf(quotation, depositLinesWithin(quotation, { amount }, amount)));
        expect(missing.toNumber()).toBeGreaterThanOrEqual(0);
        expect(missing.toNumber()).toBeLessThanOrEqual(0.01);
      }),
      { numRuns: CASES },
    );
  });

  it(`are what rounding leaves of a percentage that is asked for twice or more (${casesText(CASES)} cases)`, () => {
    fc.assert(
      fc.property(quotations, fc.constantFrom(2, 4, 5, 8), (quotation, parts) => {
        const { total, taxGroups } = computeTotals(quotation);
        const deposit = { percent: new Big(100).div(parts).toFixed() };
        const part = new Big(totalOf(quotation, depositLines(quotation, deposit)));
        const left = new Big(total).minus(part.times(parts - 1));
        fc.pre(left.gte(1));
        const last = new Big(totalOf(quotation, depositLinesWithin(quotation, deposit, left.toFixed(2))));
        const isRounding = part.minus(left).lte(new Big(taxGroups.length).div(100));
        expect(last.lte(left)).toBe(isRounding);
        if (part.lte(left) || !isRounding) expect(last.toFixed(2)).toBe(part.toFixed(2));
        else expect(left.minus(last).toNumber()).toBeLessThanOrEqual(0.01);
      }),
      { numRuns: CASES },
    );
  });

  it("are the second half of a net amount that has none in cents, and no more than that", () => {
    const quotation = {
      currency: "EUR",
      tax: "19",
      items: [{ rate: "100.01", quantity: "1" }],
      discountPercent: "0",
      discountFlat: "0",
    };
    const half = (most: string) => totalOf(quotation, depositLinesWithin(quotation, { percent: "50" }, most));
    expect(half("119.01")).toBe("59.51");
    expect(half("59.50")).toBe("59.50");
    expect(half("59.49")).toBe("59.51");
  });

  it(`are the percentage of each rate's net amount, and the whole for 100 % (${casesText(CASES)} cases)`, () => {
    fc.assert(
      fc.property(quotations, (quotation) => {
        const { total, taxGroups } = computeTotals(quotation);
        expect(totalOf(quotation, depositLines(quotation, { percent: "100" }))).toBe(total);
        const half = depositTotals(quotation, depositLines(quotation, { percent: "50" })).taxGroups;
        for (const { rate: own, net } of half) {
          const whole = taxGroups.find((group) => group.rate === own)?.net ?? "";
          expect(net).toBe(new Big(whole).div(2).round(2, Big.roundHalfUp).toFixed(2));
        }
      }),
      { numRuns: CASES },
    );
  });

  it(`is one line with the former net amount for one rate (${casesText(CASES)} cases)`, () => {
    fc.assert(
      fc.property(
        quotations,
        cents(1_000_000),
        fc.integer({ min: 1, max: 99 }),
        (document, amount, percent) => {
          const items = document.items.map((item) => ({ ...item, taxRate: null }));
          const quotation = { ...document, items };
          const net = (deposit: Parameters<typeof depositLines>[1]) => depositLines(quotation, deposit);
          const byAmount = new Big(amount).times(100).div(new Big(quotation.tax).plus(100));
          const { taxable } = computeTotals(quotation);
          const byPercent = new Big(taxable).times(percent).div(100);
          const line = (of: Big) => [
            { rate: of.round(2, Big.roundHalfUp).toFixed(2), quantity: "1", taxRate: null },
          ];
          expect(net({ amount })).toEqual(line(byAmount));
          expect(net({ percent: String(percent) })).toEqual(line(byPercent));
        },
      ),
      { numRuns: CASES },
    );
  });
});
