import fc from "fast-check";
import { expect, it } from "vitest";
import { minutesOfEntry } from "./amounts";
import { shareAmounts } from "./share-amounts";
import { type BilledShare, totalsOf } from "./worth";

const entry = fc.record({
  projectId: fc.constantFrom(null, "p", "q"),
  lineId: fc.constantFrom(null, "x", "y"),
  minutes: fc.option(fc.integer({ min: 0, max: 1440 }), { nil: null, freq: 20 }),
  isBillable: fc.boolean(),
  effectiveRate: fc.constantFrom(null, "90", "77.77", "100"),
  rounding: fc.constantFrom("none", "up:15:entry", "nearest:6:entry", "up:15:line", "down:60:line"),
  currency: fc.constantFrom("EUR", "JPY"),
  isShown: fc.boolean(),
});

const price = fc.record({
  rate: fc.constantFrom("60", "77.77", "1.5"),
  quantity: fc.constantFrom("1", "2.75", "0.3333"),
  discountPercent: fc.constantFrom("0", "50", "33.33"),
  discountFlat: fc.constantFrom("0", "0.05"),
});

type Entry = typeof entry extends fc.Arbitrary<infer T> ? T : never;
type Listed = Entry & { id: string; billed: BilledShare | null };

/** The entry with its place on a line of this price, among all before it and after it. */
function placed(entries: readonly Entry[], prices: readonly [BilledShare["lines"], BilledShare["lines"]]) {
  const minutesOf = (one: Entry) => minutesOfEntry(one.minutes ?? 0, one.rounding);
  return entries.map((one, index): Listed => {
    const minutes = minutesOf(one);
    const same = (other: Entry) => keyOf(other) === keyOf(one);
    const sum = (some: readonly Entry[]) =>
      some.filter(same).reduce((all, other) => all + minutesOf(other), 0);
    const billed = one.lineId !== null &&
      one.minutes !== null && {
        lines: prices[one.lineId === "x" ? 0 : 1],
        minutes,
        until: sum(entries.slice(0, index + 1)),
        wholeMinutes: sum(entries),
      };
    return { ...one, id: `${index}`, billed: billed || null };
  });
}

function keyOf({ projectId, currency, effectiveRate, rounding, isBillable, lineId }: Entry): string {
  return [projectId, currency, effectiveRate, rounding, isBillable, lineId].join(" ");
}

/** The sums of each part, as the server makes them. */
function partsOf(entries: readonly Listed[]): Parameters<typeof totalsOf>[0] {
  const groups = new Map<string, Listed[]>();
  for (const one of entries)
    if (one.minutes !== null) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()].map((group) => {
    const [first] = group as [Listed, ...Listed[]];
    const { rounding, currency, effectiveRate: rate, isBillable, billed } = first;
    const shares = group.flatMap((one) => one.billed ?? []);
    const rounded = group.reduce((sum, { minutes }) => sum + minutesOfEntry(minutes ?? 0, rounding), 0);
    return {
      ...{ rounding, currency, rate, isBillable, isBilled: billed !== null },
      minutes: group.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
      roundedMinutes: rounded,
      lines: billed?.lines ?? null,
      wholeMinutes: billed?.wholeMinutes ?? null,
      shares: billed && rounded !== billed.wholeMinutes ? shares : null,
    };
  });
}

it("the amounts of entries add up to the totals of their lines, also of some of their entries", () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), price, price, (made, x, y) => {
      const all = placed(made, [[x], [y]]);
      const cents = (amount = "0") => Math.round(Number(amount) * 100);
      for (const shown of [all, all.filter(({ isShown }) => isShown)]) {
        const amounts = shareAmounts(shown);
        for (const { currency, amount } of totalsOf(partsOf(shown))) {
          const own = shown.filter((one) => one.currency === currency);
          // A line whose minutes are all 0 has no amount to share.
          if (own.some(({ billed }) => billed?.wholeMinutes === 0)) continue;
          expect(own.reduce((sum, { id }) => sum + cents(amounts.get(id)), 0)).toBe(cents(amount));
        }
      }
    }),
  );
});

const twenty = {
  projectId: "p",
  minutes: 20,
  isBillable: true,
  effectiveRate: "90",
  rounding: "up:15:line",
  currency: "EUR",
};

it("five entries of 20 minutes on one line of 1:45 share its amount, of which a discount is taken", () => {
  const amountsOf = (discountPercent: string) => {
    const lines = [{ rate: "90", quantity: "1.75", discountPercent }];
    const share = { lines, minutes: 20, wholeMinutes: 100 };
    const five = [1, 2, 3, 4, 5].map((at) => ({
      ...twenty,
      id: `${at}`,
      billed: { ...share, until: at * 20 },
    }));
    return [...shareAmounts(five).values()];
  };
  expect(amountsOf("0")).toEqual(["31.50", "31.50", "31.50", "31.50", "31.50"]);
  expect(amountsOf("50")).toEqual(["15.75", "15.75", "15.75", "15.75", "15.75"]);
});

it("five unbilled entries of 20 minutes share the amount of 1:45", () => {
  const five = [1, 2, 3, 4, 5].map((at) => ({ ...twenty, id: `${at}`, billed: null }));
  expect([...shareAmounts(five).values()]).toEqual(["31.50", "31.50", "31.50", "31.50", "31.50"]);
});
