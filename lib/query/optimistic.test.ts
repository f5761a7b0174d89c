import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { List } from "@/lib/list";
import { searchKey } from "./keys";
import { dropRows, findRow, putRow, rewriteQueries, rewriteQuery, undoAll } from "./optimistic";

type Row = { id: string; rank: number; isOpen: boolean };
type Filter = { isOpen?: boolean; take: number };

const resource = ["rows"] as const;
const rules = {
  matches: (row: Row, filter: Filter) => filter.isOpen === undefined || row.isOpen === filter.isOpen,
  compare: (a: Row, b: Row) => a.rank - b.rank || a.id.localeCompare(b.id),
};

/** Returns what the server returns for a search of these rows. */
function search(rows: readonly Row[], filter: Filter): List<Row> {
  const matching = rows.filter((row) => rules.matches(row, filter)).toSorted(rules.compare);
  return { items: matching.slice(0, filter.take), total: matching.length, unfilteredTotal: rows.length };
}

/** Returns a cache with the result for each of these filters. */
function cacheOf(rows: readonly Row[], filters: readonly Filter[]) {
  const client = new QueryClient();
  for (const filter of filters) client.setQueryData(searchKey(resource, filter), search(rows, filter));
  const read = (filter: Filter) => client.getQueryData<List<Row>>(searchKey(resource, filter));
  return { client, read };
}

const row = (id: string, rank: number, isOpen = true): Row => ({ id, rank, isOpen });
const all: Filter = { take: 100 };
const open: Filter = { isOpen: true, take: 100 };
const short: Filter = { take: 2 };
const rows = [row("a", 1), row("b", 3), row("c", 5, false)];

describe("putRow", () => {
  it("puts a new row in its place and counts it", () => {
    const { client, read } = cacheOf(rows, [all, open]);
    putRow(client, resource, row("n", 2, false), rules, { isNew: true });
    expect(read(all)).toMatchObject({ total: 4, unfilteredTotal: 4 });
    expect(read(all)?.items.map(({ id }) => id)).toEqual(["a", "n", "b", "c"]);
    // It does not match this filter, but the unfiltered total grows.
    expect(read(open)).toMatchObject({ total: 2, unfilteredTotal: 4 });
    expect(read(open)?.items.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("removes a row from lists that it no longer matches and moves it in others", () => {
    const { client, read } = cacheOf(rows, [all, open]);
    putRow(client, resource, row("a", 9, false), rules);
    expect(read(all)?.items.map(({ id }) => id)).toEqual(["b", "c", "a"]);
    expect(read(all)).toMatchObject({ total: 3, unfilteredTotal: 3 });
    expect(read(open)).toEqual({ items: [rows[1]], total: 1, unfilteredTotal: 3 });
  });

  it("leaves out a row that may belong after rows that are not loaded", () => {
    const { client, read } = cacheOf(rows, [short]);
    putRow(client, resource, row("n", 9), rules, { isNew: true });
    expect(read(short)?.items.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(read(short)).toMatchObject({ total: 4, unfilteredTotal: 4 });
  });

  it("counts a row once, however often it is put", () => {
    const { client, read } = cacheOf(rows, [all]);
    for (let time = 0; time < 3; time++) putRow(client, resource, row("n", 2), rules, { isNew: true });
    expect(read(all)).toMatchObject({ total: 4, unfilteredTotal: 4 });
  });

  it("shows what a search of the changed rows would return", () => {
    const anyRow = fc.record({ rank: fc.nat(9), isOpen: fc.boolean() });
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 8 }), anyRow, fc.nat(8), (before, changed, at) => {
        const stored = before.map((one, index) => ({ ...one, id: String(index) }));
        const put = { ...changed, id: String(at) };
        const isNew = at >= stored.length;
        const after = [...stored.filter(({ id }) => id !== put.id), put];
        const filters = [all, open, { isOpen: false, take: 100 }];
        const { client, read } = cacheOf(stored, filters);
        putRow(client, resource, put, rules, { isNew });
        for (const filter of filters) expect(read(filter)).toEqual(search(after, filter));
      }),
    );
  });
});

describe("dropRows", () => {
  it("removes rows from every list and from the totals", () => {
    const { client, read } = cacheOf(rows, [all, open]);
    dropRows(client, resource, ["a", "c"]);
    expect(read(all)).toEqual({ items: [rows[1]], total: 1, unfilteredTotal: 1 });
    expect(read(open)).toEqual({ items: [rows[1]], total: 1, unfilteredTotal: 1 });
  });

  it("sets the totals to zero when all rows are dropped, including those not loaded", () => {
    const { client, read } = cacheOf(rows, [short]);
    dropRows(
      client,
      resource,
      rows.map(({ id }) => id),
    );
    expect(read(short)).toEqual({ items: [], total: 0, unfilteredTotal: 0 });
  });

  it("never counts below zero", () => {
    const { client, read } = cacheOf([row("a", 1)], [all]);
    dropRows(client, resource, ["a", "b", "c"]);
    expect(read(all)).toEqual({ items: [], total: 0, unfilteredTotal: 0 });
  });
});

describe("undo", () => {
  it("restores what every rewrite changed", () => {
    const { client, read } = cacheOf(rows, [all, open, short]);
    client.setQueryData(["row", "a"], rows[0]);
    const before = [all, open, short].map(read);
    const undo = undoAll(
      putRow(client, resource, row("a", 9, false), rules),
      dropRows(client, resource, ["b"]),
      rewriteQuery<Row>(client, ["row", "a"], (one) => ({ ...one, rank: 9 })),
      rewriteQueries<Row>(client, ["row"], (one) => ({ ...one, isOpen: false })),
    );
    expect(client.getQueryData(["row", "a"])).toEqual({ id: "a", rank: 9, isOpen: false });
    undo();
    expect([all, open, short].map(read)).toEqual(before);
    expect(client.getQueryData(["row", "a"])).toEqual(rows[0]);
  });

  it("does nothing for data that is not cached", () => {
    const client = new QueryClient();
    rewriteQuery(client, ["row", "a"], () => ({ id: "a" }))();
    putRow(client, resource, row("a", 1), rules, { isNew: true })();
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});

it("findRow searches every cached list", () => {
  const { client } = cacheOf(rows, [short, { isOpen: false, take: 5 }]);
  expect(findRow<Row>(client, resource, "c")).toEqual(rows[2]);
  expect(findRow<Row>(client, resource, "z")).toBeUndefined();
});
