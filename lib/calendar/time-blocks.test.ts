import { expect, it } from "vitest";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { entriesOfDay, timeBlocks } from "./time-blocks";

const clock = { now: new Date("2026-11-27T16:45:00Z"), timeZone: "Europe/Berlin" };

/** The slots of the entries with the minute, length and column of each block. */
function blocksOf(...times: [startedAt: string, endedAt: string | null][]) {
  const entries = times.map(([startedAt, endedAt]) => ({ id: startedAt, startedAt, endedAt }) as TimeEntry);
  return Object.fromEntries(
    [...timeBlocks(entries, clock)].map(([slot, blocks]) => [
      slot,
      blocks.map(({ minutes, length, column }) => [minutes, length, column]),
    ]),
  );
}

it("a block begins in the hour of its start, and is as long as the entry", () => {
  expect(blocksOf(["2026-11-27T08:15:00Z", "2026-11-27T10:45:00Z"])).toEqual({
    "2026-11-27 9": [[555, 150, 0]],
  });
});

it("a block that runs ends now", () => {
  expect(blocksOf(["2026-11-27T16:00:00Z", null])).toEqual({ "2026-11-27 17": [[1020, 45, 0]] });
});

it("an entry over midnight has a block on each of its days", () => {
  expect(blocksOf(["2026-11-26T22:30:00Z", "2026-11-26T23:15:00Z"])).toEqual({
    "2026-11-26 23": [[1410, 30, 0]],
    "2026-11-27 0": [[0, 15, 0]],
  });
  // A whole day, which ends at midnight.
  expect(blocksOf(["2026-11-24T23:00:00Z", "2026-11-25T23:00:00Z"])).toEqual({
    "2026-11-25 0": [[0, 1440, 0]],
  });
});

it("blocks that overlap are side by side, those that follow each other are not", () => {
  expect(
    blocksOf(
      ["2026-11-27T08:00:00Z", "2026-11-27T10:00:00Z"],
      ["2026-11-27T09:00:00Z", "2026-11-27T09:30:00Z"],
      ["2026-11-27T10:00:00Z", "2026-11-27T11:00:00Z"],
    ),
  ).toEqual({
    "2026-11-27 9": [[540, 120, 0]],
    "2026-11-27 10": [[600, 30, 1]],
    "2026-11-27 11": [[660, 60, 0]],
  });
});

it("a block in the hour that a clock change repeats is as long as its entry", () => {
  expect(blocksOf(["2026-10-25T00:50:00Z", "2026-10-25T01:10:00Z"])).toEqual({
    "2026-10-25 2": [[170, 20, 0]],
  });
});

it("the entries of a day are in the order of their times, one that began the day before first", () => {
  const of = (startedAt: string, endedAt: string) => ({ id: startedAt, startedAt, endedAt }) as TimeEntry;
  const night = of("2026-11-26T22:30:00Z", "2026-11-26T23:15:00Z");
  const early = of("2026-11-27T08:05:00Z", "2026-11-27T08:10:00Z");
  const late = of("2026-11-27T08:40:00Z", "2026-11-27T09:10:00Z");
  const blocks = timeBlocks([late, early, night], clock);
  expect(entriesOfDay(blocks, "2026-11-27")).toEqual([night, early, late]);
  expect(entriesOfDay(blocks, "2026-11-28")).toEqual([]);
});
