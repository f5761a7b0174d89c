import { expect, test } from "vitest";
import { orderOf, sortedBy, toDocumentFilter } from "./document-filter";

test("the search finds every kind, latest first, unless the URL says otherwise", () => {
  expect(toDocumentFilter({})).toEqual({ kind: "all", sort: "issued", order: "desc" });
  expect(toDocumentFilter({ kind: "invoice", year: "2026", name: "fern" })).toEqual({
    kind: "invoice",
    year: 2026,
    name: "fern",
    sort: "issued",
    order: "desc",
  });
});

test("a press on a column sorts by it, and another press turns the order", () => {
  expect(sortedBy({}, "client")).toEqual({ sort: "client", order: "asc" });
  expect(sortedBy({ sort: "client", order: "asc" }, "client")).toEqual({ sort: "client", order: "desc" });
  expect(sortedBy({ sort: "client", order: "desc" }, "balance")).toEqual({ sort: "balance", order: "desc" });
  expect(sortedBy({}, "issued")).toEqual({ sort: "issued", order: "asc" });
});

test("the usual order is not in the URL", () => {
  expect(sortedBy({ sort: "total" }, "issued")).toEqual({ sort: undefined, order: undefined });
  expect(orderOf({ sort: "due" })).toEqual({ sort: "due", order: "asc" });
});
