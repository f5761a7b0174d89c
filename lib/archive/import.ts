import "server-only";
import { db } from "@/lib/server/db/client";
import { isRefusedByConstraint } from "@/lib/server/db/database-problem";
import { conflict } from "@/lib/server/problem";
import { logSecurityEvent, securityEvent } from "@/lib/server/security-events/record";
import { archiveQueue } from "./archive-queue";
import { checkInThread } from "./check-in-thread";
import { type Inserter, insertTable } from "./insert-table";
import { ImportedObjects } from "./imported-objects";
import { withReceivedArchive } from "./receive";
import type { Imported } from "./schema";
import { archiveTables } from "./tables";
import { archiveError } from "./archive-error";
import { Unpacked } from "./unpack";

const WRITING_MS = 300_000;

/**
 * Reads an archive into an empty workspace. Everything is checked before anything is written; the stored files are uploads
 * that nothing has taken up until the one transaction that writes the rows, so that whatever breaks off leaves nothing
 * behind, or only what the sweep removes. Stops with the request.
 */
export async function importTenant(userId: string, request: Request): Promise<Imported> {
  await requireEmpty(db, userId);
  const { signal } = request;
  // Received first: a slow line keeps nobody from the queue.
  return oneAtATime(userId, () =>
    withReceivedArchive(request, (file) =>
      archiveQueue.run(userId, signal, () => importFile(userId, file, request)),
    ),
  );
}

async function importFile(userId: string, file: string, request: Request): Promise<Imported> {
  const { signal } = request;
  const found = await checkInThread(file, signal);
  const archive = await Unpacked.open(file);
  const objects = new ImportedObjects(userId, archive, found);
  try {
    await objects.store(signal);
    const imported = await write(userId, archive, objects, request);
    logSecurityEvent("imported");
    return imported;
  } catch (error) {
    await objects.discard();
    throw isRefusedByConstraint(error) ? archiveError("has rows that do not belong together") : error;
  } finally {
    archive.close();
  }
}

const receiving = new Set<string>();

/** One import of a tenant in this process; 409 for another one beside it. */
async function oneAtATime<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  if (receiving.has(userId)) throw conflict("An import into this workspace is already running");
  receiving.add(userId);
  try {
    return await work();
  } finally {
    receiving.delete(userId);
  }
}

async function write(
  userId: string,
  archive: Unpacked,
  objects: ImportedObjects,
  request: Request,
): Promise<Imported> {
  return db.$transaction(
    async (transaction) => {
      await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
      await requireEmpty(transaction, userId);
      await objects.takeUp(transaction);
      const { avatar, ...profile } = await archive.profile();
      await transaction.user.update({
        where: { id: userId },
        data: { ...profile, avatar: objects.keyOf(avatar) },
        select: { id: true },
      });
      const inserter: Inserter = { transaction, userId, keyOf: (object) => objects.keyOf(object) };
      const counts: Imported = { ...none };
      for (const table of archiveTables) {
        request.signal.throwIfAborted();
        counts[table] = await insertTable(inserter, table, archive);
      }
      await transaction.securityEvent.create({ data: securityEvent(userId, "imported", request) });
      return counts;
    },
    { timeout: WRITING_MS },
  );
}

const none: Imported = {
  clients: 0,
  clientContacts: 0,
  partnerContacts: 0,
  projects: 0,
  tasks: 0,
  events: 0,
  files: 0,
  salesDocuments: 0,
};

/** An import adds to nothing: what would be changed by it could not be told afterwards. */
async function requireEmpty(database: Pick<typeof db, "$queryRaw">, userId: string): Promise<void> {
  const [found] = await database.$queryRaw<{ isEmpty: boolean }[]>`
    SELECT NOT EXISTS (SELECT FROM "Client" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "PartnerContact" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "Project" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "Task" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "Event" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "File" WHERE "userId" = ${userId}::uuid) AS "isEmpty"`;
  if (!found?.isEmpty)
    throw conflict("There is something in this workspace already: import into an empty one");
}
