import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, readSlot, slotAfterKey, slotKey, turnPage, weeksOf } from "./grid";

const day = fc
  .date({ min: new Date("1971-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));
const firstDay = fc.integer({ min: 1, max: 7 });

describe("weeksOf", () => {
  it("begins the week on the first day of the locale", () => {
    expect(weeksOf("week", "2026-11-24", 1)).toEqual([
      ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"],
    ]);
    expect(weeksOf("week", "2026-11-24", 7)[0]?.[0]).toBe("2026-11-22");
    expect(weeksOf("month", "2026-11-24", 6)[0]?.[0]).toBe("2026-10-31");
  });

  it("shows a month in four to six weeks", () => {
    expect(weeksOf("month", "2027-02-10", 1)).toHaveLength(4);
    expect(weeksOf("month", "2026-11-10", 7)).toHaveLength(5);
    expect(weeksOf("month", "2026-08-10", 7)).toHaveLength(6);
  });

  it("contains each day of the month once, in whole weeks", () => {
    fc.assert(
      fc.property(day, firstDay, (date, first) => {
        const weeks = weeksOf("month", date, first);
        const dates = weeks.flat();
        const inMonth = dates.filter((one) => one.startsWith(date.slice(0, 7)));
        const length = new Date(Date.UTC(+date.slice(0, 4), +date.slice(5, 7), 0)).getUTCDate();
        expect(inMonth).toHaveLength(length);
        expect(new Set(dates).size).toBe(dates.length);
        expect(dates).toEqual(dates.toSorted());
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(new Date(week[0]!).getUTCDay() % 7).toBe(first % 7);
          expect(week.some((one) => inMonth.includes(one))).toBe(true);
        }
      }),
    );
  });
});

it("another month begins at the same day, or at its last one", () => {
  expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
  expect(addMonths("2028-03-31", -1)).toBe("2028-02-29");
  expect(addMonths("2026-12-15", 1)).toBe("2027-01-15");
  expect(turnPage("month", "2026-01-31", -1)).toBe("2025-12-31");
  expect(turnPage("week", "2026-12-30", 1)).toBe("2027-01-06");
});

describe("slotAfterKey", () => {
  const from = { date: "2026-11-24", hour: null };
  it.each([
    ["ArrowLeft", "2026-11-23"],
    ["ArrowRight", "2026-11-25"],
    ["ArrowUp", "2026-11-17"],
    ["ArrowDown", "2026-12-01"],
    ["Home", "2026-11-22"],
    ["End", "2026-11-28"],
    ["PageUp", "2026-10-24"],
    ["PageDown", "2026-12-24"],
  ])("moves by %s to %s in a month", (key, date) => {
    expect(slotAfterKey(key, from, "month", 7)).toEqual({ date, hour: null });
  });

  it("moves by hours in a week, between the whole day and the last hour", () => {
    expect(slotAfterKey("ArrowDown", from, "week", 7)).toEqual({ date: from.date, hour: 0 });
    expect(slotAfterKey("ArrowUp", { date: from.date, hour: 0 }, "week", 7)).toEqual(from);
    expect(slotAfterKey("ArrowUp", from, "week", 7)).toEqual(from);
    expect(slotAfterKey("ArrowDown", { date: from.date, hour: 23 }, "week", 7)?.hour).toBe(23);
    expect(slotAfterKey("PageDown", { date: from.date, hour: 9 }, "week", 7)).toEqual({
      date: "2026-12-01",
      hour: 9,
    });
  });

  it("leaves other keys alone", () => {
    expect(slotAfterKey("a", from, "month", 7)).toBeNull();
    expect(slotAfterKey("toString", from, "week", 7)).toBeNull();
  });
});

it("writes places as text and reads them back", () => {
  for (const slot of [
    { date: "2026-11-24", hour: null },
    { date: "2026-11-24", hour: 0 },
    { date: "2026-11-24", hour: 23 },
  ])
    expect(readSlot(slotKey(slot))).toEqual(slot);
});
