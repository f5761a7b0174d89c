import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CreditedInvoice,
  type CreditLine,
  creditTotals,
  type EarlierCredit,
  exceedsAll,
  findExcess,
  findOtherRate,
  linesLeft,
  leftOf,
  withInvoiceRates,
} from "./credit-rules";
import type { TaxGroup } from "./tax-groups";
import { computeTotals } from "./totals";
import { casesText, propertyCases } from "@/tests/setup/property-cases";

const CASES = propertyCases(200);
/** 100,000 invoices take 13 minutes on one core beside another program. */
const LIMIT_MS = 60_000 + CASES * 30;

const line = (title: string, rate: string, quantity = "1"): CreditLine => ({ title, rate, quantity });

const invoice: CreditedInvoice = {
  currency: "USD",
  tax: "0",
  discountPercent: "0",
  discountFlat: "0",
  items: [line("Design", "100", "6"), line("Print", "400")],
};

describe("what is left of an invoice", () => {
  it("is every line at first, and none after a full credit", () => {
    expect(linesLeft(invoice, [])).toEqual(invoice.items);
    expect(linesLeft(invoice, [{ items: invoice.items }])).toEqual([]);
    expect(leftOf(invoice, [{ items: invoice.items }]).total).toBe("0.00");
  });

  it("is written with the line's rate, or as one amount where the rate does not give it", () => {
    expect(linesLeft(invoice, [{ items: [line("Design", "100", "2")] }])[0]).toEqual(
      line("Design", "100", "4"),
    );
    const thirds = { ...invoice, items: [line("Design", "3", "1.3333")] };
    expect(linesLeft(thirds, [{ items: [line("Design", "0.01")] }])).toEqual([line("Design", "3", "1.33")]);
    const hours = { ...invoice, currency: "KWD", items: [line("Hours", "999999999999", "999999")] };
    expect(linesLeft(hours, [{ items: [line("Hours", "0.001")] }])).toEqual([
      line("Hours", new Big("999999999999").times("999999").minus("0.001").toFixed()),
    ]);
  });

  it("is counted for the line with the same rate where titles are equal", () => {
    const twice = { ...invoice, items: [line("Hours", "100"), line("Hours", "50")] };
    expect(linesLeft(twice, [{ items: [line("Hours", "50", "0.5")] }])).toEqual([
      line("Hours", "100"),
      line("Hours", "50", "0.5"),
    ]);
  });

  it("is counted by position for a line with another title", () => {
    expect(linesLeft(invoice, [{ items: [line("Work that was not done", "600")] }])).toEqual([
      line("Print", "400"),
    ]);
  });
});

