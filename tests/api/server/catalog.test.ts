import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { workspaceTables } from "@/lib/server/jobs/delete-tenant-rows";
import { localTables, referenceTables } from "../../../tools/citus/tables.mjs";

it("the schema's foreign keys change no id, and set no reference to null", async () => {
  const keys = await db.$queryRaw<{ key: string; onUpdate: string; onDelete: string }[]>`
    SELECT conname AS "key", confupdtype::text AS "onUpdate", confdeltype::text AS "onDelete"
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter(({ onUpdate, onDelete }) => onUpdate !== "a" || !["a", "c"].includes(onDelete))).toEqual(
    [],
  );
});

it("the schema has no enum", async () => {
  expect(
    await db.$queryRaw`
    SELECT enumtypid::regtype::text FROM pg_enum JOIN pg_type t ON t.oid = enumtypid WHERE t.typnamespace = 'public'::regnamespace`,
  ).toEqual([]);
});

it("a large workspace is deleted from every table of a user but those of sign-in and of single rows, in the order of their references", async () => {
  const rest =
    "Account AuthenticatorApp CalendarFeed DocumentNumbering DocumentSeries EmailConfirmation Passkey PasskeyChallenge " +
    "Passphrase RecoveryCode RecoveryLink SecurityEvent Session SignInChallenge Upload";
  const columns = await db.$queryRaw<{ table: string }[]>`
    SELECT table_name AS "table" FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'userId'`;
  expect([...workspaceTables, ...rest.split(" ")].toSorted()).toEqual(
    columns.map(({ table }) => table).toSorted(),
  );

  const references = await db.$queryRaw<{ from: string; to: string }[]>`
    SELECT f.relname AS "from", t.relname AS "to" FROM pg_constraint k
      JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND f.oid <> t.oid`;
  const order: string[] = workspaceTables;
  const within = references.filter(({ from, to }) => order.includes(from) && order.includes(to));
  expect(within.length).toBeGreaterThan(15);
  expect(within.filter(({ from, to }) => order.indexOf(from) > order.indexOf(to))).toEqual([]);
});

it("every unique index of a table that is distributed by user contains the user's id", async () => {
  const indexes = await db.$queryRaw<{ table: string; index: string; hasUserId: boolean }[]>`
    SELECT c.relname AS "table", i.indexrelid::regclass::text AS "index", EXISTS (
      SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'userId' AND a.attnum = ANY(i.indkey)) AS "hasUserId"
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace`;
  const whole = [...referenceTables, ...localTables];
  expect(indexes.filter(({ table, hasUserId }) => !hasUserId && !whole.includes(table))).toEqual([]);
  // Each of these needs to be named: it has a unique index of something else, or no user at all.
  const named = new Set(indexes.filter(({ hasUserId }) => !hasUserId).map(({ table }) => table));
  expect(whole.filter((table) => !named.has(table))).toEqual([]);
});

it("the schema's comments name the values that the CHECK constraints accept", async () => {
  const checks = await db.$queryRaw<{ table: string; column: string; definition: string }[]>`
    SELECT c.relname AS "table", a.attname AS "column", pg_get_constraintdef(k.oid) AS "definition"
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
      JOIN pg_attribute a ON a.attrelid = k.conrelid AND ARRAY[a.attnum] = k.conkey
    WHERE k.contype = 'c' AND k.connamespace = 'public'::regnamespace`;
  const accepted = Object.fromEntries(
    checks.map(({ table, column, definition }) => [
      `${table}.${column}`,
      [...definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => value),
    ]),
  );
  const named = namedValues();
  expect(Object.keys(named).length).toBeGreaterThan(15);
  for (const [column, values] of Object.entries(named)) expect(accepted[column], column).toEqual(values);
});

/** Returns the values that comments of schema.prisma name, by table and column, without those of generated columns. */
function namedValues() {
  const schema = readFileSync("prisma/schema.prisma", "utf8");
  const named: Record<string, string[]> = {};
  for (const [, model, body] of schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms))
    for (const [, values, column, rest] of (body ?? "").matchAll(
      /One of: ([\w, -]+)\.[^\n]*\n +(\w+)([^\n]*)/g,
    ))
      if (!rest?.includes("dbgenerated")) named[`${model}.${column}`] = (values ?? "").split(", ");
  return named;
}
