import "server-only";
import { type ArchiveObject, checkArchive } from "./check-archive";
import { insertBatch, type InsertBatch, type Target } from "./insert-batch";
import type { ArchivedProfile } from "./schema";
import { archiveTables } from "./tables";
import { Unpacked } from "./unpack";

/** Reads an archive for an import: all that takes time with an archive of any size, and nothing that writes. */
export type ArchiveReader = {
  /** Reads every row once; throws 422 with what is wrong. */
  check: () => Promise<{ profile: ArchivedProfile; objects: ArchiveObject[] }>;
  /** Begins with the rows as they are written into this workspace. */
  begin: (target: Target) => Promise<void>;
  /** The next of them; undefined after the last. */
  next: () => Promise<InsertBatch | undefined>;
  close: () => void;
};

/** Reads in the thread that calls it: archive-thread.ts, and the tests. */
export function archiveReader(file: string): ArchiveReader {
  let archive: Unpacked | undefined;
  let batches: AsyncGenerator<InsertBatch> | undefined;
  const opened = async () => (archive ??= await Unpacked.open(file));
  return {
    check: async () => {
      const objects = await checkArchive(await opened());
      return { profile: await (await opened()).profile(), objects };
    },
    begin: async (target) => void (batches = insertBatches(await opened(), target)),
    next: async () => (await batches?.next())?.value as InsertBatch | undefined,
    close: () => archive?.close(),
  };
}

async function* insertBatches(archive: Unpacked, target: Target): AsyncGenerator<InsertBatch> {
  for (const table of archiveTables) {
    for await (const rows of archive.batches(table)) yield insertBatch(table, rows as never, target);
  }
}
