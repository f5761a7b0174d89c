import { expect, it } from "vitest";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { slotKey } from "./grid";
import { timeBlocks } from "./time-blocks";

const clock = { now: new Date("2026-11-27T16:45:00Z"), timeZone: "Europe/Berlin" };

function entry(startedAt: string, endedAt: string | null) {
  return { id: startedAt, startedAt, endedAt } as TimeEntry;
}

it("a block begins in the hour of its start, and is as long as the entry", () => {
  const blocks = timeBlocks([entry("2026-11-27T08:15:00Z", "2026-11-27T10:45:00Z")], clock);
  expect(blocks.get(slotKey({ date: "2026-11-27", hour: 9 }))).toMatchObject([{ minutes: 555, length: 150 }]);
});

it("a block ends with its day, and one that runs ends now", () => {
  const blocks = timeBlocks(
    [entry("2026-11-26T22:00:00Z", "2026-11-27T02:00:00Z"), entry("2026-11-27T16:00:00Z", null)],
    clock,
  );
  expect(blocks.get(slotKey({ date: "2026-11-26", hour: 23 }))).toMatchObject([
    { minutes: 1380, length: 60 },
  ]);
  expect(blocks.get(slotKey({ date: "2026-11-27", hour: 17 }))).toMatchObject([
    { minutes: 1020, length: 45 },
  ]);
});
