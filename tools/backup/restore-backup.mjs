import { createWriteStream, readdirSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { from as copyFrom } from "pg-copy-streams";
import { Problem } from "../../scripts/lib/problem.mjs";
import { applyMissing } from "../migrations/apply-migrations.mjs";
import { listMigrations, listTables, quoteName } from "./tables.mjs";

const STAGE = ".restoring";

/**
 * Replaces the database and the stored files with those of a verified backup. The database is replaced in one transaction:
 * the backup's migrations create the tables, which are filled and then migrated to the newest version. The files are
 * unpacked next to their destination before that, and moved there afterwards.
 */
export async function restoreBackup({ backup, client, objects, root, isReplacing }) {
  const { manifest } = backup;
  const folder = path.join(root, "prisma", "migrations");
  requireKnown(manifest.migrations, folder);
  const stage = objects !== null && manifest.hasObjects ? path.join(objects, STAGE) : null;
  try {
    if (stage) await unpackObjects(backup, stage);
    await client.query("BEGIN");
    await requireOurs(client, isReplacing);
    await client.query("SET LOCAL lock_timeout = '10s'");
    await client.query("DROP SCHEMA public CASCADE").catch(explainLock);
    await client.query("CREATE SCHEMA public");
    let left = manifest.migrations.length;
    while (left-- > 0) await applyMissing(client, folder);
    for (const table of manifest.tables) await fill(client, table, await backup.read(`tables/${table.name}`));
    while (await applyMissing(client, folder));
    await client.query("COMMIT");
    if (stage) await moveIn(stage, objects);
  } finally {
    if (stage) await rm(stage, { recursive: true, force: true });
  }
}

function requireKnown(migrations, folder) {
  const known = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  if (migrations.every((name, index) => withoutDate(name) === withoutDate(known[index]))) return;
  throw new Problem("This backup was made by a newer version of Pennant; restore it with that version.");
}

/** Backups of November 2026 have names with other dates: the folders were renamed to the days on which they were made. */
const withoutDate = (name) => name?.replace(/^\d{14}_/, "");

/** Throws if the database contains data that the backup would replace. */
async function requireOurs(client, isReplacing) {
  const tables = (await listTables(client)).map(({ name }) => name);
  if (tables.length === 0) return;
  if ((await listMigrations(client)).length === 0)
    throw new Problem("The database has tables that are not Pennant's; restore into an empty one.");
  const { rows } = await client.query('SELECT EXISTS (SELECT FROM "User") AS used');
  if (rows[0].used && !isReplacing)
    throw new Problem("The database already has workspaces. To replace them all, add --replace.");
}

function explainLock(error) {
  if (error.code === "55P03") throw new Problem("The database is in use; stop Pennant first.");
  throw error;
}

async function fill(client, { name, columns }, stream) {
  const copy = `COPY ${quoteName(name)} (${columns.join(", ")}) FROM STDIN`;
  await pipeline(stream, client.query(copyFrom(copy)));
}

async function unpackObjects({ manifest, read }, stage) {
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true, mode: 0o700 });
  for (const { name } of manifest.entries.filter((entry) => entry.name.startsWith("objects/"))) {
    const target = path.join(stage, name.slice("objects/".length));
    if (!target.startsWith(stage + path.sep))
      throw new Problem("The backup contains a file path outside its folder.");
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(await read(name), createWriteStream(target, { flags: "wx", flush: true }));
  }
}

/** If a rename is interrupted, restoring again completes it. */
async function moveIn(stage, objects) {
  for (const name of await readdir(objects))
    if (name !== STAGE) await rm(path.join(objects, name), { recursive: true, force: true });
  for (const name of await readdir(stage)) await rename(path.join(stage, name), path.join(objects, name));
}
