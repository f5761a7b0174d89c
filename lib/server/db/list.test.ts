import { expect, it, vi } from "vitest";
import { toList } from "./list";

const search = (rows: string[], isFiltered = false) => ({
  take: 3,
  isFiltered,
  rows: async () => rows,
  // A row whose relation was deleted between two statements is no item.
  toItems: (found: string[]) => found.filter((row) => row !== "gone"),
  countMatching: vi.fn(async () => 7),
  countAll: vi.fn(async () => 9),
});

it("counts what matches where a page is full, also when one of its rows is no item", async () => {
  expect(await toList(search(["a", "b", "c"]))).toEqual({
    items: ["a", "b", "c"],
    total: 7,
    unfilteredTotal: 7,
  });
  expect(await toList(search(["a", "gone", "c"]))).toMatchObject({ items: ["a", "c"], total: 7 });
});

it("lets a page that is not full say itself how many match", async () => {
  const asked = search(["a", "gone"]);
  expect(await toList(asked)).toEqual({ items: ["a"], total: 1, unfilteredTotal: 1 });
  expect(asked.countMatching).not.toHaveBeenCalled();
  expect(asked.countAll).not.toHaveBeenCalled();
});

it("counts all only beside a filter", async () => {
  expect(await toList(search(["a"], true))).toEqual({ items: ["a"], total: 1, unfilteredTotal: 9 });
});
