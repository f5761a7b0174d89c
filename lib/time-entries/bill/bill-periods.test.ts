import { expect, it } from "vitest";
import { daysOfPeriod } from "./bill-periods";

const chosen = { from: "2026-02-03", to: "" };

it.each([
  ["all", "2026-03-15", {}],
  ["thisMonth", "2026-03-15", { from: "2026-03-01", to: "2026-03-15" }],
  ["lastMonth", "2026-03-31", { from: "2026-02-01", to: "2026-02-28" }],
  ["lastMonth", "2027-01-01", { from: "2026-12-01", to: "2026-12-31" }],
  ["thisWeek", "2026-03-15", { from: "2026-03-09", to: "2026-03-15" }],
  ["thisWeek", "2026-03-16", { from: "2026-03-16", to: "2026-03-16" }],
  ["thisWeek", "2027-01-01", { from: "2026-12-28", to: "2027-01-01" }],
  ["lastWeek", "2026-03-15", { from: "2026-03-02", to: "2026-03-08" }],
  ["lastWeek", "2027-01-01", { from: "2026-12-21", to: "2026-12-27" }],
  ["custom", "2026-03-15", { from: "2026-02-03", to: undefined }],
] as const)("the period %s on %s", (period, today, days) => {
  expect(daysOfPeriod(period, today, chosen, 1)).toEqual(days);
});

it("a week begins on the first day of the locale", () => {
  expect(daysOfPeriod("thisWeek", "2026-03-17", {}, 7)).toEqual({ from: "2026-03-15", to: "2026-03-17" });
  expect(daysOfPeriod("lastWeek", "2026-03-15", {}, 7)).toEqual({ from: "2026-03-08", to: "2026-03-14" });
});
