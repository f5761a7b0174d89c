import { expect, test } from "vitest";
import { monthName } from "./month-name";

test("a month in words", () => {
  expect(monthName("2026-11")).toBe("November 2026");
  expect(monthName("2025-01")).toBe("January 2025");
});
