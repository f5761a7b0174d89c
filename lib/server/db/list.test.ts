import { expect, it, vi } from "vitest";
import { toList } from "./list";

const search = (rows: string[], isFiltered = false) => ({
  take: 3,
  isFiltered,
  rows: async () => rows,
  // A row whose relation was deleted between two statements is left out.
  toItems: (found: string[]) => found.filter((row) => row !== "gone"),
  countMatching: vi.fn(async () => 7),
  countAll: vi.fn(async () => 9),
});

it("counts matching rows when the page is full, also when one of its rows is left out", async () => {
  expect(await toList(search(["a", "b", "c"], true))).toEqual({
    items: ["a", "b", "c"],
    total: 7,
    unfilteredTotal: 9,
  });
  expect(await toList(search(["a", "gone", "c"], true))).toMatchObject({ items: ["a", "c"], total: 7 });
});

it("counts once without a filter", async () => {
  const unfiltered = search(["a", "b", "c"]);
  expect(await toList(unfiltered)).toMatchObject({ total: 9, unfilteredTotal: 9 });
  expect(unfiltered.countMatching).not.toHaveBeenCalled();
});

it("takes the total from a page that is not full, without counting", async () => {
  const partial = search(["a", "gone"]);
  expect(await toList(partial)).toEqual({ items: ["a"], total: 1, unfilteredTotal: 1 });
  expect(partial.countMatching).not.toHaveBeenCalled();
  expect(partial.countAll).not.toHaveBeenCalled();
});

it("counts all rows only when a filter is set", async () => {
  expect(await toList(search(["a"], true))).toEqual({ items: ["a"], total: 1, unfilteredTotal: 9 });
});
