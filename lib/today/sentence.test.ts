import { describe, expect, it } from "vitest";
import { todayParts } from "./sentence";

const now = new Date("2026-11-27T23:30:00Z");
const next = {
  id: "1",
  kind: "event" as const,
  name: "Kick-off",
  dueAt: "2026-11-28T08:05:00.000Z",
  isWithTime: true,
  projectId: null,
  projectName: null,
  themeColor: null,
};
const nothing = { late: 0, today: 0, next: null, owed: [], trackedMinutes: 0, runningSince: null };

/** A gap is written as a bar. */
const textOf = (parts: ReturnType<typeof todayParts>) =>
  parts
    .map(({ before, figures, text }) => before + figures + text)
    .join("")
    .replaceAll(" \u2003 ", " | ");

describe("the sentence about today", () => {
  it("says what is late, due today and owed, each currency exactly", () => {
    const owed = [
      { currency: "EUR", due: "9007199254740993.25", overdue: "0" },
      { currency: "JPY", due: "1200", overdue: "0" },
    ];
    expect(textOf(todayParts({ ...nothing, late: 2, today: 1, owed }, "UTC", now))).toBe(
      "2 late | 1 today | €9,007,199,254,740,993.25 + ¥1,200 owed",
    );
    expect(textOf(todayParts(nothing, "UTC", now))).toBe("Nothing due today");
    expect(textOf(todayParts({ ...nothing, trackedMinutes: 125 }, "UTC", now))).toBe(
      "Nothing due today | 2:05 tracked",
    );
  });

  it("counts what runs until now, by the minutes of the start and of now", () => {
    const shown = (runningSince: string, at: Date) =>
      textOf(todayParts({ ...nothing, trackedMinutes: 60, runningSince }, "UTC", at).slice(1));
    expect(shown("2026-11-27T22:45:59.000Z", now)).toBe(" | 1:45 tracked");
    expect(shown("2026-11-27T22:45:59.000Z", new Date(+now + 60_000))).toBe(" | 1:46 tracked");
    // The clock of this device is behind the server's.
    expect(shown("2026-11-27T23:31:00.000Z", now)).toBe(" | 1:00 tracked");
  });

  it("says when the next event is, in the zone of the user", () => {
    const nextIn = (zone: string, changed = {}) =>
      textOf(todayParts({ ...nothing, next: { ...next, ...changed } }, zone, now).slice(1));
    expect(nextIn("UTC")).toBe(" | next Sat 28 8:05 AM Kick-off");
    expect(nextIn("Asia/Tokyo")).toBe(" | next 5:05 PM Kick-off");
    const day = { dueAt: "2026-11-28T00:00:00.000Z", isWithTime: false };
    expect(nextIn("UTC", day)).toBe(" | next Sat 28 Kick-off");
    expect(nextIn("Asia/Tokyo", day)).toBe(" | next Kick-off");
  });
});
