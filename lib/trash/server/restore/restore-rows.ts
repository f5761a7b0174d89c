import "server-only";
import { printedAccount } from "@/lib/sales-documents/print/printed-account";
import { Prisma } from "@/lib/server/db/generated/client";
import { type Column, readColumns } from "@/lib/trash/server/columns";
import {
  type EntryKey,
  packedIds,
  packedRows,
  type PackedTable,
  readPackedTables,
} from "@/lib/trash/server/packed-rows";
import { name } from "@/lib/trash/server/table-names";
import { timeValue } from "./restore-time";
import { clearedReferences, parentsOf, type TrashTable, trashTables } from "@/lib/trash/server/tables";

const accountCopies = Object.keys(printedAccount(null));

/**
 * Inserts the packed rows with all their stored columns, parents first; a column that is newer than the entry gets its default.
 * Rows below the deleted ones whose other parent no longer exists, such as a project's link to a deleted contact, are left out, and
 * references that a deletion clears are empty if their target no longer exists.
 */
export async function insertRowsOf(transaction: Prisma.TransactionClient, entry: EntryKey): Promise<void> {
  const packed = await readPackedTables(transaction, entry);
  const byOrder = packed.toSorted((a, b) => trashTables.indexOf(a.table) - trashTables.indexOf(b.table));
  const columns = await readColumns(
    transaction,
    byOrder.map(({ table }) => table),
  );
  for (const table of byOrder) await insertTable(transaction, entry, table, columns.get(table.table) ?? []);
}

async function insertTable(
  transaction: Prisma.TransactionClient,
  entry: EntryKey,
  packed: PackedTable,
  existing: Column[],
) {
  const { table } = packed;
  const names = [...packed.uuidColumns, ...packed.instantColumns, ...packed.textColumns];
  const columns = existing.filter((column) => names.includes(column.name));
  const values = columns.map((column) => valueIn(entry, table, column.name));
  const parents = parentsOf(table).map(
    ([column, parent]) => Prisma.sql`(r.${name(column)} IS NULL OR ${exists(entry, parent, column)})`,
  );
  await transaction.$executeRaw`
    INSERT INTO ${name(table)} ("userId", ${Prisma.join(columns.map((column) => name(column.name)))})
    SELECT r."userId", ${Prisma.join(values)} FROM (${packedRows(entry, packed, columns)}) r
    WHERE ${Prisma.join([Prisma.sql`TRUE`, ...parents], " AND ")}`;
}

function value(column: string): Prisma.Sql {
  return Prisma.sql`r.${name(column)}`;
}

function valueIn(entry: EntryKey, table: TrashTable, column: string): Prisma.Sql {
  if (table === "SalesDocument") return documentValue(entry, column);
  if (table === "TimeEntry") return timeValue(entry, column) ?? value(column);
  const isOfRule = (table === "Task" || table === "Event") && ["repeatId", "slot"].includes(column);
  return isOfRule ? valueOfRule(entry, table, column) : value(column);
}

/** The rule and the date of a row. It no longer repeats if its rule no longer exists, or has made another row for the date since. */
function valueOfRule(entry: EntryKey, table: TrashTable, column: string): Prisma.Sql {
  return Prisma.sql`CASE WHEN ${exists(entry, "Repeat", "repeatId")} AND NOT EXISTS (
    SELECT FROM ${name(table)} o
    WHERE o."userId" = ${entry.userId}::uuid AND o."repeatId" = r."repeatId" AND o."slot" = r."slot") THEN ${value(column)} END`;
}

/** The value of a document's column. A draft does not print an account that no longer exists. */
function documentValue(entry: EntryKey, column: string): Prisma.Sql {
  const target = (clearedReferences as Record<string, TrashTable>)[column];
  if (target) return Prisma.sql`CASE WHEN ${existsOrComes(entry, target, column)} THEN ${value(column)} END`;
  if (!accountCopies.includes(column)) return value(column);
  return Prisma.sql`
    CASE WHEN r."bankAccountId" IS NULL OR ${exists(entry, "BankAccount", "bankAccountId")} THEN ${value(column)} END`;
}

function exists({ userId }: EntryKey, parent: TrashTable, column: string): Prisma.Sql {
  return Prisma.sql`
    EXISTS (SELECT FROM ${name(parent)} p WHERE p."userId" = ${userId}::uuid AND p."id" = r.${name(column)})`;
}

/** Returns whether a row exists, or is a document of the same entry. */
function existsOrComes(entry: EntryKey, target: TrashTable, column: string): Prisma.Sql {
  if (target !== "SalesDocument") return exists(entry, target, column);
  return Prisma.sql`(${exists(entry, target, column)} OR r.${name(column)} IN (
    SELECT unnest(${packedIds("id")}) FROM "TrashedRows" t
    WHERE t."userId" = ${entry.userId}::uuid AND t."entryId" = ${entry.id}::uuid AND t."table" = 'SalesDocument'))`;
}
