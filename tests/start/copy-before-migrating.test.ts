import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { run, runCode, temporaryFolder } from "./programs";

const root = process.cwd();

// The steps of `npm start` on the database, then one statement.
const PREPARE = `
  import pg from "pg";
  import { prepareDatabase } from "./scripts/lib/prepare.mjs";
  import { stop } from "./scripts/lib/shutdown.mjs";
  const client = new pg.Client(await prepareDatabase(process.env.ROOT, process.env.PENNANT_DATA_DIR));
  await client.connect();
  const { rows } = await client.query(process.env.SQL);
  console.log("rows " + JSON.stringify(rows) + ".");
  await client.end();
  await stop(0);
`;

async function prepare(version: string, folder: string, sql: string, env: Record<string, string> = {}) {
  const variables = { ROOT: version, PENNANT_DATA_DIR: folder, SQL: sql, ...env };
  const { code, output } = await runCode(PREPARE, variables).ended;
  expect(code, output).toBe(0);
  return output;
}

/** Returns a root with all migrations but the newest. */
function previousVersion() {
  const version = temporaryFolder();
  const migrations = path.join(version, "prisma", "migrations");
  cpSync(path.join(root, "prisma", "migrations"), migrations, { recursive: true });
  const newest = readdirSync(migrations)
    .filter((name) => /^\d/.test(name))
    .sort()
    .at(-1)!;
  rmSync(path.join(migrations, newest), { recursive: true });
  return version;
}

const insert = `INSERT INTO "User" ("id", "displayName", "updatedAt") VALUES ('01a1fb63-0000-7000-8000-000000000000', 'Ada', now())`;
const names = `SELECT "displayName" AS name FROM "User"`;

it("copies the database before it is migrated, and the copy leads back", async () => {
  const folder = temporaryFolder();
  const copies = path.join(folder, "before-migrations");
  expect(await prepare(previousVersion(), folder, insert)).not.toContain("Copying");

  // Older copies, of which two stay.
  mkdirSync(copies);
  const older = [1, 2, 3].map((day) => `pennant-2020-01-0${day}T000000.zip`);
  for (const name of older) writeFileSync(path.join(copies, name), "");
  const output = await prepare(root, folder, `UPDATE "User" SET "displayName" = 'Changed'`);
  const file = /npm run restore -- (\S+) --replace/.exec(output)?.[1] ?? "";
  const [second, third, made, ...others] = readdirSync(copies).sort();
  expect([second, third, others]).toEqual([older[1], older[2], []]);
  expect(path.resolve(root, file)).toBe(path.join(copies, made!));

  expect(await prepare(root, folder, names)).not.toContain("Copying");
  const variables = { PENNANT_DATA_DIR: folder, DATABASE_URL: "" };
  const restored = await run(["scripts/restore.mjs", file, "--replace"], variables).ended;
  expect(restored.code, restored.output).toBe(0);
  expect(await prepare(root, folder, names)).toContain('rows [{"name":"Ada"}].');
});

it("makes no copy if none is wanted, and does not migrate if the copy fails", async () => {
  const folder = temporaryFolder();
  const previous = previousVersion();
  await prepare(previous, folder, insert);
  // A file where the folder would be.
  writeFileSync(path.join(folder, "before-migrations"), "");
  const variables = { ROOT: root, PENNANT_DATA_DIR: folder, SQL: names };
  const failed = await runCode(PREPARE, variables).ended;
  expect(failed.code).not.toBe(0);
  expect(failed.output).toContain("The backup could not be written");
  expect(failed.output).not.toContain("applied");
  expect(await prepare(previous, folder, names)).toContain('rows [{"name":"Ada"}].');

  const migrated = await prepare(root, folder, names, { MIGRATION_COPIES: "0" });
  expect(migrated).toContain("applied");
  expect(migrated).not.toContain("Copying");
});