describe("a credit note", () => {
  it("takes at most what is left of each line", () => {
    const earlier = [{ items: [line("Design", "100", "5")] }];
    expect(findExcess(invoice, earlier, [line("Design", "100")])).toBeNull();
    expect(findExcess(invoice, earlier, [line("Print", "1"), line("Design", "100.01")])).toEqual({
      index: 1,
      left: "100.00",
    });
    const unknown = [line("Design", "1"), line("Print", "1"), line("Travel", "1")];
    expect(findExcess(invoice, [], unknown)).toEqual({ index: 2, left: null });
    expect(exceedsAll(invoice, earlier, [line("Print", "500.01")])).toBe(true);
    expect(exceedsAll(invoice, earlier, [line("Print", "500")])).toBe(false);
  });

  it("has its share of discount and tax, rounded so that nothing is left at the end", () => {
    const taxed = { ...invoice, currency: "JPY", tax: "10", items: [line("A", "5"), line("B", "95")] };
    expect(creditTotals(taxed, [], [line("A", "5")])).toEqual({
      discount: "0",
      total: "6",
      taxGroups: [{ rate: "10", net: "5", tax: "1", discount: "0" }],
    });
    expect(creditTotals(taxed, [{ items: [line("A", "5")] }], [line("B", "95")]).total).toBe("104");
  });

  it("has the tax rates of its lines, and refuses others", () => {
    const mixed = {
      ...invoice,
      tax: "19",
      items: [{ ...line("Hours", "100"), taxRate: "7" }, line("Hours", "100")],
    };
    const credited = withInvoiceRates(mixed, [], [{ ...line("Hours", "100"), taxRate: "7.0" }]);
    expect(credited).toEqual([{ ...line("Hours", "100"), taxRate: "7" }]);
    expect(creditTotals(mixed, [], credited)).toMatchObject({ total: "107.00" });
    // Without a rate it is the line with the invoice's, then the other one.
    expect(withInvoiceRates(mixed, [], [line("Hours", "1")])[0]?.taxRate).toBeNull();
    const only = { ...mixed, items: mixed.items.slice(0, 1) };
    expect(withInvoiceRates(only, [], [line("Hours", "1")])[0]?.taxRate).toBe("7");
    const other = withInvoiceRates(only, [], [{ ...line("Hours", "1"), taxRate: "0" }]);
    expect(findOtherRate(only, [], other)).toBe(0);
  });

  it(
    `adds up with the others to the invoice, whatever is credited in which order (${casesText(CASES)} invoices)`,
    () => {
      fc.assert(
        fc.property(invoices, fc.array(fc.tuple(fc.nat(), fc.nat(99)), { maxLength: 6 }), (one, parts) => {
          const credits: EarlierCredit[] = [];
          const totals: string[] = [];
          const groups: TaxGroup[] = [];
          const credit = (lines: readonly CreditLine[]) => {
            const items = withInvoiceRates(one, credits, lines);
            expect(findOtherRate(one, credits, items)).toBe(-1);
            expect(findExcess(one, credits, items)).toBeNull();
            expect(exceedsAll(one, credits, items)).toBe(false);
            const { total, discount, taxGroups } = creditTotals(one, credits, items);
            const nets = taxGroups.flatMap(({ net, tax }) => [net, tax]);
            expect(new Big(sumOf(nets)).toFixed()).toBe(new Big(total).toFixed());
            expect(sumOf(taxGroups.map((group) => group.discount))).toBe(new Big(discount).toFixed());
            expect([...nets, discount].every((amount) => new Big(amount).gte(0))).toBe(true);
            groups.push(...taxGroups);
            expect(new Big(total).gte(0) && new Big(discount).gte(0)).toBe(true);
            expect(new Big(total).lte(leftOf(one, credits).total)).toBe(true);
            totals.push(total);
            credits.push({ items });
          };
          for (const [pick, percent] of parts) {
            const left = linesLeft(one, credits);
            const chosen = left[pick % left.length];
            const part = chosen && partOf(chosen, percent, one.currency);
            if (part) credit([part]);
          }
          const rest = linesLeft(one, credits);
          if (rest.length > 0) credit(rest);
          const sum = totals.reduce((all, total) => all.plus(total), new Big(0));
          expect(sum.toFixed()).toBe(new Big(computeTotals(one).total).toFixed());
          for (const { rate, net, tax, discount } of computeTotals(one).taxGroups) {
            const own = groups.filter((group) => group.rate === rate);
            expect(sumOf(own.map((group) => group.net))).toBe(new Big(net).toFixed());
            expect(sumOf(own.map((group) => group.tax))).toBe(new Big(tax).toFixed());
            expect(sumOf(own.map((group) => group.discount))).toBe(new Big(discount).toFixed());
          }
          expect(linesLeft(one, credits)).toEqual([]);
          expect(new Big(leftOf(one, credits).total).eq(0)).toBe(true);
          expect(exceedsAll(one, credits, [line("More", "1")])).toBe(true);
        }),
        { numRuns: CASES },
      );
    },
    LIMIT_MS,
  );
});

function sumOf(amounts: readonly string[]): string {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed();
}

/** Returns a part of a line as an amount; undefined if it is nothing in the currency. */
function partOf({ title, rate, quantity, taxRate }: CreditLine, percent: number, currency: string) {
  const whole = computeTotals({ ...invoice, currency, items: [{ rate, quantity }] }).subtotal;
  const digits = whole.split(".")[1]?.length ?? 0;
  const amount = new Big(whole)
    .times(percent + 1)
    .div(100)
    .round(digits, Big.roundDown);
  return amount.gt(0) ? { ...line(title, amount.toFixed()), taxRate } : undefined;
}

const decimal = (max: number) =>
  fc
    .tuple(fc.integer({ min: 1, max }), fc.integer({ min: 0, max: 9999 }))
    .map(([whole, part]) => `${whole}.${part}`);
const percent = fc.oneof(fc.constant("0"), fc.constant("100"), decimal(99));
const invoices = fc.record({
  currency: fc.constantFrom("USD", "JPY", "KWD"),
  tax: fc.oneof(percent, fc.constant("19")),
  discountPercent: percent,
  discountFlat: fc.constant("0"),
  items: fc.array(
    fc.record({
      title: fc.constantFrom("Design", "Print", "Hours"),
      rate: decimal(5000),
      quantity: decimal(40),
      taxRate: fc.constantFrom(null, null, "7", "0", "19"),
      unit: fc.constantFrom(null, "hour" as const),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});
