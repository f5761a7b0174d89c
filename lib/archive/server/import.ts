import "server-only";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { releaseFromOthers } from "@/lib/sales-documents/server/time/release-time";
import { keepTimesheets } from "@/lib/sales-documents/server/time/kept-timesheet";
import { refreshSums } from "@/lib/sales-documents/server/sums";
import { insertJson } from "@/lib/server/db/insert-rows";
import { isRefusedByConstraint } from "@/lib/server/db/database-problem";
import { conflict } from "@/lib/server/problem";
import { logSecurityEvent, securityEvent } from "@/lib/security-events/server/record";
import { archiveQueue } from "./archive-queue";
import { uploadTenant } from "@/lib/server/storage/upload-tenant";
import type { ArchiveReader } from "./archive-reader";
import { type InsertBatch, keyOf, logoColumns } from "./insert-batch";
import { ImportedObjects } from "./imported-objects";
import { LaterReferences } from "./later-references";
import { archiveError } from "./archive-error";
import { readInThread } from "./read-in-thread";
import { withReceivedArchive } from "./receive";
import type { ArchivedProfile, Imported } from "@/lib/archive/schema";

const WRITING_MS = 300_000;

/**
 * Imports an archive into an empty workspace. Everything is validated before anything is written. Stored files are unclaimed
 * uploads until the one transaction that writes the rows, so the sweep removes what a failed import leaves. Aborts with the
 * request.
 */
export async function importTenant(userId: string, request: Request): Promise<Imported> {
  const { signal } = request;
  // Checked before any query, so that many imports of one tenant use no connections.
  return oneAtATime(userId, async () => {
    await requireEmpty(db, userId);
    // Received before queueing, so that a slow upload does not block the queue.
    return withReceivedArchive(request, (file) =>
      archiveQueue.run(userId, signal, () => importFile(userId, file, request)),
    );
  });
}

async function importFile(userId: string, file: string, request: Request): Promise<Imported> {
  const { signal } = request;
  const reader = readInThread(file, signal);
  try {
    const { profile, objects: found, missing } = await reader.check(await uploadTenant(userId));
    const objects = new ImportedObjects(userId, file, found);
    try {
      await objects.store(signal);
      const imported = await write(userId, reader, profile, objects, request);
      logSecurityEvent("imported");
      return { ...imported, missing };
    } catch (error) {
      await objects.discard();
      throw isRefusedByConstraint(error)
        ? archiveError("has rows that refer to missing or conflicting rows")
        : error;
    }
  } finally {
    reader.close();
  }
}

const receiving = new Set<string>();

/** Allows one import per tenant in this process; throws 409 for a second. */
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
  reader: ArchiveReader,
  { avatar, numbering, series, ...profile }: ArchivedProfile,
  objects: ImportedObjects,
  request: Request,
): Promise<Imported> {
  const target = { userId, keys: objects.keysByPath() };
  await reader.begin(target);
  return db.$transaction(
    async (transaction) => {
      await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
      await requireEmpty(transaction, userId);
      await objects.claim(transaction);
      await transaction.user.update({
        where: { id: userId },
        data: { ...profile, avatar: keyOf(avatar, target), ...logoColumns(profile, target) },
        select: { id: true },
      });
      await replaceNumbering(transaction, userId, { numbering, series });
      // Rules whose rows were all deleted.
      await transaction.repeat.deleteMany({ where: { userId } });
      const references = await LaterReferences.begin(transaction);
      const counts: Imported = { ...none };
      const documentIds: string[] = [];
      for (let batch; (batch = await reader.next());) {
        await insert(transaction, userId, batch, references);
        counts[batch.table] += batch.count;
        documentIds.push(...batch.documentIds);
      }
      await references.write(transaction, userId);
      await refreshSums(transaction, userId, documentIds);
      await references.check(transaction);
      await releaseFromOthers(transaction, userId);
      // Archives of November 2026 lack timesheets.
      await keepTimesheets(transaction, userId);
      await transaction.securityEvent.create({ data: securityEvent(userId, "imported", request) });
      return counts;
    },
    { timeout: WRITING_MS },
  );
}

/** Replaces the patterns and counters of document numbers, which may exist in a workspace without documents. */
async function replaceNumbering(
  transaction: Prisma.TransactionClient,
  userId: string,
  { numbering, series }: Pick<ArchivedProfile, "numbering" | "series">,
) {
  await transaction.documentNumbering.deleteMany({ where: { userId } });
  await transaction.documentSeries.deleteMany({ where: { userId } });
  await transaction.documentNumbering.createMany({ data: numbering.map((row) => ({ ...row, userId })) });
  await transaction.documentSeries.createMany({ data: series.map((row) => ({ ...row, userId })) });
}

async function insert(
  transaction: Prisma.TransactionClient,
  userId: string,
  batch: InsertBatch,
  references: LaterReferences,
) {
  for (const rows of batch.inserts) {
    const now = references.take(rows);
    if (now) await insertJson([now], transaction);
  }
  if (batch.withoutClient.length === 0) return;
  await transaction.$executeRaw`
    UPDATE "SalesDocument" d SET "clientId" = p."clientId" FROM "Project" p
    WHERE d."userId" = ${userId}::uuid AND d."id" = ANY(${batch.withoutClient}::uuid[])
      AND p."userId" = d."userId" AND p."id" = d."projectId"`;
}

const none: Imported = {
  clients: 0,
  clientContacts: 0,
  partnerContacts: 0,
  projects: 0,
  repeats: 0,
  tasks: 0,
  events: 0,
  files: 0,
  bankAccounts: 0,
  catalogueItems: 0,
  salesDocuments: 0,
  timeEntries: 0,
  missing: 0,
};

/** Throws 409 unless the workspace is empty: an import could not be told apart from existing rows afterwards. */
async function requireEmpty(database: Pick<typeof db, "$queryRaw">, userId: string): Promise<void> {
  const [found] = await database.$queryRaw<{ isEmpty: boolean }[]>`
    SELECT NOT EXISTS (SELECT FROM "Client" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "PartnerContact" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "Project" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "Task" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "Event" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "BankAccount" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "CatalogueItem" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "TimeEntry" WHERE "userId" = ${userId}::uuid)
      AND NOT EXISTS (SELECT FROM "File" WHERE "userId" = ${userId}::uuid) AS "isEmpty"`;
  if (!found?.isEmpty) throw conflict("This workspace is not empty. Import into an empty workspace.");
}
