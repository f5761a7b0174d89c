import fc from "fast-check";
import { expect, it } from "vitest";
import { accentChoices, contrastWithWhite, LEAST_CONTRAST, printedAccent, toAccent } from "./accent";
import { propertyCases } from "@/tests/setup/property-cases";

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

it("reads a color as it is typed", () => {
  expect(["#1F5F8B", "1f5f8b ", "#abc", "abcd", "red", ""].map(toAccent)).toEqual([
    "#1f5f8b",
    "#1f5f8b",
    "#aabbcc",
    null,
    null,
    null,
  ]);
});

it("the contrast with white is that of WCAG", () => {
  expect(contrastWithWhite("#000000")).toBeCloseTo(21);
  expect(contrastWithWhite("#ffffff")).toBeCloseTo(1);
  // The examples of WCAG: the lightest gray that passes, and the next one.
  expect(contrastWithWhite("#767676")).toBeGreaterThan(4.5);
  expect(contrastWithWhite("#777777")).toBeLessThan(4.5);
});

it("prints every color so that it can be read, and changes no color that can be read", () => {
  fc.assert(
    fc.property(colors, (color) => {
      const printed = printedAccent(color);
      expect(contrastWithWhite(printed)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      if (contrastWithWhite(color) >= LEAST_CONTRAST) expect(printed).toBe(color);
    }),
    { numRuns: propertyCases(2_000) },
  );
});

it("offers colors that are printed as they are", () => {
  for (const { value } of accentChoices) expect(printedAccent(value)).toBe(value);
});
