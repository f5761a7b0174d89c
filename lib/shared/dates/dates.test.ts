import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  calendarDate,
  clockTime,
  daysFromToday,
  dueAtTime,
  dueOnDate,
  formatDue,
  formatFullDate,
  formatInstant,
  formatInstantDay,
  formatRelativeDate,
  isOverdue,
  isPastDay,
  startOfTodayInstant,
  todayAsUtcMidnight,
  todayIn,
  tomorrowAsUtcMidnight,
} from "@/lib/shared/dates/dates";
import { dayRelation, eventGroupKey } from "@/lib/events/day-groups";
import { timeZones } from "@/tests/setup/time-zones";

const anyZone = fc.constantFrom(...timeZones);
const anyInstant = fc.date({
  min: new Date("2012-01-02T00:00:00Z"),
  max: new Date("2060-12-31T00:00:00Z"),
  noInvalidDate: true,
});
const anyDate = anyInstant.map((instant) => instant.toISOString().slice(0, 10));

// An independent implementation of the zone's calendar. Formatters are cached, because creating one is slow.
const oracleFormats = new Map<string, Intl.DateTimeFormat>();

function oracleDate(instant: Date, zone: string): string {
  const format =
    oracleFormats.get(zone) ?? new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
  oracleFormats.set(zone, format);
  return format.format(instant);
}

describe("a date without a time", () => {
  test("is the same date in every zone", () => {
    fc.assert(
      fc.property(anyDate, anyZone, (date, zone) => {
        expect(calendarDate(dueOnDate(date), zone)).toBe(date);
      }),
      { numRuns: 500 },
    );
  });

  test("is overdue exactly when its date is before today", () => {
    fc.assert(
      fc.property(anyDate, anyZone, anyInstant, (date, zone, now) => {
        const { dueAt } = dueOnDate(date);
        expect(isOverdue(dueAt, false, zone, now)).toBe(date < oracleDate(now, zone));
      }),
      { numRuns: 500 },
    );
  });

  test("is stored as its midnight UTC", () => {
    expect(dueOnDate("2026-11-27")).toEqual({ dueAt: "2026-11-27T00:00:00.000Z", isWithTime: false });
  });
});

describe("a date with a time", () => {
  test("is overdue exactly when its instant has passed", () => {
    fc.assert(
      fc.property(anyInstant, anyZone, anyInstant, (due, zone, now) => {
        expect(isOverdue(due.toISOString(), true, zone, now)).toBe(due < now);
      }),
    );
  });

  test("keeps the clock time that was set, unless a clock change skipped it", () => {
    const anyTime = fc.record({
      hours: fc.integer({ min: 4, max: 23 }),
      minutes: fc.integer({ min: 0, max: 59 }),
    });
    fc.assert(
      fc.property(anyDate, anyTime, anyZone, (date, { hours, minutes }, zone) => {
        const due = dueAtTime(date, hours, minutes, zone);
        expect(calendarDate(due, zone)).toBe(date);
        expect(clockTime(due.dueAt, zone)).toEqual({ hours, minutes });
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ["Australia/Lord_Howe", "2026-04-05", 1, 45, "2026-04-04T14:45:00.000Z"],
    ["Australia/Lord_Howe", "2026-10-04", 2, 15, "2026-10-03T15:45:00.000Z"],
    ["America/New_York", "2026-11-01", 1, 30, "2026-11-01T05:30:00.000Z"],
    ["America/New_York", "2026-03-08", 2, 30, "2026-03-08T07:30:00.000Z"],
    ["Europe/Berlin", "2026-10-25", 2, 0, "2026-10-25T00:00:00.000Z"],
    ["Africa/Cairo", "2026-04-24", 0, 30, "2026-04-23T22:30:00.000Z"],
  ])("in %s on %s at %i:%i is the first of two, or after the gap", (zone, date, hours, minutes, dueAt) => {
    expect(dueAtTime(date, hours, minutes, zone)).toEqual({ dueAt, isWithTime: true });
  });

  test("falls on the date that the zone's calendar shows", () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        expect(calendarDate({ dueAt: instant, isWithTime: true }, zone)).toBe(oracleDate(instant, zone));
      }),
      { numRuns: 500 },
    );
  });
});

