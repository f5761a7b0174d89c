import { expect, it } from "vitest";
import { daysOfPeriod } from "./bill-periods";

const chosen = { from: "2026-02-03", to: "" };

it.each([
  ["all", "2026-03-15", {}],
  ["thisMonth", "2026-03-15", { from: "2026-03-01", to: "2026-03-15" }],
  ["lastMonth", "2026-03-31", { from: "2026-02-01", to: "2026-02-28" }],
  ["lastMonth", "2027-01-01", { from: "2026-12-01", to: "2026-12-31" }],
  ["custom", "2026-03-15", { from: "2026-02-03", to: undefined }],
] as const)("the period %s on %s", (period, today, days) => {
  expect(daysOfPeriod(period, today, chosen)).toEqual(days);
});
