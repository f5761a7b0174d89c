import { expect, it } from "vitest";
import {
  describeRounding,
  parseRounding,
  roundingText,
  roundMinutes,
  timeRoundingSchema,
} from "./time-rounding";

it.each([
  ["up:15:entry", 1, 15],
  ["up:15:entry", 15, 15],
  ["nearest:6:line", 3, 6],
  ["nearest:6:line", 2, 0],
  ["down:60:line", 119, 60],
])("with %s %i minutes are %i", (text, minutes, rounded) => {
  const rounding = parseRounding(text);
  expect(rounding && roundMinutes(minutes, rounding)).toBe(rounded);
  expect(roundingText(rounding)).toBe(text);
});

it("a rounding is said in words", () => {
  expect(describeRounding("up:15:entry")).toBe("Each entry is rounded up to 15 minutes");
  expect(describeRounding("nearest:6:line")).toBe("Each line is rounded to the nearest 6 minutes");
  expect([describeRounding("none"), describeRounding(null), roundingText(null)]).toEqual([
    null,
    null,
    "none",
  ]);
});

it("other texts are no rounding", () => {
  for (const text of ["up", "up:7:entry", "up:15", "off:15:line", 15])
    expect(timeRoundingSchema.safeParse(text).error?.issues[0]?.message).toBe(
      "Must be none, or such as up:15:entry",
    );
  expect(["", null, "none"].map((text) => timeRoundingSchema.parse(text))).toEqual([null, null, "none"]);
});
