import { expect, test } from "vitest";
import { presetOf } from "./number-presets";

test.each([
  ["{YYYY}-{0000}", "year", "year"],
  [" {YYYY}-{0000} ", "year", "year"],
  ["{YYYY}-{0000}", "never", "custom"],
  ["{0}", "never", "plain"],
  ["RE-{YY}-{000}", "year", "custom"],
  ["", "never", "custom"],
] as const)("the pattern %j that starts again: %s is the preset %s", (pattern, reset, preset) =>
  expect(presetOf({ pattern, reset })).toBe(preset),
);
