import { expect, it } from "vitest";
import { segmentsOf } from "./line-segments";

const order = (text: string, direction: "ltr" | "rtl") =>
  segmentsOf([{ font: "latin", text }], direction).map((segment) => `${segment.direction} ${segment.text}`);

it.each([
  ["Invoice 7", "ltr", ["ltr Invoice 7"]],
  ["Shop متجر 12", "ltr", ["ltr Shop ", "ltr 12", "rtl متجر "]],
  ["فاتورة 12 · Ida Brekke", "rtl", ["ltr Ida Brekke", "rtl  · ", "ltr 12", "rtl فاتورة "]],
  ["متجر", "rtl", ["rtl متجر"]],
  ["", "rtl", []],
] as const)("orders %s in a line from %s", (text, direction, expected) => {
  expect(order(text, direction)).toEqual(expected);
});

it("does not draw marks of direction", () => {
  expect(order("\u200f12 €", "rtl").join("")).not.toContain("\u200f");
});
