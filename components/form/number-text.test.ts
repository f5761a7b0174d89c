import fc from "fast-check";
import { expect, test } from "vitest";
import { groupThousands, isNumberText, stripGrouping } from "@/components/form/number-text";

test.each([
  ["", ""],
  ["0", "0"],
  ["999", "999"],
  ["1234", "1,234"],
  ["1234567.5000", "1,234,567.5000"],
  ["12.", "12."],
  [".5", ".5"],
  ["12.3.4", "12.3.4"],
])("%s is shown as %s", (text, shown) => expect(groupThousands(text)).toBe(shown));

test.each(["1a", "1.2.3", ".", "-1", "1e5"])("%s is no number", (text) =>
  expect(isNumberText(text)).toBe(false),
);

test("grouping never changes a digit", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,30}(\.\d{0,10})?$/), (text) => {
      expect(stripGrouping(groupThousands(text))).toBe(text);
    }),
  );
});
