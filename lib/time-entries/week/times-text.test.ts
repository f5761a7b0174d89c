import { expect, it } from "vitest";
import { minutesBetween } from "@/lib/time-entries/minutes";
import { parseTime } from "@/lib/time-entries/typed/parse-time";
import { isOverMidnight, timesText, timesWords } from "./times-text";

const night = { startedAt: "2026-11-27T09:00:00Z", endedAt: "2026-11-28T09:00:00Z" };

it("an end on another day says so where it is read, and not where it is typed", () => {
  expect(timesWords(night, "UTC")).toBe("9:00 AM – 9:00 AM next day");
  expect(isOverMidnight(night, "UTC")).toBe(true);
  expect(timesText(night, "UTC")).toBe("9:00 AM – 9:00 AM");
});

it.each([
  ["2026-11-26T00:00:00Z", "2026-11-27T00:00:00Z"],
  ["2026-11-26T11:00:00Z", "2026-11-27T09:00:00Z"],
  ["2026-11-26T13:00:00Z", "2026-11-26T14:00:00Z"],
])("the text of %s to %s is read as the same length", (startedAt, endedAt) => {
  const { time } = parseTime(timesText({ startedAt, endedAt }, "UTC"), "2026-11-28");
  expect(time?.minutes).toBe(minutesBetween(startedAt, endedAt));
});

it("an end on the same day and one that is not there yet have no day", () => {
  expect(timesWords({ ...night, endedAt: "2026-11-27T11:30:00Z" }, "UTC")).toBe("9:00 – 11:30 AM");
  expect(isOverMidnight({ ...night, endedAt: "2026-11-27T11:30:00Z" }, "UTC")).toBe(false);
  expect(timesWords({ ...night, endedAt: null }, "UTC")).toBe("since 9:00 AM");
});
