import fc from "fast-check";
import { expect, it } from "vitest";
import { LINE_MINUTES, SHOWN_MINUTES, shownFrom, toColumns, toLines } from "./columns";

const at = (...times: number[]) => toColumns(times.map((minutes) => ({ minutes }))).map(({ place }) => place);

it("places what overlaps side by side, and what does not over the whole width", () => {
  expect(at(540, 600)).toEqual([
    { column: 0, columns: 1 },
    { column: 0, columns: 1 },
  ]);
  expect(at(540, 560)).toEqual([
    { column: 0, columns: 2 },
    { column: 1, columns: 2 },
  ]);
  // The third begins after the first has ended, so it takes its column.
  expect(at(540, 560, 590)).toEqual([
    { column: 0, columns: 2 },
    { column: 1, columns: 2 },
    { column: 0, columns: 2 },
  ]);
});

it("shows the last minutes of a day within the day", () => {
  expect(shownFrom(23 * 60 + 59) + SHOWN_MINUTES).toBe(24 * 60);
  expect(at(1400, 1439)).toMatchObject([{ columns: 2 }, { columns: 2 }]);
});

it("never puts two items over each other", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1439 }), { maxLength: 30 }), (times) => {
      const placed = toColumns(times.map((minutes) => ({ minutes })));
      expect(placed.map(({ item }) => item.minutes).sort()).toEqual(times.toSorted());
      for (const [index, one] of placed.entries()) {
        expect(one.place.column).toBeLessThan(one.place.columns);
        for (const other of placed.slice(index + 1)) {
          const distance = Math.abs(shownFrom(one.item.minutes) - shownFrom(other.item.minutes));
          if (distance >= SHOWN_MINUTES) continue;
          expect(one.place.column).not.toBe(other.place.column);
          expect(one.place.columns).toBe(other.place.columns);
        }
      }
    }),
  );
});

const linesOf = (...times: number[]) =>
  toLines(times.map((minutes) => ({ minutes }))).map(({ line: { from, length } }) => [from, length]);

it("places items of one time below each other in a narrow day", () => {
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

it("gives each line of a narrow day the height of its title, and none lies over another", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1439 }), { maxLength: 30 }), (times) => {
      const placed = linesOf(...times);
      for (const [at, [from = 0, length = 0]] of placed.entries()) {
        expect(length).toBeGreaterThanOrEqual(LINE_MINUTES);
        expect(from + length).toBeLessThanOrEqual(placed[at + 1]?.[0] ?? Infinity);
      }
    }),
  );
});
