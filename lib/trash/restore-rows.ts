import "server-only";
import { printedAccount } from "@/lib/sales-documents/printed-account";
import { Prisma } from "@/lib/server/db/generated/client";
import { name } from "@/lib/server/trash/table-names";
import { clearedReferences, parentsOf, type TrashTable, trashTables } from "@/lib/server/trash/tables";

type Key = { userId: string; id: string };

const accountCopies = Object.keys(printedAccount(null));

/**
 * Inserts the packed rows with all their stored columns, parents first; a column that is newer than the entry gets its default.
 * Rows below the deleted ones whose other parent is gone, such as a project's link to a deleted contact, are left out, and
 * references that a deletion clears are empty if their target is gone.
 */
export async function insertRowsOf(transaction: Prisma.TransactionClient, entry: Key): Promise<void> {
  const stored = await storedColumns(transaction, entry);
  const byOrder = stored.toSorted((a, b) => trashTables.indexOf(a.table) - trashTables.indexOf(b.table));
  for (const { table, columns } of byOrder) await insertTable(transaction, entry, table, columns);
}

async function insertTable(
  transaction: Prisma.TransactionClient,
  { userId, id }: Key,
  table: TrashTable,
  columns: string[],
) {
  const values = columns.map((column) => valueIn(table, column));
  const parents = parentsOf(table).map(
    ([column, parent]) => Prisma.sql`(r.${name(column)} IS NULL OR ${exists(parent, column)})`,
  );
  await transaction.$executeRaw`
    INSERT INTO ${name(table)} ("userId", ${Prisma.join(columns.map(name))})
    SELECT e."userId", ${Prisma.join(values)}
    FROM "TrashEntry" e, json_populate_recordset(NULL::${name(table)}, e."rows" -> 'tables' -> ${table}) r
    WHERE e."userId" = ${userId}::uuid AND e."id" = ${id}::uuid
      AND ${Prisma.join([Prisma.sql`TRUE`, ...parents], " AND ")}`;
}

/** Returns the tables of an entry, and for each the columns that its packed rows have and that are not generated. */
function storedColumns(transaction: Prisma.TransactionClient, { userId, id }: Key) {
  return transaction.$queryRaw<{ table: TrashTable; columns: string[] }[]>`
    SELECT t.key AS "table", ARRAY(
      SELECT a.attname::text FROM json_object_keys(t.value -> 0) k JOIN pg_attribute a ON a.attname = k
      WHERE a.attrelid = quote_ident(t.key)::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND a.attname <> 'userId'
      ORDER BY a.attnum) AS "columns"
    FROM "TrashEntry" e, json_each(e."rows" -> 'tables') t
    WHERE e."userId" = ${userId}::uuid AND e."id" = ${id}::uuid`;
}

function value(column: string): Prisma.Sql {
  return Prisma.sql`r.${name(column)}`;
}

function valueIn(table: TrashTable, column: string): Prisma.Sql {
  if (table === "SalesDocument") return documentValue(column);
  // A row whose rule has ended without any other row no longer repeats.
  const isOfRule = (table === "Task" || table === "Event") && ["repeatId", "slot"].includes(column);
  return isOfRule
    ? Prisma.sql`CASE WHEN ${exists("Repeat", "repeatId")} THEN ${value(column)} END`
    : value(column);
}

/** The value of a document's column. A draft does not print an account that is gone. */
function documentValue(column: string): Prisma.Sql {
  const target = (clearedReferences as Record<string, TrashTable>)[column];
  if (target) return Prisma.sql`CASE WHEN ${existsOrComes(target, column)} THEN ${value(column)} END`;
  if (!accountCopies.includes(column)) return value(column);
  return Prisma.sql`
    CASE WHEN r."bankAccountId" IS NULL OR ${exists("BankAccount", "bankAccountId")} THEN ${value(column)} END`;
}

function exists(parent: TrashTable, column: string): Prisma.Sql {
  return Prisma.sql`
    EXISTS (SELECT FROM ${name(parent)} p WHERE p."userId" = e."userId" AND p."id" = r.${name(column)})`;
}

/** Whether a row exists, or is a document of the same entry. */
function existsOrComes(target: TrashTable, column: string): Prisma.Sql {
  if (target !== "SalesDocument") return exists(target, column);
  return Prisma.sql`(${exists(target, column)} OR (e."rows" -> 'tables' -> 'SalesDocument')::jsonb
    @> jsonb_build_array(jsonb_build_object('id', r.${name(column)})))`;
}
