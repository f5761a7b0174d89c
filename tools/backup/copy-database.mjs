import { readdirSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { Problem } from "../../scripts/lib/problem.mjs";
import { listMigrations } from "./tables.mjs";
import { writeBackup } from "./write-backup.mjs";

const FOLDER = "before-migrations";

/** Returns how many copies are kept, from MIGRATION_COPIES; with 0 none is made. */
export function readCopies(value) {
  if (!value) return 3;
  const count = Number(value);
  if (Number.isInteger(count) && count >= 0) return count;
  throw new Problem(`MIGRATION_COPIES must be a whole number of copies, but it is "${value}".`);
}

/** Returns whether a database that was used before lacks migrations of this version. */
export function isOutdated({ root, url }) {
  return withClient(url, async (client) => {
    const applied = await listMigrations(client);
    const known = readdirSync(path.join(root, "prisma", "migrations"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    return applied.length > 0 && known.some((name) => !applied.includes(name));
  });
}

/**
 * Copies the embedded database, without the stored files, into its data directory in the format of `npm run backup`. Older
 * copies are removed down to `copies`. Returns the copy's path.
 */
export async function copyDatabase({ url, folder, copies }) {
  const target = path.join(folder, FOLDER);
  const second = new Date().toISOString().slice(0, "2026-11-27T03:00:00".length).replaceAll(":", "");
  const file = path.join(target, `pennant-${second}.zip`);
  await withClient(url, (client) => writeBackup({ client, objects: null, file, keys: { recipients: [] } }));
  const names = (await readdir(target)).filter((name) => /^pennant-[\dT-]+\.zip$/.test(name)).sort();
  for (const name of names.slice(0, -copies)) await rm(path.join(target, name), { force: true });
  return file;
}

async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
