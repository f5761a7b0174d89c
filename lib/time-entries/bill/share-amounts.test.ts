import fc from "fast-check";
import { expect, it } from "vitest";
import { minutesOfEntry, totalsOf } from "./amounts";
import { shareAmounts } from "./share-amounts";

const entry = fc.record({
  projectId: fc.constantFrom(null, "p", "q"),
  lineId: fc.constantFrom(null, "x", "y"),
  minutes: fc.option(fc.integer({ min: 0, max: 1440 }), { nil: null, freq: 20 }),
  isBillable: fc.boolean(),
  effectiveRate: fc.constantFrom(null, "90", "77.77", "100"),
  rounding: fc.constantFrom("none", "up:15:entry", "nearest:6:entry", "up:15:line", "down:60:line"),
  currency: fc.constantFrom("EUR", "JPY"),
});

it("the amounts of entries add up to the totals of their lines", () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), (made) => {
      const entries = made.map((one, index) => ({ ...one, id: `${index}`, documentId: one.lineId && "d" }));
      const parts = new Map<string, Parameters<typeof totalsOf>[0][number]>();
      for (const one of entries) {
        if (one.minutes === null) continue;
        const { projectId, currency, effectiveRate, rounding, isBillable, lineId, minutes } = one;
        const key = [projectId, currency, effectiveRate, rounding, isBillable, lineId].join(" ");
        const before = parts.get(key);
        parts.set(key, {
          minutes: (before?.minutes ?? 0) + minutes,
          roundedMinutes: (before?.roundedMinutes ?? 0) + minutesOfEntry(minutes, rounding),
          rounding,
          currency,
          rate: effectiveRate,
          isBillable,
          isBilled: lineId !== null,
        });
      }
      const amounts = shareAmounts(entries);
      for (const { currency, amount } of totalsOf([...parts.values()])) {
        const cents = entries
          .filter((one) => one.currency === currency)
          .reduce((sum, { id }) => sum + Math.round(Number(amounts.get(id) ?? 0) * 100), 0);
        expect(cents).toBe(Math.round(Number(amount) * 100));
      }
    }),
  );
});

it("five entries of 20 minutes on one line of 1:45 share its amount", () => {
  const five = Array.from({ length: 5 }, (_, index) => ({
    id: `${index}`,
    projectId: "p",
    documentId: "d",
    lineId: "x",
    minutes: 20,
    isBillable: true,
    effectiveRate: "90",
    rounding: "up:15:line",
    currency: "EUR",
  }));
  expect([...shareAmounts(five).values()]).toEqual(["31.50", "31.50", "31.50", "31.50", "31.50"]);
});
