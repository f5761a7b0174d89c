import { Problem } from "../../scripts/lib/problem.mjs";
import { FIRST, localTables, referenceTables } from "./tables.mjs";

/** Distributes the tables of a database that are not distributed yet, and returns the statements that did it. */
export async function distributeTables(client) {
  const statements = await missingStatements(client);
  for (const statement of statements) await client.query(statement);
  return statements;
}

/**
 * Returns the statements that are still missing. Citus distributes one table at a time and accepts no foreign key between a table
 * that is distributed and one that is not, so keys are dropped first and added again at the end, all in one transaction.
 */
export async function missingStatements(client) {
  const { rows: extensions } = await client.query(
    "SELECT extversion FROM pg_extension WHERE extname = 'citus'",
  );
  if (extensions.length === 0)
    throw new Problem("This database has no Citus: run `CREATE EXTENSION citus` and add its workers first.");
  const { rows: tables } = await client.query(TABLES);
  const missing = tables.filter(({ name, isKnown }) => !isKnown && !localTables.includes(name));
  if (missing.length === 0) return [];
  const { rows: names } = await client.query("SELECT quote_ident(current_database()) AS database");
  const { rows: keys } = await client.query(KEYS, [missing.map(({ name }) => name)]);
  return [
    "BEGIN",
    "SET LOCAL citus.multi_shard_modify_mode TO 'sequential'",
    ...keys.map(({ table, key }) => `ALTER TABLE ${table} DROP CONSTRAINT ${key}`),
    ...missing.toSorted(byOrder).map(({ name }) => distribute(name)),
    ...keys.map(({ table, key, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${key} ${definition}`),
    "COMMIT",
    // A sweep changes rows of several users and then the user table, in one transaction.
    `ALTER DATABASE ${names[0].database} SET citus.multi_shard_modify_mode TO 'sequential'`,
  ];
}

/** Returns the statement that distributes a table. */
export function distribute(name) {
  if (referenceTables.includes(name)) return `SELECT create_reference_table('"${name}"')`;
  const where = name === FIRST ? "" : `, colocate_with => '"${FIRST}"'`;
  return `SELECT create_distributed_table('"${name}"', 'userId'${where})`;
}

/** Reference tables come first, then the table that the others are colocated with. */
function byOrder(a, b) {
  const rank = ({ name }) => (referenceTables.includes(name) ? 0 : name === FIRST ? 1 : 2);
  return rank(a) - rank(b) || (a.name < b.name ? -1 : 1);
}

const TABLES = `
  SELECT c.relname AS "name", EXISTS (SELECT FROM pg_dist_partition p WHERE p.logicalrelid = c.oid
      AND NOT (p.partmethod = 'n' AND p.repmodel = 's')) AS "isKnown"
  FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`;

const KEYS = `
  SELECT k.conrelid::regclass::text AS "table", quote_ident(k.conname) AS "key", pg_get_constraintdef(k.oid) AS "definition"
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class f ON f.oid = k.confrelid
  WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND (c.relname = ANY($1) OR f.relname = ANY($1)) ORDER BY 1, 2`;
