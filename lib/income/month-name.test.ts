import { expect, test } from "vitest";
import { monthInitial, monthName } from "./month-name";

test("a month in words and its initial", () => {
  expect(monthName("2026-11")).toBe("November 2026");
  expect(monthName("2025-01")).toBe("January 2025");
  expect(monthInitial("2025-01")).toBe("J");
});
