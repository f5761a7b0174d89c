import { createWriteStream, readdirSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { from as copyFrom } from "pg-copy-streams";
import { Problem } from "../../scripts/lib/problem.mjs";
import { applyMissing } from "../migrations/apply-migrations.mjs";
import { listMigrations, listTables, quoted } from "./tables.mjs";

const STAGE = ".restoring";

/**
 * Replaces the database and the stored files by those of a backup that was read through. The database is replaced in
 * one transaction: the tables are made by the migrations that the backup was made upon, filled, and brought to the newest.
 * The files lie beside their place before that, and take it after.
 */
export async function putBack({ backup, client, objects, root, isReplacing }) {
  const { manifest } = backup;
  const folder = path.join(root, "prisma", "migrations");
  requireKnown(manifest.migrations, folder);
  const stage = objects !== null && manifest.hasObjects ? path.join(objects, STAGE) : null;
  try {
    if (stage) await unpackObjects(backup, stage);
    await client.query("BEGIN");
    await requireOurs(client, isReplacing);
    await client.query("SET LOCAL lock_timeout = '10s'");
    await client.query("DROP SCHEMA public CASCADE").catch(tellLocked);
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
  if (migrations.every((name, index) => name === known[index])) return;
  throw new Problem("This backup was made by a newer version of Pennant; restore it with that version.");
}

/** Throws where there is something that the backup would take the place of. */
async function requireOurs(client, isReplacing) {
  const tables = (await listTables(client)).map(({ name }) => name);
  if (tables.length === 0) return;
  if ((await listMigrations(client)).length === 0)
    throw new Problem("The database has tables that are not Pennant's; restore into an empty one.");
  const { rows } = await client.query('SELECT EXISTS (SELECT FROM "User") AS used');
  if (rows[0].used && !isReplacing)
    throw new Problem("There are workspaces here already. To replace them all, add --replace.");
}

function tellLocked(error) {
  if (error.code === "55P03") throw new Problem("The database is in use; stop Pennant first.");
  throw error;
}

async function fill(client, { name, columns }, stream) {
  const copy = `COPY ${quoted(name)} (${columns.join(", ")}) FROM STDIN`;
  await pipeline(stream, client.query(copyFrom(copy)));
}

async function unpackObjects({ manifest, read }, stage) {
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true, mode: 0o700 });
  for (const { name } of manifest.entries.filter((entry) => entry.name.startsWith("objects/"))) {
    const place = path.join(stage, name.slice("objects/".length));
    if (!place.startsWith(stage + path.sep))
      throw new Problem("The backup names a file outside of its folder.");
    await mkdir(path.dirname(place), { recursive: true });
    await pipeline(await read(name), createWriteStream(place, { flags: "wx", flush: true }));
  }
}

/** Renames are quick; one that is interrupted is caught up with by restoring again. */
async function moveIn(stage, objects) {
  for (const name of await readdir(objects))
    if (name !== STAGE) await rm(path.join(objects, name), { recursive: true, force: true });
  for (const name of await readdir(stage)) await rename(path.join(stage, name), path.join(objects, name));
}
