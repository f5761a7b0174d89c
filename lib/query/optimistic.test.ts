import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { List } from "@/lib/api/list";
import { searchKey } from "./keys";
import { dropRows, findRow, putRow } from "./optimistic";
import { updateCache } from "./optimistic-update";

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
  const put = (row: Row, { isNew = false } = {}) =>
    updateCache(client, (draft) => putRow(draft, resource, row, rules, { isNew }));
  const drop = (...ids: string[]) => updateCache(client, (draft) => dropRows(draft, resource, ids));
  for (const filter of filters) client.setQueryData(searchKey(resource, filter), search(rows, filter));
  const read = (filter: Filter) => client.getQueryData<List<Row>>(searchKey(resource, filter));
  return { client, read, put, drop };
}

const row = (id: string, rank: number, isOpen = true): Row => ({ id, rank, isOpen });
const all: Filter = { take: 100 };
const open: Filter = { isOpen: true, take: 100 };
const short: Filter = { take: 2 };
const rows = [row("a", 1), row("b", 3), row("c", 5, false)];

describe("putRow", () => {
  it("puts a new row in its place and counts it", () => {
    const { read, put } = cacheOf(rows, [all, open]);
    put(row("n", 2, false), { isNew: true });
    expect(read(all)).toMatchObject({ total: 4, unfilteredTotal: 4 });
    expect(read(all)?.items.map(({ id }) => id)).toEqual(["a", "n", "b", "c"]);
    // It does not match this filter, but the unfiltered total grows.
    expect(read(open)).toMatchObject({ total: 2, unfilteredTotal: 4 });
    expect(read(open)?.items.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("removes a row from lists that it no longer matches and moves it in others", () => {
    const { read, put } = cacheOf(rows, [all, open]);
    put(row("a", 9, false));
    expect(read(all)?.items.map(({ id }) => id)).toEqual(["b", "c", "a"]);
    expect(read(all)).toMatchObject({ total: 3, unfilteredTotal: 3 });
    expect(read(open)).toEqual({ items: [rows[1]], total: 1, unfilteredTotal: 3 });
  });

  it("leaves out a row that may belong after rows that are not loaded", () => {
    const { read, put } = cacheOf(rows, [short]);
    put(row("n", 9), { isNew: true });
    expect(read(short)?.items.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(read(short)).toMatchObject({ total: 4, unfilteredTotal: 4 });
  });

  it("counts a row once, however often it is put", () => {
    const { read, put } = cacheOf(rows, [all]);
    for (let time = 0; time < 3; time++) put(row("n", 2), { isNew: true });
    expect(read(all)).toMatchObject({ total: 4, unfilteredTotal: 4 });
  });

  it("shows what a search of the changed rows would return", () => {
    const anyRow = fc.record({ rank: fc.nat(9), isOpen: fc.boolean() });
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 8 }), anyRow, fc.nat(8), (before, changed, at) => {
        const stored = before.map((one, index) => ({ ...one, id: String(index) }));
        const row = { ...changed, id: String(at) };
        const isNew = at >= stored.length;
        const after = [...stored.filter(({ id }) => id !== row.id), row];
        const filters = [all, open, { isOpen: false, take: 100 }];
        const { read, put } = cacheOf(stored, filters);
        put(row, { isNew });
        for (const filter of filters) expect(read(filter)).toEqual(search(after, filter));
      }),
    );
  });
});

describe("dropRows", () => {
  it("removes rows from every list and from the totals", () => {
    const { read, drop } = cacheOf(rows, [all, open]);
    drop("a", "c");
    expect(read(all)).toEqual({ items: [rows[1]], total: 1, unfilteredTotal: 1 });
    expect(read(open)).toEqual({ items: [rows[1]], total: 1, unfilteredTotal: 1 });
  });

  it("sets the totals to zero when all rows are dropped, including those not loaded", () => {
    const { read, drop } = cacheOf(rows, [short]);
    drop(...rows.map(({ id }) => id));
    expect(read(short)).toEqual({ items: [], total: 0, unfilteredTotal: 0 });
  });

  it("never counts below zero", () => {
    const { read, drop } = cacheOf([row("a", 1)], [all]);
    drop("a", "b", "c");
    expect(read(all)).toEqual({ items: [], total: 0, unfilteredTotal: 0 });
  });
});

it("counts a row once that is counted but not loaded", () => {
  const { read, put } = cacheOf(rows, [short, all]);
  put(row("c", 6, false));
  expect(read(short)).toMatchObject({ total: 3, unfilteredTotal: 3 });
});

it("findRow searches every cached list", () => {
  const { client } = cacheOf(rows, [short, { isOpen: false, take: 5 }]);
  expect(findRow<Row>(client, resource, "c")).toEqual(rows[2]);
  expect(findRow<Row>(client, resource, "z")).toBeUndefined();
});
