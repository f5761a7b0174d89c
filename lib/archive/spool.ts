import "server-only";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { db } from "@/lib/server/db/client";
import { toJson } from "@/lib/server/to-json";
import { temporaryFolder } from "@/lib/server/jobs/temporary-folder";
import { documentPaths } from "./document-paths";
import { type StoredObject, readProfile, readRows } from "./read-rows";
import { ARCHIVE_FORMAT, type ArchiveTable, archiveTables } from "./tables";

/** Everything of a tenant as it was at one moment, laid down in a folder of its own. */
export type Spool = {
  folder: string;
  /** The tables' files, in which every row is one line. */
  fileOf: (table: ArchiveTable) => string;
  profile: string;
  manifest: string;
  objects: StoredObject[];
  /** The documents whose PDFs belong in the archive, and where. */
  documents: { id: string; path: string }[];
  remove: () => Promise<void>;
};

const READING_MS = 120_000;

/**
 * Reads all tables in one transaction and lays them down on disk, a page in memory at a time: the archive is of one moment,
 * and who downloads slowly holds no connection.
 */
export async function spoolTenantRows(userId: string): Promise<Spool> {
  const folder = await temporaryFolder();
  const remove = () => rm(folder, { recursive: true, force: true });
  const fileOf = (table: ArchiveTable) => path.join(folder, `${table}.json`);
  const objects = new Map<string, StoredObject>();
  const counts: Record<string, number> = {};
  try {
    const { profile, documents } = await db.$transaction(
      async (transaction) => {
        const read = await readProfile(transaction, userId);
        if (read.avatar) objects.set(read.avatar.path, read.avatar);
        for (const table of archiveTables) {
          counts[table] = await writeRows(fileOf(table), readRows(transaction, userId, table), (row) => {
            const object = row.object ?? row.avatar;
            if (object) objects.set(object.path, object);
          });
        }
        const documents = await transaction.salesDocument.findMany({
          where: { userId },
          select: { id: true, category: true, number: true, projectTitle: true },
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

/** A JSON array with one row a line: any program reads it, and ours reads it back a line at a time. */
async function writeRows<Row>(file: string, rows: AsyncIterable<Row>, see: (row: Row) => void) {
  let count = 0;
  async function* lines() {
    yield "[";
    for await (const row of rows) {
      see(row);
      yield `${count++ === 0 ? "" : ","}\n${toJson(row, storeKeys)}`;
    }
    yield "\n]\n";
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
  return count;
}

/** The keys of the store stay out of an archive. */
const storeKeys = ["key"];
