import { expect, it } from "vitest";
import { defaultRule, type RepeatRule } from "./schema";
import { repeatWords } from "./words";

it.each<[Partial<RepeatRule>, string, string]>([
  [{}, "2026-11-27", "Every day"],
  [{ interval: 3, count: 10 }, "2026-11-27", "Every 3 days, 10 times"],
  [{ every: "week" }, "2026-11-27", "Every week on Friday"],
  [{ every: "week", interval: 2, weekdays: [1] }, "2026-11-27", "Every 2 weeks on Monday and Friday"],
  [{ every: "month", until: "2027-03-01" }, "2026-11-27", "Every month on day 27, until 1 March 2027"],
  [{ every: "month", monthBy: "weekday" }, "2026-11-27", "Every month on the fourth Friday"],
  [{ every: "month", monthBy: "lastWeekday" }, "2026-11-27", "Every month on the last Friday"],
  [{ every: "month", monthBy: "lastWeekday" }, "2026-11-20", "Every month on the third Friday"],
  [{ every: "month", monthBy: "weekday" }, "2026-10-30", "Every month on the last Friday"],
  [{ every: "year" }, "2024-02-29", "Every year on 29 February"],
])("%j from %s is “%s”", (shape, date, words) => {
  expect(repeatWords({ ...defaultRule, ...shape }, date)).toBe(words);
});

it("the words say how many times are left from a row on", () => {
  expect(repeatWords({ ...defaultRule, count: 10 }, "2026-11-27", 6)).toBe("Every day, 6 of 10 times left");
  expect(repeatWords({ ...defaultRule, count: 10 }, "2026-11-27", 10)).toBe("Every day, 10 times");
});
