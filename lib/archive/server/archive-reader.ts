import "server-only";
import { checkArchive, type CheckedObjects } from "./check-archive";
import { insertBatch, type InsertBatch, type Target } from "./insert-batch";
import type { ArchivedProfile } from "@/lib/archive/schema";
import type { UploadTenant } from "@/lib/files/upload-limits";
import { archiveTables } from "@/lib/archive/tables";
import { ZipArchive } from "./zip-archive";

/** Reads an archive for an import, without writing to the database. */
export type ArchiveReader = {
  /** Reads every row once; throws 422 with what is wrong. */
  check: (tenant: UploadTenant) => Promise<CheckedObjects & { profile: ArchivedProfile }>;
  /** Starts reading the rows to insert into this workspace. */
  begin: (target: Target) => Promise<void>;
  /** Returns the next batch; undefined after the last. */
  next: () => Promise<InsertBatch | undefined>;
  close: () => void;
};

/** Returns a reader that runs in the calling thread, for archive-thread.ts and tests. */
export function archiveReader(file: string): ArchiveReader {
  let archive: ZipArchive | undefined;
  let batches: AsyncGenerator<InsertBatch> | undefined;
  const opened = async () => (archive ??= await ZipArchive.open(file));
  return {
    check: async (tenant) => {
      const checked = await checkArchive(await opened(), tenant);
      return { profile: await (await opened()).profile(), ...checked };
    },
    begin: async (target) => void (batches = insertBatches(await opened(), target)),
    next: async () => (await batches?.next())?.value as InsertBatch | undefined,
    close: () => archive?.close(),
  };
}

async function* insertBatches(archive: ZipArchive, target: Target): AsyncGenerator<InsertBatch> {
  for (const table of archiveTables) {
    for await (const rows of archive.batches(table)) yield insertBatch(table, rows as never, target);
  }
}
