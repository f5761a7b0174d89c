import { expect, it } from "vitest";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { overlapsOf } from "./overlaps";

const now = new Date("2026-11-28T12:00:00Z");
const span = (id: string, start: string, end: string | null) =>
  ({ id, startedAt: `2026-11-28T${start}:00Z`, endedAt: end && `2026-11-28T${end}:00Z` }) as TimeEntry;

it("entries that share time have the minutes that they share, each counted once", () => {
  const entries = [
    span("a", "09:00", "10:00"),
    span("b", "09:40", "11:00"),
    span("c", "09:50", "10:30"),
    span("d", "11:00", "11:30"),
  ];
  expect(Object.fromEntries(overlapsOf(entries, now))).toEqual({ a: 20, b: 50, c: 40 });
});

it("a running entry lasts until now", () => {
  const entries = [span("a", "11:00", null), span("b", "11:45", "11:55")];
  expect(Object.fromEntries(overlapsOf(entries, now))).toEqual({ a: 10, b: 10 });
});