describe("today", () => {
  test("begins at its first instant, also on days with a clock change", () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (now, zone) => {
        const start = startOfTodayInstant(zone, now);
        expect(start <= now).toBe(true);
        expect(oracleDate(start, zone)).toBe(oracleDate(now, zone));
        expect(oracleDate(new Date(+start - 1), zone) < oracleDate(now, zone)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test("separates past days from others, to the instant", () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, anyZone, (dueAt, now, zone) => {
        const isPast = oracleDate(dueAt, zone) < oracleDate(now, zone);
        expect(isPastDay({ dueAt, isWithTime: true }, zone, now)).toBe(isPast);
        const start = startOfTodayInstant(zone, now);
        expect(isPastDay({ dueAt: start, isWithTime: true }, zone, now)).toBe(false);
        expect(isPastDay({ dueAt: new Date(+start - 1), isWithTime: true }, zone, now)).toBe(true);
      }),
    );
  });

  test.each([
    ["Africa/Cairo", "2026-04-24T12:00:00Z", "2026-04-23T22:00:00.000Z"],
    ["America/St_Johns", "2026-03-08T12:00:00Z", "2026-03-08T03:30:00.000Z"],
    ["America/St_Johns", "2026-11-01T12:00:00Z", "2026-11-01T02:30:00.000Z"],
    ["Australia/Lord_Howe", "2026-10-04T01:00:00Z", "2026-10-03T13:30:00.000Z"],
  ])("in %s at %s began at %s", (zone, now, start) => {
    expect(startOfTodayInstant(zone, new Date(now)).toISOString()).toBe(start);
  });

  test("as midnight UTC is the zone's date, and tomorrow follows it", () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (now, zone) => {
        expect(todayAsUtcMidnight(zone, now).toISOString()).toBe(`${oracleDate(now, zone)}T00:00:00.000Z`);
        const tomorrow = { dueAt: tomorrowAsUtcMidnight(zone, now), isWithTime: false };
        expect(daysFromToday(tomorrow, zone, now)).toBe(1);
      }),
    );
  });

  test("is a different date in distant time zones", () => {
    const now = new Date("2026-11-27T10:30:00Z");
    expect(todayIn("Pacific/Honolulu", now)).toBe("2026-11-27");
    expect(todayIn("Pacific/Kiritimati", now)).toBe("2026-11-28");
  });
});

describe("words", () => {
  const now = new Date("2026-11-25T12:00:00Z");
  test.each([
    ["2026-11-24", "Yesterday"],
    ["2026-11-25", "Today"],
    ["2026-11-26", "Tomorrow"],
    ["2026-11-27", "Fri 27 Nov"],
    ["2026-03-01", "Sun 1 Mar"],
    ["2027-01-01", "Fri 1 Jan 2027"],
  ])("%s is %s", (date, words) => {
    for (const zone of ["UTC", "America/St_Johns", "Asia/Kathmandu"]) {
      expect(formatRelativeDate(dueOnDate(date).dueAt, false, zone, now)).toBe(words);
    }
  });

  test("a time is shown in the user's zone, with its day there", () => {
    expect(formatRelativeDate("2026-11-26T19:00:00Z", true, "Asia/Kathmandu", now)).toBe(
      "Fri 27 Nov, 12:45 AM",
    );
    expect(formatRelativeDate("2026-11-26T03:00:00Z", true, "America/New_York", now)).toBe("Today, 10:00 PM");
    expect(formatFullDate("2026-11-27T13:05:00Z", true, "UTC")).toBe("Friday, November 27, 2026 at 1:05 PM");
    expect(formatFullDate("2026-11-27T00:00:00Z", false, "Pacific/Honolulu")).toBe(
      "Friday, November 27, 2026",
    );
  });

  test("the day of an instant is that of the user's zone", () => {
    const late = "2026-11-24T23:30:00Z";
    expect(formatInstantDay(late, "UTC", now)).toBe("Yesterday");
    expect(formatInstantDay(late, "Asia/Kathmandu", now)).toBe("Today");
    expect(formatInstantDay("2026-11-20T12:00:00Z", "UTC", now)).toBe("Fri 20 Nov");
    expect(formatInstantDay("2025-11-20T12:00:00Z", "UTC", now)).toBe("Thu 20 Nov 2025");
  });

  test("formats are those of the specification", () => {
    const due = { dueAt: "2026-11-07T00:00:00Z", isWithTime: false };
    expect(formatDue(due, "UTC", "short")).toBe("Nov 7");
    expect(formatDue(due, "UTC", "semiFull")).toBe("November 7, 2026");
    expect(formatDue(due, "UTC", "shown")).toBe("Sat 07 Nov 2026");
    expect(eventGroupKey(due, "Pacific/Honolulu")).toBe("07 Nov 26");
    expect(formatInstant("2026-11-07T20:05:00Z", "Asia/Kathmandu", "time")).toBe("1:50 AM");
  });

  test("days are past, today or future", () => {
    expect(dayRelation(dueOnDate("2026-11-24"), "UTC", now)).toBe("past");
    expect(dayRelation(dueOnDate("2026-11-25"), "UTC", now)).toBe("today");
    expect(dayRelation(dueOnDate("2026-11-26"), "UTC", now)).toBe("future");
    expect(isPastDay({ dueAt: "2026-11-25T00:10:00Z", isWithTime: true }, "America/New_York", now)).toBe(
      true,
    );
  });
});
