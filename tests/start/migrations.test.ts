import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
  server = await openEmbeddedDatabase({ folder, settings: { fsync: "off", synchronous_commit: "off" } });
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
  // Either one may apply a migration, so only the sum counts.
  const counts = runs.map((run) => Number(/applied (\d+)\./.exec(run.output)?.[1]));
  const { rows } = await query(url, "SELECT migration_name FROM _prisma_migrations");
  expect(new Set(rows.map((row) => row.migration_name)).size).toBe(rows.length);
  expect(counts[0]! + counts[1]!).toBe(rows.length);
});

it("creates the same schema as `prisma migrate deploy`", async () => {
  const ours = await freshDatabase("ours");
  await applyMigrations({ root, url: ours });
  const upstream = await freshDatabase("upstream");
  const deploy = run(["node_modules/prisma/build/index.js", "migrate", "deploy"], { DATABASE_URL: upstream });
  expect((await deploy.ended).output).toContain("All migrations have been successfully applied.");

  const schema = await describeSchema(upstream);
  expect(schema.filter((line) => line.startsWith("column Client."))).not.toEqual([]);
  expect(await describeSchema(ours)).toEqual(schema);
  expect(await applyMigrations({ root, url: upstream })).toEqual([]);
});

it("`prisma migrate dev` accepts the database, and makes a migration of a change to the schema alone", async () => {
  const DATABASE_URL = await freshDatabase("dev");
  await applyMigrations({ root, url: DATABASE_URL });
  const prisma = (...args: string[]) =>
    run(["node_modules/prisma/build/index.js", ...args], { DATABASE_URL }).ended;
  const schema = path.join("prisma", "schema.prisma");
  const copy = temporaryFolder();
  cpSync(path.join(root, "prisma"), path.join(copy, "prisma"), { recursive: true });
  const changed = readFileSync(schema, "utf8").replace("model Client {", "model Client {\n  website String?");
  writeFileSync(path.join(copy, schema), changed);
  const config = path.join(copy, "prisma.config.mjs");
  const engine = path.join(root, "tools", "schema-engine", "schema-engine.mjs");
  writeFileSync(
    config,
    `process.env.PRISMA_SCHEMA_ENGINE_BINARY = ${JSON.stringify(engine)};
    export default { schema: "prisma/schema.prisma", datasource: { url: process.env.DATABASE_URL } };`,
  );
  const made = await prisma("migrate", "dev", "--name", "client_website", "--config", config);
  expect(made.output).toContain("Your database is now in sync with your schema.");
  const folders = readdirSync(path.join(copy, "prisma", "migrations")).filter((name) =>
    /^\d{14}_/.test(name),
  );
  // Sorted last, though made today.
  expect(folders.sort().at(-1)).toMatch(/_client_website$/);
  const sql = readFileSync(
    path.join(copy, "prisma", "migrations", folders.at(-1) ?? "", "migration.sql"),
    "utf8",
  );
  // Any other difference between the schema and the migrations would be here, too.
  expect(sql.match(/ALTER|CREATE|DROP/g)).toEqual(["ALTER"]);
});

it("a migration of the search's rule computes every column again that depends on it, and changes nothing else", async () => {
  const url = await freshDatabase("search_text");
  const folders = readdirSync(path.join(root, "prisma", "migrations")).filter((name) => /^\d/.test(name));
  const sqlOf = (name: string) =>
    readFileSync(path.join(root, "prisma", "migrations", name, "migration.sql"), "utf8");
  const changing = folders
    .filter((name) => sqlOf(name).includes("REPLACE FUNCTION search_text"))
    .sort()
    .at(-1);
  const before = temporaryFolder();
  for (const name of folders.filter((folder) => folder < (changing ?? "")))
    cpSync(path.join(root, "prisma/migrations", name), path.join(before, "prisma/migrations", name), {
      recursive: true,
    });
  await applyMigrations({ root: before, url });
  // Columns that were added since are computed by the changed rule from the start.
  const { rows: columns } = await query<{ tableName: string; columnName: string }>(
    url,
    `SELECT table_name AS "tableName", column_name AS "columnName" FROM information_schema.columns
     WHERE generation_expression LIKE '%search_text%'`,
  );
  const id = "01930000-0000-7000-8000-000000000001";
  await query(url, `INSERT INTO "User" ("id", "updatedAt") VALUES ('${id}', '2026-01-01')`);
  await query(
    url,
    `INSERT INTO "Client" ("userId", "id", "name", "updatedAt") VALUES ('${id}', '${id}', 'O’Brien', '2026-01-01')`,
  );
  await applyMigrations({ root, url });
  const { rows } = await query(url, `SELECT "searchName", "updatedAt"::text AS "at" FROM "Client"`);
  expect(rows).toEqual([{ searchName: "o'brien", at: expect.stringMatching(/^2026-01-01/) as string }]);

  expect(columns.length).toBeGreaterThan(8);
  for (const { tableName, columnName } of columns)
    expect(sqlOf(changing ?? "")).toMatch(
      new RegExp(`UPDATE "${tableName}"[^;]*"${columnName}" IS DISTINCT FROM`),
    );
});

it("renames an applied migration whose folder was renamed, and does not apply it again", async () => {
  const url = await freshDatabase("renamed");
  const sql = "CREATE TABLE kept (id int);";
  await applyMigrations({ root: rootWithMigration(sql, "20990201000000_later"), url });
  expect(await applyMigrations({ root: rootWithMigration(sql), url })).toEqual([]);
  const { rows } = await query(url, "SELECT migration_name FROM _prisma_migrations");
  expect(rows).toEqual([{ migration_name: "20990101000000_test" }]);
});

it("names the failed migration, rolls it back, and applies it once it is fixed", async () => {
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

function rootWithMigration(sql: string, name = "20990101000000_test") {
  const copy = temporaryFolder();
  const folder = path.join(copy, "prisma", "migrations", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "migration.sql"), sql);
  return copy;
}

/** Returns one line for each column, index, constraint, type, function, trigger, extension and migration. */
async function describeSchema(url: string) {
  const { rows } = await query<{ line: string }>(url, SCHEMA);
  return rows.map(({ line }) => line);
}

const SCHEMA = `
  SELECT concat_ws(' ', 'column', table_name || '.' || column_name, ordinal_position, data_type, udt_name, character_maximum_length,
    is_nullable, column_default, generation_expression, collation_name) AS line
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT concat_ws(' ', 'enum', enumtypid::regtype, enumsortorder, enumlabel) FROM pg_enum
  UNION ALL SELECT 'trigger ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'function ' || pg_get_functiondef(oid) FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
  UNION ALL SELECT concat_ws(' ', 'extension', extname, extversion) FROM pg_extension
  UNION ALL SELECT concat_ws(' ', 'migration', migration_name, checksum, applied_steps_count) FROM _prisma_migrations
  ORDER BY line`;

async function query<Row extends pg.QueryResultRow = { migration_name: string }>(url: string, text: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query<Row>(text);
  } finally {
    await client.end();
  }
}
