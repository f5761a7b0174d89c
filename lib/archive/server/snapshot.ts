import "server-only";
import { rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { db } from "@/lib/server/db/client";
import { toJson } from "@/lib/server/to-json";
import { writeFileFrom } from "@/lib/server/storage/write-file";
import { temporaryFolder } from "@/lib/server/jobs/temporary-folder";
import { documentPaths } from "@/lib/archive/document-paths";
import type { StoredObject } from "./read-objects";
import { readProfile, readRows } from "./read-rows";
import { ARCHIVE_FORMAT, type ArchiveTable, archiveTables } from "@/lib/archive/tables";

/** A consistent snapshot of a tenant's data in a temporary folder. */
export type Snapshot = {
  folder: string;
  /** Returns the path of a table's JSON file, with one row per line. */
  fileOf: (table: ArchiveTable) => string;
  profile: string;
  manifest: string;
  objects: StoredObject[];
  /** The documents whose PDFs are added to the archive, with their paths. */
  documents: { id: string; path: string }[];
  remove: () => Promise<void>;
};

const READING_MS = 120_000;

/**
 * Reads all tables page by page in one transaction and writes them to disk, so that the archive is a consistent snapshot and
 * a slow download holds no connection. Stops when the signal is aborted.
 */
export async function takeSnapshot(userId: string, signal: AbortSignal): Promise<Snapshot> {
  const folder = await temporaryFolder();
  const remove = () => rm(folder, { recursive: true, force: true });
  const fileOf = (table: ArchiveTable) => path.join(folder, `${table}.json`);
  const objects = new Map<string, StoredObject>();
  const counts: Record<string, number> = {};
  try {
    const { profile, documents } = await db.$transaction(
      async (transaction) => {
        const read = await readProfile(transaction, userId);
        const keep = (...found: (StoredObject | null | undefined)[]) => {
          for (const object of found) if (object) objects.set(object.path, object);
        };
        keep(read.avatar, read.logo);
        for (const table of archiveTables) {
          const rows = readRows(transaction, userId, table);
          counts[table] = await writeRows(fileOf(table), rows, signal, (row) =>
            keep(row.object, row.avatar, row.pdf, row.logo),
          );
        }
        const documents = await transaction.salesDocument.findMany({
          where: { userId },
          select: { id: true, category: true, kind: true, number: true, projectTitle: true },
          orderBy: { id: "asc" },
        });
        return { profile: read, documents };
      },
      { isolationLevel: "RepeatableRead", timeout: READING_MS },
    );
    const manifest = { ...ARCHIVE_FORMAT, ...counts };
    return {
      folder,
      fileOf,
      profile: `${toJson(profile, storeKeys)}\n`,
      manifest: `${JSON.stringify(manifest, null, 2)}\n`,
      objects: [...objects.values()],
      documents: documentPaths(documents),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Writes a JSON array with one row per line, which an import reads line by line. Returns the number of rows. */
async function writeRows<Row>(
  file: string,
  rows: AsyncIterable<Row>,
  signal: AbortSignal,
  onRow: (row: Row) => void,
) {
  let count = 0;
  async function* lines() {
    yield "[";
    for await (const row of rows) {
      onRow(row);
      yield `${count++ === 0 ? "" : ","}\n${toJson(row, storeKeys)}`;
    }
    yield "\n]\n";
  }
  await writeFileFrom([Readable.from(lines())], file, { signal });
  return count;
}

/** Left out of an archive: the keys of the object store. */
const storeKeys = ["key"];
