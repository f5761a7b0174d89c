import { expect, it } from "vitest";
import { periodText, weekOf, weekText } from "./week-days";

it("a week begins on the first day of the locale and has seven days", () => {
  expect(weekOf("2026-11-25", 1)).toMatchObject({ from: "2026-11-23", to: "2026-11-29" });
  expect(weekOf("2026-11-25", 7)).toMatchObject({ from: "2026-11-22", to: "2026-11-28" });
  expect(weekOf("2026-10-25", 1).days).toEqual([
    "2026-10-19",
    "2026-10-20",
    "2026-10-21",
    "2026-10-22",
    "2026-10-23",
    "2026-10-24",
    "2026-10-25",
  ]);
});

it.each([
  ["2026-11-25", "23 – 29 Nov 2026"],
  ["2026-12-02", "30 Nov – 6 Dec 2026"],
  ["2026-12-30", "28 Dec 2026 – 3 Jan 2027"],
])("the week of %s is %s", (day, text) => expect(weekText(weekOf(day, 1))).toBe(text));

it.each([
  [{ from: "2026-10-01", to: "2026-10-31" }, "1 – 31 Oct 2026"],
  [{ from: "2026-10-05", to: "2026-10-05" }, "5 Oct 2026"],
  [{ from: "2026-10-05" }, "From 5 Oct 2026"],
  [{ to: "2026-10-05" }, "Until 5 Oct 2026"],
  [{}, "All time"],
])("the period %j is %s", (days, text) => expect(periodText(days)).toBe(text));
