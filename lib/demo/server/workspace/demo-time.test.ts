import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { minutesBetween } from "@/lib/time-entries/minutes";
import { buildDemo } from "./build-demo";

const times = ["2026-11-28T10:00:00Z", "2026-03-29T23:30:00Z", "2026-11-02T00:10:00Z"];

describe.each(times)("the time of the demo on %s", (time) => {
  const now = new Date(time);
  const demo = buildDemo({ userId: newId(), timeZone: "America/New_York", now, newId });
  const done = demo.timeEntries.filter(({ endedAt }) => endedAt !== null);

  it("has a clock that runs, and four weeks that are past", () => {
    expect(demo.timeEntries.length - done.length).toBe(1);
    for (const { startedAt, endedAt } of demo.timeEntries) {
      expect(+new Date(startedAt)).toBeLessThan(+now);
      expect(+new Date(endedAt ?? now)).toBeLessThanOrEqual(+now);
    }
    const first = Math.min(...done.map(({ startedAt }) => +new Date(startedAt)));
    expect(+now - first).toBeGreaterThan(24 * 86_400_000);
  });

  it("has time of the last four hours, which do not overlap", () => {
    const recent = demo.timeEntries
      .filter(({ startedAt }) => +now - +new Date(startedAt) < 4 * 3_600_000)
      .toSorted((a, b) => +new Date(a.startedAt) - +new Date(b.startedAt));
    expect(recent).toHaveLength(3);
    recent.slice(1).forEach(({ startedAt }, index) => {
      expect(+new Date(recent[index]?.endedAt ?? now)).toBeLessThanOrEqual(+new Date(startedAt));
    });
  });

  it("adds up to the lines of its invoice, and is unbilled on three projects", () => {
    const lines = demo.salesDocumentItems.filter(({ timeLineId }) => timeLineId);
    expect(lines).toHaveLength(2);
    for (const { timeLineId, documentId, quantity, rate } of lines) {
      const billed = done.filter(({ lineId }) => lineId === timeLineId);
      const minutes = billed.reduce(
        (sum, { startedAt, endedAt }) => sum + minutesBetween(startedAt as Date, endedAt as Date),
        0,
      );
      expect(minutes / 60).toBe(Number(quantity));
      for (const entry of billed)
        expect([entry.documentId, Number(entry.billedRate)]).toEqual([documentId, Number(rate)]);
    }
    const unbilled = demo.timeEntries.filter(({ documentId, isBillable }) => isBillable && !documentId);
    expect(new Set(unbilled.map(({ projectId }) => projectId)).size).toBe(3);
  });
});
