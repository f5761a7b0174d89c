import { expect, test } from "vitest";
import { clientsQuery, timelineQuery } from "@/lib/clients/queries";
import { projectsQuery } from "@/lib/projects/queries";

const page = { items: [], total: 0, unfilteredTotal: 0 };

/** Returns what a query shows while it loads, after another one. */
function shownAfter(before: { queryKey: unknown }, now: { placeholderData?: unknown }): unknown {
  const placeholder = now.placeholderData as (last: unknown, query: { queryKey: unknown }) => unknown;
  return placeholder(page, before);
}

test.each([
  ["projects", projectsQuery],
  ["clients", clientsQuery],
])("the list of %s keeps its rows for more of them, and not for another filter", (_, query) => {
  expect(shownAfter(query({ name: "web", take: 16 }), query({ name: "web", take: 32 }))).toBe(page);
  expect(shownAfter(query({ take: 16 }), query({ name: "web", take: 16 }))).toBeUndefined();
});

test("a timeline keeps its entries for more of them, and not for another client", () => {
  expect(shownAfter(timelineQuery("a", 16), timelineQuery("a", 32))).toBe(page);
  expect(shownAfter(timelineQuery("a", 16), timelineQuery("b", 16))).toBeUndefined();
});
