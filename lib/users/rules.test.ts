import { describe, expect, it } from "vitest";
import { timeLeft } from "./rules";

describe("timeLeft", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

  it.each([
    [120, "2 h", false],
    [102.9, "1 h 42 min", false],
    [60, "1 h", false],
    [10, "10 min", false],
    [9.99, "9 min", true],
    [1, "1 min", true],
    [0.5, "less than a minute", true],
    [-30, "less than a minute", true],
    [2 * 1440 + 61, "2 d 1 h", false],
  ])("%d minutes read %s", (minutes, text, isEnding) => {
    expect(timeLeft(inMinutes(minutes), now)).toEqual({ text, isEnding });
  });

  it("returns undefined for a workspace that does not expire", () => {
    expect(timeLeft(null, now)).toBeUndefined();
  });
});
