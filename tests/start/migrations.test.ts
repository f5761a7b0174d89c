import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEmbeddedDatabase, type EmbeddedDatabase } from "../../scripts/embedded-database.mjs";
import { applyMigrations } from "../../tools/migrations/apply-migrations.mjs";
import { createDatabase, withDatabase } from "../setup/databases";
import { run, runCode, temporaryFolder } from "./programs";

const root = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "pennant-start-"));
let server: EmbeddedDatabase;

beforeAll(async () => {
  server = await openEmbeddedDatabase({ folder });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

it("applies each migration once when two instances start at once", async () => {
  const url = await freshDatabase("two_starts");
  const code = `
    import { applyMigrations } from "./tools/migrations/apply-migrations.mjs";
    const applied = await applyMigrations({ root: process.cwd(), url: process.env.URL });
    console.log("applied " + applied.length + ".");
  `;
  const runs = await Promise.all([runCode(code, { URL: url }).ended, runCode(code, { URL: url }).ended]);

  expect(runs.map((run) => run.code)).toEqual([0, 0]);
  // They may take turns, so it is the sum that counts.
  const counts = runs.map((run) => Number(/applied (\d+)\./.exec(run.output)?.[1]));
  const { rows } = await query(url, "SELECT migration_name FROM _prisma_migrations");
  expect(new Set(rows.map((row) => row.migration_name)).size).toBe(rows.length);
  expect(counts[0]! + counts[1]!).toBe(rows.length);
});

it("leaves what Prisma's own commands expect", async () => {
  const url = await freshDatabase("status");
  await applyMigrations({ root, url });
  const status = run(["node_modules/prisma/build/index.js", "migrate", "status"], { DATABASE_URL: url });
  expect((await status.ended).output).toContain("Database schema is up to date!");
});

it("names the migration that failed, undoes it, and applies it once it is mended", async () => {
  const url = await freshDatabase("failed");
  const broken = rootWithMigration("CREATE TABLE kept (id int); CREATE TABLE broken (id no_such_type);");
  await expect(applyMigrations({ root: broken, url })).rejects.toThrow(
    'A migration failed, and Pennant did not start: 20990101000000_test: type "no_such_type" does not exist',
  );
  const mended = rootWithMigration("CREATE TABLE kept (id int);");
  expect(await applyMigrations({ root: mended, url })).toEqual(["20990101000000_test"]);
});

async function freshDatabase(name: string) {
  await createDatabase(server.url, name);
  return withDatabase(server.url, name);
}

function rootWithMigration(sql: string) {
  const copy = temporaryFolder();
  const folder = path.join(copy, "prisma", "migrations", "20990101000000_test");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "migration.sql"), sql);
  return copy;
}

async function query(url: string, text: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query<{ migration_name: string }>(text);
  } finally {
    await client.end();
  }
}
