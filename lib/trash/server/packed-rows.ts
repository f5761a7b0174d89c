import "server-only";
import { Prisma } from "@/lib/server/db/generated/client";
import type { Column } from "./columns";
import { name, quoted } from "./table-names";
import type { TrashTable } from "./tables";

export type EntryKey = { userId: string; id: string };

/** The columns of one table in an entry, by the array that contains their values. */
export type PackedTable = { table: TrashTable } & Record<Store["columns"], string[]>;

type Store = (typeof stores)[number];

/** The arrays of TrashedRows. Values keep their type in the first two; converting them to text takes most of the time. */
const stores = [
  { type: "uuid", columns: "uuidColumns", values: "uuids", of: "uuid" },
  { type: "timestamp(3) with time zone", columns: "instantColumns", values: "instants", of: "timestamptz" },
  { type: null, columns: "textColumns", values: "texts", of: "text" },
] as const;

/** The columns of TrashedRows that `packTable` selects, in its order. */
export const packedColumns = Prisma.join(
  ["userId", "entryId", "table", ...stores.flatMap(({ columns, values }) => [columns, values])].map(name),
);

/** Selects the row of TrashedRows with all rows of `source`, or nothing if it has none. */
export function packTable(
  { userId, id }: EntryKey,
  table: TrashTable,
  columns: Column[],
  source: Prisma.Sql,
): Prisma.Sql {
  const arrays = stores.map((store) => {
    const stored = columns.filter((column) => storeOf(column) === store);
    const values = stored.map(
      (column) => `array_agg(${store.of === "text" ? asText(column) : valueOf(column)})`,
    );
    return Prisma.sql`${stored.map((column) => column.name)}::text[], ${Prisma.raw(`ARRAY[${values.join(", ")}]::${store.of}[]`)}`;
  });
  return Prisma.sql`
    SELECT ${userId}::uuid, ${id}::uuid, ${table}::text, ${Prisma.join(arrays)} FROM ${source} g HAVING count(*) > 0`;
}

/** Selects the packed rows of a table with these of their columns, in their types, and with their owner. */
export function packedRows({ userId, id }: EntryKey, packed: PackedTable, columns: Column[]): Prisma.Sql {
  const lists = columns.map(({ name: column }) => {
    const store = stores.find(({ columns: names }) => packed[names].includes(column)) ?? stores[2];
    const at = packed[store.columns].indexOf(column) + 1;
    return Prisma.sql`t.${name(store.values)}[${at}::int:${at}::int]`;
  });
  const names = columns.map((column) => name(column.name));
  const values = columns.map(
    (column) => Prisma.sql`u.${name(column.name)}::${Prisma.raw(column.type)} AS ${name(column.name)}`,
  );
  return Prisma.sql`
    SELECT t."userId", ${Prisma.join(values)}
    FROM "TrashedRows" t, unnest(${Prisma.join(lists)}) u (${Prisma.join(names)})
    WHERE t."userId" = ${userId}::uuid AND t."entryId" = ${id}::uuid AND t."table" = ${packed.table}`;
}

/** The ids in one column of a row `t` of TrashedRows, as an array; null if it has no such column. */
export function packedIds(column: string): Prisma.Sql {
  const at = Prisma.sql`array_position(t."uuidColumns", ${column}::text)`;
  return Prisma.sql`t."uuids"[${at}:${at}]`;
}

/** The values of one column of a row `t` of TrashedRows that is neither an id nor an instant, as texts. */
export function packedTexts(column: string): Prisma.Sql {
  const at = Prisma.sql`array_position(t."textColumns", ${column}::text)`;
  return Prisma.sql`t."texts"[${at}:${at}]`;
}

/** Returns the tables of an entry and their columns. */
export function readPackedTables(
  database: Pick<Prisma.TransactionClient, "trashedRows">,
  { userId, id }: EntryKey,
) {
  const select = { table: true, uuidColumns: true, instantColumns: true, textColumns: true };
  return database.trashedRows.findMany({ where: { userId, entryId: id }, select }) as Promise<PackedTable[]>;
}

function storeOf({ type }: Column): Store {
  return stores.find((store) => store.type === type) ?? stores[2];
}

const valueOf = ({ name: column }: Column) => `g.${quoted(column)}`;

/** Returns the value as text. Comparing booleans and empty arrays is faster than converting them. */
function asText(column: Column): string {
  const value = valueOf(column);
  if (column.type.endsWith("[]"))
    return `CASE WHEN cardinality(${value}) = 0 THEN '{}' ELSE ${value}::text END`;
  if (column.type === "boolean") return `CASE ${value} WHEN true THEN 'true' WHEN false THEN 'false' END`;
  return `${value}::text`;
}
