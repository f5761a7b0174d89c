import { expect, it } from "vitest";
import { parseTime } from "./parse-time";
import { placeTime, SKIPPED } from "./place-time";

const berlin = { timeZone: "Europe/Berlin", now: new Date("2026-11-28T13:20:40Z") };

function place(text: string, more: Partial<Parameters<typeof placeTime>[1]> = {}) {
  const { time, error } = parseTime(text, "2026-11-28");
  if (!time) throw new Error(error);
  const placed = placeTime(time, { ...berlin, ...more });
  return "startedAt" in placed ? `${placed.startedAt} ${placed.endedAt}` : placed.error;
}

it.each([
  ["1h 30m", {}, "2026-11-28T11:50:00.000Z 2026-11-28T13:20:00.000Z"],
  ["20h", {}, "2026-11-27T17:20:00.000Z 2026-11-28T13:20:00.000Z"],
  ["22-1", {}, "2026-11-27T21:00:00.000Z 2026-11-28T00:00:00.000Z"],
  ["20-24", {}, "Time cannot start in the future."],
  ["0-24 yesterday", {}, "2026-11-26T23:00:00.000Z 2026-11-27T23:00:00.000Z"],
  ["0-24", {}, "Time cannot end in the future."],
  ["14-15", {}, "Time cannot end in the future."],
  ["14-1", {}, "Time cannot end in the future."],
  // Not from 9:00 on, when it would not be over yet.
  [
    "23h yesterday",
    { now: new Date("2026-11-28T05:00:00Z") },
    "2026-11-27T06:00:00.000Z 2026-11-28T05:00:00.000Z",
  ],
  ["2h yesterday", {}, "2026-11-27T08:00:00.000Z 2026-11-27T10:00:00.000Z"],
  ["2h", { date: "2026-11-24" }, "2026-11-24T08:00:00.000Z 2026-11-24T10:00:00.000Z"],
  ["9-11:30", {}, "2026-11-28T08:00:00.000Z 2026-11-28T10:30:00.000Z"],
  ["22-1 yesterday", {}, "2026-11-27T21:00:00.000Z 2026-11-28T00:00:00.000Z"],
  // The night in which clocks go back is an hour longer.
  ["22-6", { date: "2026-10-24" }, "2026-10-24T20:00:00.000Z 2026-10-25T05:00:00.000Z"],
  ["15-16", {}, "Time cannot start in the future."],
  ["1h", { date: "2026-11-29" }, "Time cannot start in the future."],
])("%s with %j is %s", (text, more, expected) => {
  expect(place(text, more)).toBe(expected);
});

// In Berlin it is 0:11, 8:00 and 13:00 on 28 November.
const midnight = new Date("2026-11-27T23:11:00Z");
const morning = new Date("2026-11-28T07:00:00Z");
const noon = new Date("2026-11-28T12:00:00Z");

it.each([
  ["23:30-0:10", midnight, "2026-11-27T22:30:00.000Z 2026-11-27T23:10:00.000Z"],
  ["22-24", midnight, "2026-11-27T21:00:00.000Z 2026-11-27T23:00:00.000Z"],
  ["22-0", midnight, "2026-11-27T21:00:00.000Z 2026-11-27T23:00:00.000Z"],
  ["10pm-midnight", midnight, "2026-11-27T21:00:00.000Z 2026-11-27T23:00:00.000Z"],
  ["21-22:30", midnight, "2026-11-27T20:00:00.000Z 2026-11-27T21:30:00.000Z"],
  ["9-17", midnight, "2026-11-27T08:00:00.000Z 2026-11-27T16:00:00.000Z"],
  ["0-0:10", midnight, "2026-11-27T23:00:00.000Z 2026-11-27T23:10:00.000Z"],
  ["8-9", midnight, "Time cannot start in the future."],
  ["22-24 today", midnight, "Time cannot start in the future."],
  ["23:30-0:40", midnight, "Time cannot end in the future."],
  ["21-23", morning, "2026-11-27T20:00:00.000Z 2026-11-27T22:00:00.000Z"],
  ["18-19", morning, "Time cannot start in the future."],
  ["22-24", noon, "Time cannot start in the future."],
])("%s at %o is of last night, unless that is more than 12 hours ago", (text, now, expected) => {
  expect(place(text, { now })).toBe(expected);
});

it("a length of yesterday is before its last entry if it would not be over after it", () => {
  const entries = [{ startedAt: "2026-11-27T20:00:00Z", endedAt: "2026-11-27T22:30:00Z" }];
  const date = "2026-11-27";
  expect(place("2h", { now: midnight, date, entries })).toBe(
    "2026-11-27T18:00:00.000Z 2026-11-27T20:00:00.000Z",
  );
  expect(place("30m", { now: midnight, date, entries })).toBe(
    "2026-11-27T22:30:00.000Z 2026-11-27T23:00:00.000Z",
  );
});

it("a length of a day whose last entry ended past midnight overlaps nothing", () => {
  const date = "2026-11-24";
  const entries = [
    { startedAt: "2026-11-24T08:15:00Z", endedAt: "2026-11-24T11:30:00Z" },
    { startedAt: "2026-11-24T22:15:00Z", endedAt: "2026-11-24T23:30:00Z" },
  ];
  expect(place("2h 30m", { date, entries })).toBe("2026-11-24T19:45:00.000Z 2026-11-24T22:15:00.000Z");
});

it("a length of another day begins after the last entry of that day", () => {
  const entries = [{ startedAt: "2026-11-24T08:00:00Z", endedAt: "2026-11-24T10:15:00Z" }];
  expect(place("1h", { date: "2026-11-24", entries })).toBe(
    "2026-11-24T10:15:00.000Z 2026-11-24T11:15:00.000Z",
  );
});

// Clocks go from 2:00 to 3:00.
it.each([
  ["2:10-2:50", SKIPPED],
  ["2:10-3:10", SKIPPED],
  ["2:30-4", SKIPPED],
  ["1-2:30", SKIPPED],
  ["22-2:30", SKIPPED, "2026-03-28"],
  ["1-2", "2026-03-29T00:00:00.000Z 2026-03-29T01:00:00.000Z"],
  ["1-3", "2026-03-29T00:00:00.000Z 2026-03-29T01:00:00.000Z"],
  ["3-4", "2026-03-29T01:00:00.000Z 2026-03-29T02:00:00.000Z"],
  ["22-6", "2026-03-28T21:00:00.000Z 2026-03-29T04:00:00.000Z", "2026-03-28"],
])("%s in the night in which clocks skip an hour is %s", (text, expected, date = "2026-03-29") => {
  expect(place(text, { date })).toBe(expected);
});

it("time until midnight can be typed on the day before one that begins at 1:00", () => {
  const chile = { timeZone: "America/Santiago", date: "2026-09-05" };
  expect(place("20-24", chile)).toBe("2026-09-06T00:00:00.000Z 2026-09-06T04:00:00.000Z");
  expect(place("23-0:30", chile)).toBe(SKIPPED);
});
