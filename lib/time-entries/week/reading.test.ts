import { expect, it } from "vitest";
import { readLine } from "./read-line";
import { readTimes, timesReading } from "./reading";
import { readDescription } from "@/lib/time-entries/limits";

const zone = "Europe/Berlin";
const now = new Date("2026-11-28T16:00:00Z");
const today = "2026-11-28";
const context = { day: today, now, timeZone: zone };

it.each([
  ["2h 30m website", "website", { minutes: 150, date: null }],
  ["website 2h 30m", "website", { minutes: 150, date: null }],
  ["9-11:30 call with Anna yesterday", "call with Anna", { minutes: 150, date: "2026-11-27" }],
  ["9 – 11:30 review", "review", { minutes: 150, date: null }],
  ["3 logos drawn 2h", "3 logos drawn", { minutes: 120, date: null }],
  ["1.5 website monitor", "website monitor", { minutes: 90, date: null }],
  ["45m money for Monday's trip", "money for Monday's trip", { minutes: 45, date: null }],
  ["2:30", "", { minutes: 150, date: null }],
  ["1h 5 rooms", "5 rooms", { minutes: 60, date: null }],
  ["2 hours 3 pages yesterday", "3 pages", { minutes: 120, date: "2026-11-27" }],
  ["10h 2 people", "2 people", { minutes: 600, date: null }],
  ["1h 30 call", "call", { minutes: 90, date: null }],
  ["1h 5", "", { minutes: 65, date: null }],
  ["rooms 1h 5", "rooms", { minutes: 65, date: null }],
  ["yesterday 2 rooms", "rooms", { minutes: 120, date: "2026-11-27" }],
  ["9 to 5 call", "call", { minutes: 480, date: null }],
  ["1h call 300", "call 300", { minutes: 60, date: null }],
  ["2 h planning on monday", "planning", { minutes: 120, date: "2026-11-23" }],
])("the line %j is about %j", (line, description, time) => {
  expect(readLine(line, today)).toMatchObject({ description, time });
});

it("a line about the next day is of today, and one of the next day is read as that day", () => {
  expect(readLine("1h plan for tomorrow", today)).toMatchObject({
    description: "plan for tomorrow",
    time: { minutes: 60, date: null },
  });
  expect(readLine("3h tomorrow", today)).toMatchObject({ description: "", time: { date: "2026-11-29" } });
  expect(readTimes("3h tomorrow", context)).toEqual({ problem: "Time cannot start in the future." });
});

it.each([
  ["90 website", "90 is read as hours, and an entry lasts at most 24. For minutes, type 90m."],
  ["website 0", "The time must be longer than 0."],
  ["24h 1m", "An entry lasts at most 24 hours."],
  ["24h 30m x", "An entry lasts at most 24 hours."],
  ["x 24h 30m", "An entry lasts at most 24 hours."],
  ["23h 90m", "An entry lasts at most 24 hours."],
])("the line %j says why its number is no time", (line, error) => {
  expect(readLine(line, today)).toEqual({ error });
});

it("a line without a time says what is missing", () => {
  expect(readLine("website", today)).toEqual({ error: "Enter a time such as 1h 30m, 1:30, 1.5 or 9–11:30" });
});

it("a line with a longer description than an entry can have is refused", () => {
  expect(readLine(`1h ${"x".repeat(500)}`, today)).toMatchObject({ description: "x".repeat(500) });
  expect(readLine(`1h ${"x".repeat(501)}`, today)).toEqual({ error: "Must be at most 500 characters" });
});

it("a description is refused only for its length", () => {
  expect(readDescription(` ${"x".repeat(500)} `)).toBeUndefined();
  expect(readDescription("x".repeat(501))).toEqual({
    words: "Must be at most 500 characters",
    isProblem: true,
  });
});

it("a length keeps the start of the entry that it is typed for, and a start and an end are on its day", () => {
  const entry = { startedAt: "2026-11-26T08:15:00.000Z" };
  const ofDay = { ...context, day: "2026-11-26" };
  expect(readTimes("1:30", ofDay, entry)).toEqual({
    startedAt: "2026-11-26T08:15:00.000Z",
    endedAt: "2026-11-26T09:45:00.000Z",
  });
  expect(readTimes("9:00 – 11:30 AM", ofDay, entry)).toEqual({
    startedAt: "2026-11-26T08:00:00.000Z",
    endedAt: "2026-11-26T10:30:00.000Z",
  });
});

it("a length that would end in the future ends now, and of today it began yesterday", () => {
  const entry = { startedAt: "2026-11-28T15:30:00.000Z" };
  const end = new Date(Math.floor(+context.now / 60_000) * 60_000);
  expect(readTimes("1h", context, entry)).toEqual({
    startedAt: new Date(+end - 3_600_000).toISOString(),
    endedAt: end.toISOString(),
  });
  const midnight = { ...context, day: "2026-11-28", now: new Date("2026-11-27T23:20:40Z") };
  const read = readTimes("8h", midnight);
  expect(read).toEqual({ startedAt: "2026-11-27T15:20:00.000Z", endedAt: "2026-11-27T23:20:00.000Z" });
  expect(timesReading(read, midnight).words).toBe("Yesterday · 4:20 PM – 12:20 AM next day · 8:00");
  expect(readTimes("22:30-0:15", midnight)).toEqual({
    startedAt: "2026-11-27T21:30:00.000Z",
    endedAt: "2026-11-27T23:15:00.000Z",
  });
  expect(readTimes("11pm-12:30am", midnight)).toEqual({ problem: "Time cannot end in the future." });
});

it("a length in a night with a clock change is elapsed time", () => {
  const entry = { startedAt: "2026-10-24T23:00:00.000Z" };
  const read = readTimes("3h", { ...context, day: "2026-10-25" }, entry);
  expect(read).toEqual({ startedAt: entry.startedAt, endedAt: "2026-10-25T02:00:00.000Z" });
  expect(timesReading(read, { ...context, day: "2026-10-25" }).words).toBe("1:00 – 3:00 AM · 3:00");
});

it.each([
  ["9–11:30", "9:00 – 11:30 AM · 2:30"],
  ["9–11:30 yesterday", "Yesterday · 9:00 – 11:30 AM · 2:30"],
  ["11:30-13", "11:30 AM – 1:00 PM · 1:30"],
  ["soon", "Enter a time such as 1h 30m, 1:30, 1.5 or 9–11:30"],
  ["18-19", "Time cannot start in the future."],
  ["16-19", "Time cannot end in the future."],
  ["22:30-0:15", "Yesterday · 10:30 PM – 12:15 AM next day · 1:45"],
  ["22:30-0:15 today", "Time cannot start in the future."],
])("%j is read as %j", (text, words) => {
  expect(timesReading(readTimes(text, context), context).words).toBe(words);
});

it("lengths that are typed for today one after the other do not overlap, unless the day has no room", () => {
  const first = { startedAt: "2026-11-28T14:00:00.000Z", endedAt: "2026-11-28T16:00:00.000Z" };
  expect(readTimes("2h", context)).toEqual(first);
  const second = { startedAt: "2026-11-28T13:00:00.000Z", endedAt: "2026-11-28T14:00:00.000Z" };
  expect(readTimes("1h", { ...context, entries: [first] })).toEqual(second);
  expect(readTimes("30m", { ...context, entries: [second, first] })).toMatchObject({
    endedAt: "2026-11-28T13:00:00.000Z",
  });
  expect(readTimes("16h", { ...context, entries: [first] })).toMatchObject({
    startedAt: "2026-11-28T00:00:00.000Z",
  });
});
