import fc from "fast-check";
import { expect, it } from "vitest";
import { LINE_MINUTES, SHOWN_MINUTES, shownFrom, toLines } from "./columns";

const linesOf = (...times: number[]) =>
  toLines(times.map((minutes) => ({ minutes }))).map(({ line: { from, length } }) => [from, length]);

it("shows the last minutes of a day within the day", () => {
  expect(shownFrom(23 * 60 + 59) + SHOWN_MINUTES).toBe(24 * 60);
});

it("places items of one time below each other", () => {
  expect(linesOf(540)).toEqual([[540, SHOWN_MINUTES]]);
  expect(linesOf(540, 540)).toEqual([
    [540, LINE_MINUTES],
    [540 + LINE_MINUTES, LINE_MINUTES],
  ]);
  // The second has its own time, and the first ends there.
  expect(linesOf(540, 570)).toEqual([
    [540, 30],
    [570, SHOWN_MINUTES],
  ]);
});

it("places more late items than fit below each other before their time", () => {
  expect(linesOf(1430, 1430, 1430).map(([from]) => from)).toEqual(
    [3, 2, 1].map((count) => 24 * 60 - count * LINE_MINUTES),
  );
});

it("keeps a hundred items within their day", () => {
  const placed = linesOf(...Array.from({ length: 100 }, () => 600));
  expect(Math.min(...placed.map(([from = 0]) => from))).toBe(0);
  expect(Math.max(...placed.map(([from = 0, length = 0]) => from + length))).toBeLessThanOrEqual(
    24 * 60 + 1e-9,
  );
});

it("gives each line of a day the height of its title, and none lies over another", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1439 }), { maxLength: 51 }), (times) => {
      const placed = linesOf(...times);
      for (const [at, [from = 0, length = 0]] of placed.entries()) {
        expect(length).toBeGreaterThanOrEqual(LINE_MINUTES);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from + length).toBeLessThanOrEqual(24 * 60);
        expect(from + length).toBeLessThanOrEqual(placed[at + 1]?.[0] ?? Infinity);
      }
    }),
  );
});
