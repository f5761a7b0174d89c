import fc from "fast-check";
import { RRuleTemporal } from "rrule-temporal";
import { describe, expect, it } from "vitest";
import { repetitions } from "@/tests/setup/property-cases";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { defaultRule, type RepeatRule } from "./schema";
import { dueOfSlot, firstSlot, isLastOfMonth, normalRule, ordinalOf, slotsFrom, weekdayOf } from "./slots";

// `REPEAT_CASES=10000` runs all; a seed reproduces a run.
const CASES = Number(process.env.REPEAT_CASES ?? repetitions(100, 300));
const SEED = Number(process.env.REPEAT_SEED ?? Math.floor(Math.random() * 2 ** 31));
const SHOWN = 25;

const zones = [
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "America/Sao_Paulo",
];

const date = fc
  .date({ min: new Date("2012-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
  .map((found) => found.toISOString().slice(0, 10));
// The hours in which clocks change are more frequent than others.
const minutes = fc.oneof(fc.integer({ min: 0, max: 239 }), fc.integer({ min: 0, max: 1439 }));

const anyCase = fc
  .record({
    zone: fc.constantFrom(...zones),
    anchor: fc.oneof(date, fc.constantFrom("2016-02-29", "2024-01-31", "2025-10-31", "2024-12-29")),
    minutes,
    every: fc.constantFrom("day", "week", "month", "year"),
    interval: fc.integer({ min: 1, max: 5 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 4 }),
    monthBy: fc.constantFrom("day", "weekday", "lastWeekday"),
    end: fc.option(fc.oneof(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 31, max: 700 }))),
    endsOnDate: fc.boolean(),
  } as const)
  .map(({ zone, anchor: first, minutes, end, endsOnDate, ...shape }) => {
    // A last weekday counts from a date that is one.
    const anchor =
      shape.every === "month" && shape.monthBy === "lastWeekday" && !isLastOfMonth(first)
        ? lastOfMonth(first)
        : first;
    const rule: RepeatRule = {
      ...shape,
      until: end !== null && endsOnDate ? addDays(anchor, end) : null,
      count: end !== null && !endsOnDate ? Math.min(end, 99) : null,
    };
    return { zone, anchor, minutes, rule: normalRule(rule, anchor) };
  });

describe(`${CASES} rules across daylight saving, seed ${SEED}`, () => {
  it("have the dates and the instants of another implementation of RFC 5545", () => {
    fc.assert(
      fc.property(anyCase, ({ zone, anchor, minutes, rule }) => {
        const slots = first(SHOWN, slotsFrom(rule, anchor));
        const expected = outside(rule, anchor, minutes, zone);
        expect(slots.map((slot) => dueOfSlot(slot, minutes, zone).dueAt)).toEqual(expected);
      }),
      { numRuns: CASES, seed: SEED },
    );
  });

  it("have the same dates from any day on", () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: -40, max: 4000 }), ({ anchor, rule }, days) => {
        const from = addDays(anchor, days);
        const slot = firstSlot(rule, anchor, from);
        const all = first(6000, slotsFrom(rule, anchor));
        expect(slot).toBe(all.find((one) => one >= from));
      }),
      { numRuns: Math.min(CASES, 500), seed: SEED },
    );
  });
});

