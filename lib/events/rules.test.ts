import fc from "fast-check";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { calendarDate, type Due, dueOnDate, todayIn } from "@/lib/shared/dates/dates";
import { timeZones } from "@/tests/setup/time-zones";
import { groupByDay } from "./day-groups";
import { compareEvents, eventStatus, matchesEventFilter, scheduledFrom } from "./rules";
import type { CalendarEvent } from "./schema";

const anyInstant = fc.date({
  min: new Date("2011-12-01T00:00:00Z"),
  max: new Date("2030-01-01T00:00:00Z"),
  noInvalidDate: true,
});
const anyDue: fc.Arbitrary<Due & { dueAt: string }> = fc.oneof(
  anyInstant.map((instant) => ({ dueAt: instant.toISOString(), isWithTime: true })),
  anyInstant.map((instant) => dueOnDate(instant.toISOString().slice(0, 10))),
);
// Adjacent days, so that events share groups.
const fewDays = fc
  .array(
    fc.record({
      minutes: fc.integer({ min: -3 * 1440, max: 3 * 1440 }),
      isWithTime: fc.boolean(),
      id: fc.uuid(),
    }),
    { maxLength: 40 },
  )
  .map((rows) => rows.map(({ id, ...row }) => ({ ...event, ...dueIn(row), id })));

const event: CalendarEvent = {
  id: newId(),
  name: "Fair",
  status: "scheduled",
  details: null,
  link: null,
  ...dueOnDate("2026-11-27"),
  tags: [],
  repeatId: null,
  updatedAt: "2026-11-20T00:00:00.000Z",
  projectId: null,
  project: null,
  clientId: null,
  client: null,
};

function dueIn({ minutes, isWithTime }: { minutes: number; isWithTime: boolean }) {
  const dueAt = new Date(Date.UTC(2026, 2, 29) + minutes * 60_000).toISOString();
  return isWithTime ? { dueAt, isWithTime } : dueOnDate(dueAt.slice(0, 10));
}

describe.each(timeZones)("in %s", (timeZone) => {
  test("an event is scheduled while its day is today or later", () => {
    fc.assert(
      fc.property(anyDue, anyInstant, (due, now) => {
        const isOver = calendarDate(due, timeZone) < todayIn(timeZone, now);
        expect(eventStatus(due, { now, timeZone })).toBe(isOver ? "completed" : "scheduled");
      }),
    );
  });

  test("the database uses the same boundary", () => {
    fc.assert(
      fc.property(anyDue, anyInstant, (due, now) => {
        const { timed, dated } = scheduledFrom({ now, timeZone });
        const isScheduled = new Date(due.dueAt) >= (due.isWithTime ? timed : dated);
        expect(eventStatus(due, { now, timeZone })).toBe(isScheduled ? "scheduled" : "completed");
      }),
    );
  });

  test("every event is listed once under its own day, and days are in order", () => {
    fc.assert(
      fc.property(fewDays, anyInstant, fc.constantFrom("ascending", "descending"), (events, now, order) => {
        const days = groupByDay(events, { now, timeZone }, order);
        expect(
          days
            .flatMap((day) => day.events)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(events.map(({ id }) => id).sort());
        const dates = days.map((day) => day.date);
        expect(new Set(dates).size).toBe(dates.length);
        expect(dates).toEqual(order === "ascending" ? dates.toSorted() : dates.toSorted().reverse());
        for (const day of days) {
          const today = todayIn(timeZone, now);
          expect(day.relation).toBe(day.date < today ? "past" : day.date === today ? "today" : "future");
          for (const one of day.events) expect(calendarDate(one, timeZone)).toBe(day.date);
          const withTime = day.events.map((one) => Number(one.isWithTime));
          expect(withTime).toEqual(withTime.toSorted());
        }
      }),
    );
  });
});

test("a group's key is its day, two-digit year", () => {
  const clock = { now: new Date("2026-11-27T12:00:00Z"), timeZone: "Pacific/Honolulu" };
  const groups = groupByDay([{ ...dueOnDate("2026-11-07") }], clock);
  expect(groups).toMatchObject([{ key: "07 Nov 26", date: "2026-11-07", relation: "past" }]);
});

describe("the order of events", () => {
  test("is consistent, and reversed for past events", () => {
    fc.assert(
      fc.property(fewDays, (events) => {
        const ascending = events.toSorted((a, b) => compareEvents(a, b, {}));
        const descending = events.toSorted((a, b) => compareEvents(a, b, { status: "completed" }));
        expect(ascending.map(({ dueAt }) => dueAt)).toEqual(events.map(({ dueAt }) => dueAt).sort());
        expect(descending.map(({ dueAt }) => dueAt)).toEqual(ascending.map(({ dueAt }) => dueAt).reverse());
      }),
    );
  });
});

test("a filter matches the same events as the server", () => {
  const clock = { now: new Date("2026-11-27T12:00:00Z"), timeZone: "UTC" };
  expect(matchesEventFilter(event, { status: "scheduled", name: "FÁIR" }, clock)).toBe(true);
  expect(matchesEventFilter(event, { status: "completed" }, clock)).toBe(false);
  expect(matchesEventFilter(event, { projectId: newId() }, clock)).toBe(false);
  expect(matchesEventFilter(event, { clientId: newId() }, clock)).toBe(false);
  const nextDay = { ...clock, now: new Date("2026-11-28T00:00:00Z") };
  expect(matchesEventFilter(event, { status: "completed" }, nextDay)).toBe(true);
});
