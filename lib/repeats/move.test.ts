import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { repetitions } from "@/tests/setup/property-cases";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { moveRule, TooManyDates } from "./move";
import { defaultRule } from "./schema";
import { normalRule, slotsFrom, weekdayOf } from "./slots";

const SEED = Number(process.env.REPEAT_SEED ?? Math.floor(Math.random() * 2 ** 31));
const FAR = "9999-12-30";
const ANCHOR = "2026-11-23";

const anyMove = fc
  .record({
    days: fc.nat(400),
    every: fc.constantFrom("day", "week", "month", "year"),
    interval: fc.integer({ min: 1, max: 5 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 4 }),
    monthBy: fc.constantFrom("day", "weekday", "lastWeekday"),
    end: fc.integer({ min: 2, max: 300 }),
    endsOnDate: fc.boolean(),
    index: fc.nat(20),
    by: fc.integer({ min: -20, max: 20 }),
  } as const)
  .map(({ days, end, endsOnDate, index, by, ...shape }) => {
    const anchor = addDays(ANCHOR, days);
    const ends = endsOnDate ? { until: addDays(anchor, end), count: null } : { until: null, count: end };
    const rule = normalRule({ ...shape, ...ends }, anchor);
    const slots = [...slotsFrom(rule, anchor)];
    const from = slots[index % slots.length] ?? anchor;
    return { rule, anchor, from, to: addDays(from, by), rest: slots.slice(slots.indexOf(from)) };
  });

describe(`a date that is moved with all after it, seed ${SEED}`, () => {
  it("leaves none of them without a date, in their order, and each date is one of the new rule", () => {
    fc.assert(
      fc.property(anyMove, ({ rule, anchor, from, to, rest }) => {
        const moved = moveRule({ rule, anchor, from, to, madeUntil: FAR });
        const places = rest.map((slot) => moved.places.get(slot));
        expect(places[0]).toBe(to);
        expect(places).toEqual([...slotsFrom(moved.rule, to)].slice(0, rest.length));
        expect(moved.last).toBe(places.at(-1));
      }),
      { numRuns: repetitions(200, 500), seed: SEED },
    );
  });

  it("keeps the other dates if it is moved to the same date", () => {
    fc.assert(
      fc.property(anyMove, ({ rule, anchor, from, rest }) => {
        // A month's last day stands for a later one: from there the rule is another.
        fc.pre(from.slice(8) === anchor.slice(8) || !["month", "year"].includes(rule.every));
        const moved = moveRule({ rule, anchor, from, to: from, madeUntil: FAR });
        expect([...slotsFrom(moved.rule, from)]).toEqual(rest);
      }),
      { numRuns: repetitions(200, 500), seed: SEED },
    );
  });

  it("keeps the other days of the week and what is left of a number", () => {
    const rule = normalRule({ ...defaultRule, every: "week", weekdays: [3], count: 6 }, ANCHOR);
    const [from, to] = ["2026-11-25", "2026-11-26"];
    const moved = moveRule({ rule, anchor: ANCHOR, from, to, madeUntil: FAR }).rule;
    expect(moved).toMatchObject({ weekdays: [weekdayOf(ANCHOR), weekdayOf(to)], count: 5 });
  });

  it("ends later only if its rows would not have room, and does not count dates without a row", () => {
    const rule = normalRule({ ...defaultRule, every: "week", until: "2026-12-14" }, ANCHOR);
    const move = { rule, anchor: ANCHOR, from: "2026-11-30", madeUntil: FAR };
    expect(moveRule({ ...move, to: "2026-12-04" }).rule.until).toBe("2026-12-18");
    expect(moveRule({ ...move, to: "2026-11-28" }).rule.until).toBe("2026-12-14");
    expect(moveRule({ ...move, to: "2026-12-04", madeUntil: "2026-12-07" }).rule.until).toBe("2026-12-14");
  });
});

it("a rule with more dates than can be counted while others wait is not moved", () => {
  const rule = normalRule({ ...defaultRule, every: "day" }, "1000-01-02");
  const move = { rule, anchor: "1000-01-02", from: "1000-01-02", to: "1000-01-03" };
  expect(() => moveRule({ ...move, madeUntil: FAR })).toThrow(TooManyDates);
  expect(moveRule({ ...move, madeUntil: "1010-01-02" }).places.size).toBe(3_653);
});
