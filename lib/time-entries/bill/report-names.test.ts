import { expect, it } from "vitest";
import { reportName } from "./report-names";

it.each([
  ["day", "2026-11-23", null, "Mon 23 Nov 2026"],
  ["week", "2026-11-30", null, "30 Nov – 6 Dec 2026"],
  ["month", "2026-11", null, "Nov 2026"],
  ["project", "01930000-0000-7000-8000-000000000001", "Website", "Website"],
  ["project", null, null, "No project"],
  ["client", null, null, "No client"],
  ["tag", "travel", null, "travel"],
  ["tag", null, null, "No tag"],
] as const)("the group of the %s %j is called %j %j", (groupBy, key, name, shown) => {
  expect(reportName({ key, name }, groupBy)).toBe(shown);
});
