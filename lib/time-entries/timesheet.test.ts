import { expect, it } from "vitest";
import { sheetDialect, sheetName } from "./timesheet";

it.each([
  ["de", "DE", "semicolon"],
  ["de", "CH", "comma"],
  ["fr", "FR", "semicolon"],
  ["es", "MX", "comma"],
  ["en", "GB", "comma"],
  [null, null, "comma"],
])("the CSV of a timesheet in %s from %s has the dialect %s", (language, freelancerCountry, dialect) => {
  expect(sheetDialect({ language, freelancerCountry })).toBe(dialect);
});

it("a timesheet is named in the language of its document", () => {
  expect(sheetName({ number: "2026-0014", language: "nl" })).toBe("Urenstaat 2026-0014");
  expect(sheetName({ number: "7", language: null })).toBe("Timesheet 7");
});
