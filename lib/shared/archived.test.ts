import { expect, test } from "vitest";
import { matchesArchived } from "./archived";

test.each([
  ["exclude", true, false],
  [undefined, true, false],
  ["include", true, true],
  ["only", false, true],
] as const)("the filter %s shows rows in use: %s, archived rows: %s", (filter, inUse, archived) => {
  expect(matchesArchived(null, filter)).toBe(inUse);
  expect(matchesArchived("2026-11-28T09:00:00.000Z", filter)).toBe(archived);
});
