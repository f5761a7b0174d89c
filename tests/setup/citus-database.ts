import pg from "pg";
import { applyMigrations } from "../../tools/migrations/apply-migrations.mjs";
import { distributeTables } from "../../tools/citus/distribute-tables.mjs";
import { createDatabase, withDatabase } from "./databases";

/**
 * Creates a distributed database. TEST_DATABASE_URL is the coordinator, and TEST_CITUS_WORKERS the addresses of its workers,
 * separated by spaces. A clone of a template would not be distributed.
 */
export async function createDistributedDatabase(coordinator: string, workers: string[], name: string) {
  for (const node of [coordinator, ...workers]) {
    await createDatabase(node, name);
    await run(withDatabase(node, name), ["CREATE EXTENSION citus"]);
  }
  const url = withDatabase(coordinator, name);
  const added = workers.map((worker) => `SELECT citus_add_node('${hostOf(worker)}', ${portOf(worker)})`);
  await run(url, [
    `SELECT citus_set_coordinator_host('${hostOf(coordinator)}', ${portOf(coordinator)})`,
    ...added,
  ]);
  await applyMigrations({ root: process.cwd(), url });
  const client = new pg.Client(url);
  await client.connect();
  try {
    await distributeTables(client);
  } finally {
    await client.end();
  }
}

async function run(url: string, statements: string[]) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const hostOf = (url: string) => new URL(url).hostname;
const portOf = (url: string) => new URL(url).port;