describe("the dates of a rule", () => {
  it.each<[Partial<RepeatRule>, string, string[]]>([
    [{ every: "month" }, "2026-01-31", ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]],
    [{ every: "year" }, "2024-02-29", ["2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"]],
    [{ every: "month", monthBy: "weekday" }, "2026-11-10", ["2026-11-10", "2026-12-08", "2027-01-12"]],
    [{ every: "month", monthBy: "weekday" }, "2026-10-30", ["2026-10-30", "2026-11-27", "2026-12-25"]],
    [
      { every: "week", weekdays: [1, 4], interval: 2 },
      "2026-11-26",
      ["2026-11-26", "2026-12-07", "2026-12-10"],
    ],
    [{ every: "month", monthBy: "lastWeekday" }, "2026-11-20", ["2026-11-20", "2026-12-18"]],
    [{ every: "day", count: 2 }, "2026-12-31", ["2026-12-31", "2027-01-01"]],
    [{ every: "day", until: "2026-01-01" }, "2026-12-31", ["2026-12-31"]],
    [{ every: "year" }, "9998-12-30", ["9998-12-30", "9999-12-30"]],
    [{ every: "week", interval: 99 }, "9998-12-30", ["9998-12-30"]],
    [{ every: "month", monthBy: "lastWeekday" }, "9999-10-29", ["9999-10-29", "9999-11-26"]],
  ])("%j from %s are %j", (shape, anchor, dates) => {
    const rule = normalRule({ ...defaultRule, ...shape }, anchor);
    const isEnded = rule.until !== null || rule.count !== null || anchor > "9990";
    expect(first(isEnded ? 99 : dates.length, slotsFrom(rule, anchor))).toEqual(dates);
  });
});

/**
 * Returns the instants of a rule, as the other implementation has them. Version 1.6 keeps the time after a gap on later dates,
 * so it is asked for the dates first, and then for each of them on its own.
 */
function outside(rule: RepeatRule, anchor: string, minutes: number, zone: string): string[] {
  const dates = occurrences(anchor, NOON, "UTC", ruleText(rule, anchor)).map((instant) =>
    instant.slice(0, 10),
  );
  return dates.flatMap((date) => occurrences(date, minutes, zone, "FREQ=WEEKLY;COUNT=1"));
}

function occurrences(anchor: string, minutes: number, zone: string, parts: string): string[] {
  const clock = `${pad(Math.floor(minutes / 60))}${pad(minutes % 60)}00`;
  const rruleString = `DTSTART;TZID=${zone}:${anchor.replaceAll("-", "")}T${clock}\nRRULE:${parts}`;
  return new RRuleTemporal({ rruleString })
    .all((_, index) => index < SHOWN)
    .map((instant) => new Date(instant.epochMilliseconds).toISOString());
}

function ruleText(rule: RepeatRule, anchor: string): string {
  // Of the days of an anchor after the 28th, the last one that a month has.
  const days = first(Number(anchor.slice(8)), countFrom(1)).filter(
    (day) => day >= 28 || day === Number(anchor.slice(8)),
  );
  const month = { day: `BYMONTHDAY=${days.join(",")};BYSETPOS=-1` };
  const weekday = names[weekdayOf(anchor) - 1];
  const nth = ordinalOf(anchor) > 4 ? -1 : ordinalOf(anchor);
  return [
    `FREQ=${{ day: "DAILY", week: "WEEKLY", month: "MONTHLY", year: "YEARLY" }[rule.every]}`,
    `INTERVAL=${rule.interval}`,
    rule.every === "week" && `BYDAY=${rule.weekdays.map((day) => names[day - 1]).join(",")};WKST=MO`,
    rule.every === "month" && rule.monthBy === "day" && month.day,
    rule.every === "month" && rule.monthBy === "weekday" && `BYDAY=${nth}${weekday}`,
    rule.every === "month" && rule.monthBy === "lastWeekday" && `BYDAY=-1${weekday}`,
    rule.every === "year" && `BYMONTH=${Number(anchor.slice(5, 7))};${month.day}`,
    rule.count !== null && `COUNT=${rule.count}`,
    rule.until !== null && `UNTIL=${rule.until.replaceAll("-", "")}`,
  ]
    .filter(Boolean)
    .join(";");
}

const NOON = 720;
const names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const pad = (number: number) => String(number).padStart(2, "0");

function lastOfMonth(date: string): string {
  let found = date;
  while (!isLastOfMonth(found)) found = addDays(found, 7);
  return found;
}

function* countFrom(start: number) {
  for (let number = start; ; number += 1) yield number;
}

function first<Value>(count: number, values: Iterable<Value>): Value[] {
  const found: Value[] = [];
  for (const value of values) {
    if (found.length === count) break;
    found.push(value);
  }
  return found;
}
