import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { to as copyTo } from "pg-copy-streams";
import { ZipFile } from "yazl";
import { Problem } from "../../scripts/lib/problem.mjs";
import { encryptStream } from "./age.mjs";
import { listMigrations, listTables, quoteName } from "./tables.mjs";

export const FORMAT = { format: "pennant-backup", version: 1 };

/**
 * Writes the database and the stored files into one file, which gets its name only when it is complete. The tables are
 * read in one transaction, the files afterwards, so that every key has its object. `objects` is null with a bucket.
 * Returns the written entries and their size.
 */
export async function writeBackup({ client, objects, file, keys }) {
  const zip = new ZipFile();
  const stream = await encryptStream(zip.outputStream, keys);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 }).catch(explainWriteError);
  const draft = `${file}.part`;
  const written = pipeline(stream, createWriteStream(draft, { mode: 0o600, flush: true }));
  try {
    // The first failure ends the other.
    const manifest = await Promise.race([fill(zip, client, objects), written.then(() => undefined)]);
    zip.end();
    await written;
    await rename(draft, file);
    return { ...manifest, bytes: (await stat(file)).size };
  } catch (error) {
    zip.outputStream.destroy();
    await written.catch(() => {});
    await rm(draft, { force: true });
    return explainWriteError(error);
  }
}

/** Errors of the file system are for the user to fix. */
function explainWriteError(error) {
  if (!error.syscall && error.code !== "ENOSPC") throw error;
  throw new Problem(`The backup could not be written: ${error.message}.`);
}

async function fill(zip, client, objects) {
  const entries = [];
  const add = async (name, stream, compress) => entries.push(await addEntry(zip, name, stream, compress));
  await client.query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const migrations = await listMigrations(client);
  const tables = await listTables(client);
  for (const { name, columns } of tables) {
    const query = `COPY (SELECT ${columns.join(", ")} FROM ${quoteName(name)}) TO STDOUT`;
    await add(`tables/${name}`, client.query(copyTo(query)), true);
  }
  await client.query("COMMIT");
  for (const name of objects === null ? [] : await listFiles(objects)) {
    const file = await open(path.join(objects, name)).catch(ignoreMissing);
    if (file) await add(`objects/${name}`, file.createReadStream(), false);
  }
  const createdAt = new Date().toISOString();
  const manifest = { ...FORMAT, createdAt, migrations, tables, hasObjects: objects !== null, entries };
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), "manifest.json");
  return manifest;
}

/** Adds a stream's content and returns its size and hash. */
async function addEntry(zip, name, stream, compress) {
  const hash = createHash("sha256");
  let size = 0;
  const counted = new Transform({
    transform(chunk, _encoding, next) {
      hash.update(chunk);
      size += chunk.length;
      next(null, chunk);
    },
  });
  zip.addReadStream(counted, name, { compress, mode: 0o600 });
  stream.once("error", (error) => counted.destroy(error));
  stream.pipe(counted);
  await finished(counted);
  return { name, size, sha256: hash.digest("hex") };
}

/** Returns every file below a folder, except unfinished uploads. */
async function listFiles(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
  return (found ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((name) => !name.startsWith("."));
}

/** A file may be deleted while the backup is written. */
function ignoreMissing(error) {
  if (error.code !== "ENOENT") throw error;
  return null;
}
