import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createQueryClient } from "./client";
import { shareRows } from "./share-rows";

const row = (id: string, name = id) => ({ id, name, tags: ["one"] });
const list = (...items: ReturnType<typeof row>[]) => ({ items, total: items.length, unfilteredTotal: 9 });

it("keeps equal rows, at any position", () => {
  const before = list(row("a"), row("b"), row("c"));
  const after = shareRows(before, list(row("new"), row("c"), row("b", "renamed"))) as typeof before;
  expect(after).toEqual(list(row("new"), row("c"), row("b", "renamed")));
  expect(after.items[1]).toBe(before.items[2]);
  expect(after.items[2]?.tags).toBe(before.items[1]?.tags);
});

it("keeps an equal result, and its rows if only a total differs", () => {
  const before = list(row("a"), row("b"));
  expect(shareRows(before, list(row("a"), row("b")))).toBe(before);
  const after = shareRows(before, { ...list(row("a"), row("b")), total: 3 }) as typeof before;
  expect(after.total).toBe(3);
  expect(after.items).toBe(before.items);
});

it("compares other data as the library does", () => {
  const before = { name: "Quay", contacts: [row("a")] };
  const after = shareRows(before, { name: "Mole", contacts: [row("a")] }) as typeof before;
  expect(after).toEqual({ name: "Mole", contacts: [row("a")] });
  expect(after.contacts).toBe(before.contacts);
  expect(shareRows(undefined, before)).toBe(before);
  expect(shareRows(before, null)).toBeNull();
});

it("the app's query client keeps the objects of unchanged rows", async () => {
  const client = createQueryClient();
  const answers = [list(row("a"), row("b")), list(row("b"))];
  const observer = new QueryObserver(client, { queryKey: ["rows"], queryFn: () => answers.shift() });
  const { data: before } = await observer.refetch();
  const { data: after } = await observer.refetch();
  expect(after?.items[0]).toBe(before?.items[1]);
});
