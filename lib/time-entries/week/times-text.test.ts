import { expect, it } from "vitest";
import { timesText, timesWords } from "./times-text";

const night = { startedAt: "2026-11-27T09:00:00Z", endedAt: "2026-11-28T09:00:00Z" };

it("an end on another day says so where it is read, and not where it is typed", () => {
  expect(timesWords(night, "UTC")).toBe("9:00 – 9:00 AM next day");
  expect(timesText(night, "UTC")).toBe("9:00 – 9:00 AM");
});

it("an end on the same day and one that is not there yet have no day", () => {
  expect(timesWords({ ...night, endedAt: "2026-11-27T11:30:00Z" }, "UTC")).toBe("9:00 – 11:30 AM");
  expect(timesWords({ ...night, endedAt: null }, "UTC")).toBe("since 9:00 AM");
});
