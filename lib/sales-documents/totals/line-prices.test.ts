import Big from "big.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import { netLines } from "@/lib/e-invoices/net-lines";
import { exactTotals } from "@/tests/e-invoices/exact-totals";
import { casesText, propertyCases } from "@/tests/setup/property-cases";
import { computeTotals } from "./totals";

const CASES = propertyCases(2_000);
const digitsOf = { JPY: 0, EUR: 2, KWD: 3 } as const;

const decimal = (max: number, places: number) =>
  fc.tuple(fc.integer({ min: 0, max }), fc.nat(10 ** places - 1)).map(([whole, part]) => {
    const text = `${whole}.${String(part).padStart(places, "0")}`;
    return /[1-9]/.test(text) ? text : "1";
  });

const documents = fc.record({
  currency: fc.constantFrom<keyof typeof digitsOf>("JPY", "EUR", "KWD"),
  items: fc.array(
    fc.record({
      title: fc.constant("Design"),
      rate: decimal(9_999, 4),
      quantity: decimal(99, 4),
      taxRate: fc.constantFrom(null, "0", "7", "19", "5.5", "25.5"),
      discountPercent: fc.constantFrom("0", "0", "10", "33.3333", "100"),
      discountFlat: fc.constantFrom("0", "0"),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  discountPercent: fc.constantFrom("0", "10", "12.3456", "100"),
  discountFlat: fc.constant("0"),
  tax: fc.constantFrom("0", "19", "20"),
  pricesIncludeTax: fc.boolean(),
});

const minor = (text: string) => BigInt(text.replace(".", ""));
const sum = (texts: readonly string[]) => texts.reduce((all, text) => all.plus(text), new Big(0));

it(`line discounts and prices with tax give the sums of exact arithmetic, ${casesText(CASES)}`, () => {
  fc.assert(
    fc.property(documents, (document) => {
      const totals = computeTotals(document);
      const expected = exactTotals(document);
      expect(minor(totals.subtotal)).toBe(expected.subtotal);
      expect(minor(totals.taxable)).toBe(expected.taxable);
      expect(minor(totals.total)).toBe(expected.total);
      if (document.pricesIncludeTax) expect(expected.total).toBe(expected.subtotal - expected.discount);

      // Of each rate, the tax differs from the exact one by less than a minor unit.
      const least = new Big(10).pow(-digitsOf[document.currency]);
      for (const { rate, net, tax } of totals.taxGroups) {
        const exact = document.pricesIncludeTax
          ? new Big(net).plus(tax).times(rate).div(new Big(rate).plus(100))
          : new Big(net).times(rate).div(100);
        expect(exact.minus(tax).abs().lt(least)).toBe(true);
      }
      expect(sum(totals.taxGroups.map(({ tax }) => tax)).eq(totals.taxAmount)).toBe(true);
      expect(new Big(totals.taxable).plus(totals.taxAmount).eq(totals.total)).toBe(true);
    }),
    { numRuns: CASES },
  );
});

it(`lines without tax less discounts are the printed net amounts, ${casesText(CASES)}`, () => {
  fc.assert(
    fc.property(documents, (document) => {
      const totals = computeTotals(document);
      const { items, discounts } = netLines(
        { ...document, category: "invoice", number: "1", ...texts },
        totals,
      );
      const lines = sum(items.map(({ net }) => net));
      const less = sum(discounts.map(({ amount }) => amount));
      expect(lines.minus(less).eq(totals.taxable)).toBe(true);
      for (const { whole, discount, net } of items) {
        expect(new Big(whole).minus(discount).eq(net)).toBe(true);
        expect(new Big(discount).gte(0)).toBe(true);
      }
    }),
    { numRuns: CASES },
  );
});

const texts = { issuedAt: "", projectTitle: "", freelancerName: "", clientName: "" };
