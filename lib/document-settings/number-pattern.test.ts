import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  counterOf,
  formatNumber,
  numberExpression,
  type NumberReset,
  patternError,
  periodOf,
} from "./number-pattern";
import { casesText, propertyCases } from "@/tests/setup/property-cases";

const CASES = propertyCases(3_000);
const DATE = "2026-11-03";

describe("a number", () => {
  it.each([
    ["{0}", 14, "14"],
    ["{0000}", 14, "0014"],
    ["{0000}", 12345, "12345"],
    ["{YYYY}-{0000}", 14, "2026-0014"],
    ["{YY}{MM}-{000}", 7, "2611-007"],
    ["INV/{YYYY}.{0}", 1, "INV/2026.1"],
    ["№{0}+", 2, "№2+"],
  ])("of %s with the counter %d is %s", (pattern, counter, number) =>
    expect(formatNumber(pattern, counter, DATE)).toBe(number),
  );

  it.each<[string, NumberReset, string, bigint | null]>([
    ["{YYYY}-{0000}", "year", "2026-0014", 14n],
    ["{YYYY}-{0000}", "year", "2025-0014", null],
    ["{YYYY}-{0000}", "never", "2025-0014", 14n],
    ["{YY}{MM}-{000}", "month", "2610-001", null],
    ["{YY}{MM}-{000}", "year", "2610-001", 1n],
    ["{0000}", "never", "14", null],
    ["{0}", "never", "0", null],
    ["{0}", "never", "INV 14", null],
    ["A.{0}", "never", "AB7", null],
    ["{0}", "never", "9".repeat(16), null],
  ])("of %s, started again %s, has in %s the counter %s", (pattern, reset, number, counter) =>
    expect(counterOf(number, { pattern, reset }, DATE)).toBe(counter),
  );

  it(`has the counter that it was made with, for any pattern and date (${casesText(CASES)} cases)`, () => {
    fc.assert(
      fc.property(patterns, resets, counters, dates, (pattern, reset, counter, date) => {
        fc.pre(patternError({ pattern, reset }) === null);
        const number = formatNumber(pattern, counter, date);
        expect(counterOf(number, { pattern, reset }, date)).toBe(BigInt(counter));
      }),
      { numRuns: CASES },
    );
  });

  it(`differs between periods, so that a series may start again (${casesText(CASES)} cases)`, () => {
    fc.assert(
      fc.property(patterns, resets, counters, dates, dates, (pattern, reset, counter, one, other) => {
        fc.pre(patternError({ pattern, reset }) === null);
        // A year of two digits is the same a century later.
        fc.pre(one.slice(0, 2) === other.slice(0, 2) && periodOf(reset, one) !== periodOf(reset, other));
        expect(formatNumber(pattern, counter, one)).not.toBe(formatNumber(pattern, counter, other));
      }),
      { numRuns: CASES },
    );
  });
});

const literals = fc.string({ maxLength: 5 }).filter((text) => !/[{}\d]/.test(text));
const tokens = fc.constantFrom("{YYYY}-", "{YY}.", "{MM}/", "");
const patterns = fc
  .tuple(literals, tokens, tokens, literals, fc.integer({ min: 1, max: 9 }))
  .map(([start, one, two, middle, width]) => `${start}${one}${two}${middle}{${"0".repeat(width)}}`);
const resets = fc.constantFrom<NumberReset>("never", "year", "month");
const counters = fc.integer({ min: 1, max: 999_999_999 });
const dates = fc
  .date({ min: new Date("2001-01-01"), max: new Date("2098-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("a pattern", () => {
  it.each<[string, NumberReset, string | null]>([
    ["{0}", "never", null],
    ["INV-{YY}{MM}-{000}", "month", null],
    ["INV", "never", "Use one counter, such as {0} or {0000}"],
    ["{0}{00}", "never", "Use one counter, such as {0} or {0000}"],
    ["{0000000000}", "never", "The counter can have at most 9 digits"],
    ["{DD}{0}", "never", "Use {YYYY}, {YY} and {MM} for the date, and {0} or {0000} for the counter"],
    ["{{0}", "never", "Use {YYYY}, {YY} and {MM} for the date, and {0} or {0000} for the counter"],
    ["{0}", "year", "Numbers that start again need {YYYY} or {YY} in the pattern"],
    ["{YYYY}-{0}", "month", "Numbers that start again every month need {MM} in the pattern"],
  ])("%s, started again %s: %s", (pattern, reset, message) =>
    expect(patternError({ pattern, reset })).toBe(message),
  );

  it("is an expression without special characters of its own", () => {
    expect(numberExpression({ pattern: "a.(b)*{0}", reset: "never" }, DATE)).toBe(
      "^a\\.\\(b\\)\\*([0-9]{1,15})$",
    );
  });
});
