import { MutationObserver } from "@tanstack/react-query";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { List } from "@/lib/api/list";
import { createQueryClient } from "./client";
import { searchKey } from "./keys";
import { dropRows, findRow, putRow, rewriteQueries, rewriteQuery } from "./optimistic";
import { type Draft, updateOptimistically } from "./optimistic-update";

type Row = { id: string; rank: number; isOpen: boolean; name: string };
type Filter = { isOpen?: boolean; take: number };
type Write =
  | { kind: "create"; row: Row }
  | { kind: "change"; id: string; patch: Partial<Omit<Row, "id">> }
  | { kind: "delete"; id: string };

const resource = ["rows"] as const;
const rules = {
  matches: (row: Row, filter: Filter) => filter.isOpen === undefined || row.isOpen === filter.isOpen,
  compare: (a: Row, b: Row) => a.rank - b.rank || a.id.localeCompare(b.id),
};
const filters: Filter[] = [{ take: 100 }, { isOpen: true, take: 100 }, { isOpen: false, take: 100 }];

/** Returns what the server returns for a search of these rows. */
function search(rows: readonly Row[], filter: Filter): List<Row> {
  const matching = rows.filter((row) => rules.matches(row, filter)).toSorted(rules.compare);
  return { items: matching.slice(0, filter.take), total: matching.length, unfilteredTotal: rows.length };
}

/** The same write on the screen. */
function show(draft: Draft, write: Write) {
  if (write.kind === "create") return putRow(draft, resource, write.row, rules, { isNew: true });
  const row = findRow<Row>(draft, resource, write.id);
  if (!row) return;
  if (write.kind === "delete") return dropRows(draft, resource, [write.id]);
  putRow(draft, resource, { ...row, ...write.patch }, rules);
  rewriteQuery<Row>(draft, ["row", write.id], (one) => ({ ...one, ...write.patch }));
}

/** The same write in the model. */
function store(rows: readonly Row[], write: Write): Row[] {
  if (write.kind === "create")
    return rows.some(({ id }) => id === write.row.id) ? [...rows] : [...rows, write.row];
  if (write.kind === "delete") return rows.filter(({ id }) => id !== write.id);
  return rows.map((row) => (row.id === write.id ? { ...row, ...write.patch } : row));
}

/** A browser whose writes are answered when the test says so. */
function openScreen(rows: readonly Row[], shown: readonly Filter[]) {
  const client = createQueryClient();
  const fetchAll = (stored: readonly Row[]) => {
    for (const filter of shown) client.setQueryData(searchKey(resource, filter), search(stored, filter));
    for (const row of stored) client.setQueryData(["row", row.id], row);
  };
  fetchAll(rows);
  const begin = async (write: Write) => {
    let answer: (isStored: boolean) => void = () => {};
    let isSent: () => void = () => {};
    const sent = new Promise<void>((resolve) => (isSent = resolve));
    const answered = new MutationObserver(client, {
      mutationFn: () =>
        new Promise<void>((resolve, reject) => {
          answer = (isStored) => (isStored ? resolve() : reject(new Error("no")));
          isSent();
        }),
      onMutate: () => updateOptimistically(client, (draft) => show(draft, write)),
      meta: { toasts: { error: () => undefined } },
    })
      .mutate()
      .catch(() => {});
    await sent;
    return async (isStored: boolean) => {
      answer(isStored);
      await answered;
    };
  };
  return {
    client,
    begin,
    fetchAll,
    read: (filter: Filter) => client.getQueryData<List<Row>>(searchKey(resource, filter)),
    readRow: (id: string) => client.getQueryData<Row>(["row", id]),
  };
}

const row = (id: string, rank: number, isOpen = true): Row => ({ id, rank, isOpen, name: `Row ${id}` });
const [all, open] = filters as [Filter, Filter, Filter];

it("two writes that overlap and both fail leave the screen as it was", async () => {
  const rows = [row("a", 1), row("b", 2)];
  const { begin, read } = openScreen(rows, [open]);
  const first = await begin({ kind: "change", id: "a", patch: { isOpen: false } });
  const second = await begin({ kind: "change", id: "b", patch: { isOpen: false } });
  expect(read(open)).toEqual({ items: [], total: 0, unfilteredTotal: 2 });
  await first(false);
  expect(read(open)?.items).toEqual([rows[0]]);
  await second(false);
  expect(read(open)).toEqual(search(rows, open));
});

it("of two changes of one row the second keeps only its own field when the first fails", async () => {
  const { begin, read, readRow } = openScreen([row("a", 1)], [all]);
  const first = await begin({ kind: "change", id: "a", patch: { name: "Renamed" } });
  const second = await begin({ kind: "change", id: "a", patch: { rank: 7 } });
  expect(read(all)?.items).toEqual([{ ...row("a", 7), name: "Renamed" }]);
  await first(false);
  await second(true);
  expect(read(all)?.items).toEqual([row("a", 7)]);
  expect(readRow("a")).toEqual(row("a", 7));
});

