import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { Problem } from "../../scripts/lib/problem.mjs";
import { distribute } from "../citus/distribute-tables.mjs";

/**
 * Applies the missing migrations to a database and returns their names. It uses the same folder and table as
 * `prisma migrate deploy`, with two differences: a migration and its record are one transaction, so a killed start leaves
 * nothing half done; and simultaneous starts wait for each other.
 */
export async function applyMigrations({ root, url }) {
  const folder = path.join(root, "prisma", "migrations");
  const client = await connect(url);
  const applied = [];
  try {
    for (;;) {
      const name = await applyNext(client, folder);
      if (!name) return applied;
      applied.push(name);
    }
  } finally {
    await client.end();
  }
}

async function applyNext(client, folder) {
  await client.query("BEGIN");
  const name = await applyMissing(client, folder);
  await client.query("COMMIT");
  return name;
}

/** Applies the first migration that is missing, in the client's transaction. Returns its name, or null if none is missing. */
export async function applyMissing(client, folder) {
  await client.query("SELECT pg_advisory_xact_lock(7366, 2)");
  const name = await findMissing(client, folder).catch(explainPermission);
  if (name) {
    const script = readFileSync(path.join(folder, name, "migration.sql"), "utf8");
    try {
      for (const part of await partsOf(client, script)) await client.query(part);
      await record(client, name, script);
    } catch (error) {
      if (error.code === NOT_PERMITTED) explainPermission(error);
      throw new Problem(`A migration failed, and Pennant did not start: ${name}: ${error.message}`);
    }
  }
  return name;
}

/**
 * Returns the queries that make a migration. On a distributed database each statement is one, because Citus passes the whole text
 * of a query on to its workers, and a table is distributed before other statements add its foreign keys.
 */
async function partsOf(client, script) {
  const { rows } = await client.query("SELECT to_regclass('pg_dist_partition') AS catalog");
  if (!rows[0].catalog || !(await isDistributed(client))) return [script];
  // Statements end at the end of a line.
  const statements = script.split(/;\s*?$/m).filter((part) => /^\s*\w/m.test(part));
  return [
    "SET LOCAL citus.multi_shard_modify_mode TO 'sequential'",
    ...statements.flatMap((statement) => {
      const table = /CREATE TABLE "(\w+)" \(\s+"userId"/.exec(statement)?.[1];
      return table ? [statement, distribute(table)] : [statement];
    }),
  ];
}

async function isDistributed(client) {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_dist_partition WHERE logicalrelid = to_regclass('"Client"')`,
  );
  return rows.length > 0;
}

const NOT_PERMITTED = "42501";

function explainPermission(error) {
  if (error.code !== NOT_PERMITTED) throw error;
  throw new Problem(
    `The database needs a migration, and the user of DATABASE_URL may not change it (${error.message}): ` +
      'run `npm run migrate` as its owner; see "Database roles" in docs/operate.md.',
  );
}

async function findMissing(client, folder) {
  // Not by IF NOT EXISTS, which needs the permission to create tables even if there is nothing to create.
  const { rows: found } = await client.query("SELECT to_regclass('_prisma_migrations') AS name");
  if (found[0].name === null) await client.query(MIGRATIONS_TABLE);
  const { rows } = await client.query("SELECT * FROM _prisma_migrations WHERE rolled_back_at IS NULL");
  const unfinished = rows.find((row) => row.finished_at === null);
  if (unfinished) {
    throw new Problem(
      `The migration ${unfinished.migration_name} was started by Prisma's own command and not finished; ` +
        "check the database, then resolve it with `npx prisma migrate resolve`.",
    );
  }
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const done = new Set(rows.map((row) => row.migration_name));
  for (const { from, to } of renamedMigrations(folder, names, rows)) {
    await client.query("UPDATE _prisma_migrations SET migration_name = $2 WHERE migration_name = $1", [
      from,
      to,
    ]);
    done.add(to);
  }
  return names.find((name) => !done.has(name)) ?? null;
}

/**
 * Returns the applied migrations whose folders have other names by now. Migrations of November 2026 had names with dates in
 * December, after which `prisma migrate dev` could not place a new one; the checksum identifies them.
 */
function renamedMigrations(folder, names, rows) {
  const byChecksum = new Map(rows.map((row) => [row.checksum, row.migration_name]));
  const applied = new Set(byChecksum.values());
  return names.flatMap((to) => {
    if (applied.has(to)) return [];
    const from = byChecksum.get(checksumOf(readFileSync(path.join(folder, to, "migration.sql"), "utf8")));
    return from && !names.includes(from) ? [{ from, to }] : [];
  });
}

const checksumOf = (script) => createHash("sha256").update(script).digest("hex");

function record(client, name, script) {
  return client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), 1)`,
    [randomUUID(), checksumOf(script), name],
  );
}

// The same definition as Prisma's.
const MIGRATIONS_TABLE = `
  CREATE TABLE _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

async function connect(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw unreachable(url, error);
  }
}

function unreachable(url, error) {
  const { host, pathname } = new URL(url);
  const reasons = {
    ECONNREFUSED: "nothing is listening there",
    ENOTFOUND: "this host does not exist",
    "28P01": "it rejects the user or the password",
    "3D000": "this database does not exist",
  };
  const reason = reasons[error.code] ?? (error.message || error.code);
  return new Problem(`The database at ${host}${pathname} cannot be reached: ${reason}. Check DATABASE_URL.`);
}
