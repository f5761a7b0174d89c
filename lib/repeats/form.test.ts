import { expect, it } from "vitest";
import { keptRule } from "./form";
import { defaultRule, type Repeat } from "./schema";

const daily: Repeat = {
  id: "01990000-0000-7000-8000-000000000000",
  kind: "event",
  ...defaultRule,
  anchor: "2026-11-23",
  timeZone: "UTC",
};
const weekly: Repeat = { ...daily, every: "week", weekdays: [1] };
const monthly: Repeat = { ...daily, every: "month", anchor: "2026-01-31" };

it.each<[string, Repeat, string, object]>([
  [
    "has the other days of its week",
    { ...weekly, weekdays: [1, 4] },
    "2026-11-26",
    { rule: { weekdays: [1] }, date: "2026-11-26", words: "Every week on Monday and Thursday" },
  ],
  [
    "that was moved has its rule's day, and none besides its own when it gets another rule",
    weekly,
    "2026-12-02",
    { rule: { weekdays: [] }, date: "2026-11-23", words: "Every week on Monday" },
  ],
  [
    "that was moved has all days of a rule with several",
    { ...weekly, weekdays: [1, 4] },
    "2026-12-02",
    { rule: { weekdays: [1, 4] }, words: "Every week on Monday and Thursday" },
  ],
  [
    "on the last day of a short month has its rule's day",
    monthly,
    "2026-02-28",
    { date: "2026-01-31", words: "Every month on day 31" },
  ],
  ["on its rule's day has that", monthly, "2026-03-31", { date: "2026-03-31" }],
  [
    "has the times that are left",
    { ...daily, count: 10 },
    "2026-11-27",
    { rule: { count: 6 }, words: "Every day, 6 of 10 times left" },
  ],
  [
    "is the last of a number of times",
    { ...daily, count: 3 },
    "2026-11-25",
    { rule: { count: 2 }, words: "Every day, 1 of 3 times left" },
  ],
])("a row %s", (_, stored, date, expected) => {
  expect(keptRule(stored, date)).toMatchObject(expected);
});