it("a failure does not take back what was fetched since", async () => {
  const { begin, read, fetchAll } = openScreen([row("a", 1), row("b", 2)], [all]);
  const first = await begin({ kind: "change", id: "a", patch: { rank: 9 } });
  const second = await begin({ kind: "delete", id: "b" });
  const fetched = [row("a", 1), row("b", 2), row("c", 3)];
  fetchAll(fetched);
  await first(false);
  expect(read(all)?.items).toEqual([row("a", 1), row("c", 3)]);
  await second(false);
  expect(read(all)).toEqual(search(fetched, all));
});

it("a list that does not show all rows shows the same ones after failures", async () => {
  const short = { isOpen: true, take: 2 };
  const rows = [row("a", 1), row("b", 2), row("c", 3)];
  const { begin, read } = openScreen(rows, [short]);
  const answers = [
    await begin({ kind: "change", id: "b", patch: { isOpen: false } }),
    await begin({ kind: "delete", id: "a" }),
    await begin({ kind: "create", row: row("n", 0) }),
  ];
  for (const answer of answers.toReversed()) await answer(false);
  expect(read(short)).toEqual(search(rows, short));
});

it("the time of the last fetch stays, and that the data is outdated", async () => {
  const { client, begin } = openScreen([row("a", 1)], [all]);
  const key = searchKey(resource, all);
  client.setQueryData(key, search([row("a", 1)], all), { updatedAt: 1_000 });
  await client.invalidateQueries({ queryKey: key });
  const answer = await begin({ kind: "change", id: "a", patch: { rank: 2 } });
  await answer(false);
  expect(client.getQueryState(key)).toMatchObject({ dataUpdatedAt: 1_000, isInvalidated: true });
});

it("a query that was removed does not come back, and a rewrite of nothing adds nothing", async () => {
  const { client, begin } = openScreen([row("a", 1)], [all]);
  const first = await begin({ kind: "change", id: "a", patch: { rank: 2 } });
  const second = await begin({ kind: "change", id: "a", patch: { rank: 3 } });
  client.getQueryCache().clear();
  await first(false);
  await second(false);
  updateOptimistically(client, (draft) => rewriteQueries(draft, ["none"], () => ({}))).revert();
  expect(client.getQueryCache().getAll()).toEqual([]);
});

it("the screen is what is stored with the pending writes, whatever overlaps, succeeds or fails in any order", async () => {
  const ids = fc.constantFrom("a", "b", "c", "d", "e");
  const write = fc.oneof(
    fc.record({
      kind: fc.constant("change" as const),
      id: ids,
      patch: fc.record(
        { rank: fc.nat(5), isOpen: fc.boolean(), name: fc.string({ maxLength: 3 }) },
        { requiredKeys: [] },
      ),
    }),
    fc.record({ kind: fc.constant("delete" as const), id: ids }),
    fc.record({
      kind: fc.constant("create" as const),
      row: fc.record({ id: ids, rank: fc.nat(5), isOpen: fc.boolean(), name: fc.constant("New") }),
    }),
  );
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ begins: write }) },
    { weight: 3, arbitrary: fc.record({ ends: fc.nat(), isStored: fc.boolean() }) },
    { weight: 1, arbitrary: fc.constant({ fetches: true as const }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      let stored = [row("a", 1), row("b", 2, false), row("c", 3)];
      let count = 0;
      const pending: { write: Write; answer: (isStored: boolean) => Promise<void> }[] = [];
      const { begin, fetchAll, read, readRow } = openScreen(stored, filters);
      // An id is never used again, and later changes and deletions may be of the new row.
      const newIds = ["d", "e", "f"];
      const withNewId = (write: Extract<Write, { kind: "create" }>) => ({
        ...write,
        row: { ...write.row, id: newIds.shift() ?? `g${(count += 1)}` },
      });
      const settle = async (at: number, isStored: boolean) => {
        const [one] = pending.splice(at, 1);
        if (isStored) stored = store(stored, one!.write);
        await one!.answer(isStored);
      };
      const compare = () => {
        const expected = pending.reduce((rows, one) => store(rows, one.write), stored);
        for (const filter of filters) expect(read(filter)).toEqual(search(expected, filter));
        for (const one of expected) expect(readRow(one.id) ?? one).toEqual(one);
      };
      for (const one of steps) {
        if ("begins" in one) {
          const write = one.begins.kind === "create" ? withNewId(one.begins) : one.begins;
          pending.push({ write, answer: await begin(write) });
        } else if ("ends" in one) {
          if (pending.length > 0) await settle(one.ends % pending.length, one.isStored);
        } else if (pending.length === 0) fetchAll(stored);
        compare();
      }
      while (pending.length > 0) await settle(0, false);
      compare();
    }),
  );
});
