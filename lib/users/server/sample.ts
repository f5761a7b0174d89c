import "server-only";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { notFound } from "@/lib/server/problem";
import { releaseUnused, removeReleased } from "@/lib/server/storage/removal";

/**
 * Removes the sample studio that the account began with, and the objects of its rows. What the person added stays, with the
 * sample project or client that it belongs to. Throws 404 if the workspace has no sample.
 */
export async function removeSample(userId: string): Promise<void> {
  const released = await db.$transaction(async (transaction) => {
    const [user] = await transaction.$queryRaw<{ sampleEnd: string | null; createdAt: Date }[]>`
      SELECT "sampleEnd", "createdAt" FROM "User" WHERE "id" = ${userId}::uuid AND "kind" NOT IN ('demo', 'blank') FOR UPDATE`;
    if (!user?.sampleEnd) throw notFound();
    const inSample = Prisma.sql`"userId" = ${userId}::uuid AND "id" > ${userId}::uuid AND "id" < ${user.sampleEnd}::uuid`;
    // Locked first: otherwise a row that is being moved to a project or client would be deleted with it.
    for (const table of ["Client", "Project", "SalesDocument", "BankAccount"])
      await transaction.$queryRaw`SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE ${inSample} FOR UPDATE`;
    for (const table of ["Task", "Event", "File", "CatalogueItem"])
      await transaction.$executeRaw`DELETE FROM ${Prisma.raw(`"${table}"`)} WHERE ${inSample}`;
    await removeDocuments(transaction, userId, { inSample, createdAt: user.createdAt });
    // Time that the person billed stays.
    await transaction.$executeRaw`DELETE FROM "TimeEntry" WHERE ${inSample} AND "documentId" IS NULL`;
    await transaction.$executeRaw`
      DELETE FROM "BankAccount" b WHERE ${inSample} AND ${noneIn(userId, "SalesDocument", "bankAccountId", "b")}`;
    await transaction.$executeRaw`
      DELETE FROM "Project" p WHERE ${inSample} AND ${noneIn(userId, "Task", "projectId", "p")} AND ${noneIn(userId, "Event", "projectId", "p")}
        AND ${noneIn(userId, "File", "projectId", "p")} AND ${noneIn(userId, "SalesDocument", "projectId", "p")}
        AND ${noneIn(userId, "TimeEntry", "projectId", "p")}`;
    await transaction.$executeRaw`
      DELETE FROM "ClientContact" c WHERE ${inSample} AND ${noneIn(userId, "ProjectClientContact", "contactId", "c")}`;
    await transaction.$executeRaw`
      DELETE FROM "PartnerContact" c WHERE ${inSample} AND ${noneIn(userId, "ProjectPartnerContact", "contactId", "c")}`;
    await transaction.$executeRaw`
      DELETE FROM "Client" c WHERE ${inSample} AND ${noneIn(userId, "Project", "clientId", "c")}
        AND ${noneIn(userId, "ClientContact", "companyId", "c")} AND ${noneIn(userId, "SalesDocument", "clientId", "c")}`;
    // Not by Prisma, which would change the version of the profile.
    await transaction.$executeRaw`UPDATE "User" SET "sampleEnd" = NULL WHERE "id" = ${userId}::uuid`;
    return releaseUnused(userId, transaction);
  });
  await removeReleased(released);
}

/**
 * Removes the sample's documents, which were issued before the workspace was created, and its drafts. What the person issued
 * stays, with the invoice that it credits. A series without documents begins again.
 */
async function removeDocuments(
  transaction: Prisma.TransactionClient,
  userId: string,
  { inSample, createdAt }: { inSample: Prisma.Sql; createdAt: Date },
) {
  const isCredited = Prisma.sql`EXISTS (
    SELECT FROM "SalesDocument" n
    WHERE n."userId" = ${userId}::uuid AND n."creditsId" = d."id" AND n."lockedAt" > ${createdAt})`;
  const removed = await transaction.$queryRaw<{ id: string }[]>`
    SELECT d."id" FROM "SalesDocument" d
    WHERE ${inSample} AND (d."lockedAt" IS NULL OR (d."lockedAt" < ${createdAt} AND NOT ${isCredited}))`;
  const ids = removed.map(({ id }) => id);
  for (const column of ['"sourceId"', '"creditsId"'].map(Prisma.raw))
    await transaction.$executeRaw`
      UPDATE "SalesDocument" SET ${column} = NULL WHERE "userId" = ${userId}::uuid AND ${column} = ANY(${ids}::uuid[])`;
  await transaction.$executeRaw`
    UPDATE "TimeEntry" SET "documentId" = NULL, "lineId" = NULL, "billedRate" = NULL, "billedRounding" = NULL
    WHERE "userId" = ${userId}::uuid AND "documentId" = ANY(${ids}::uuid[])`;
  await transaction.$executeRaw`
    UPDATE "TimeEntry" SET "freedFromId" = NULL, "freedLineId" = NULL
    WHERE "userId" = ${userId}::uuid AND "freedFromId" = ANY(${ids}::uuid[])`;
  await transaction.$executeRaw`
    DELETE FROM "SalesDocument" WHERE "userId" = ${userId}::uuid AND "id" = ANY(${ids}::uuid[])`;
  await transaction.$executeRaw`
    DELETE FROM "DocumentSeries" s WHERE s."userId" = ${userId}::uuid AND NOT EXISTS (
      SELECT FROM "SalesDocument" d
      WHERE d."userId" = ${userId}::uuid AND d."kind" = s."kind" AND d."seriesPeriod" = s."period" AND d."lockedAt" IS NOT NULL)`;
}

/** The condition that no row of a table refers to the row `owner`. */
function noneIn(userId: string, table: string, column: string, owner: string): Prisma.Sql {
  const refers = Prisma.raw(`x."${column}" = ${owner}."id"`);
  return Prisma.sql`NOT EXISTS (
    SELECT FROM ${Prisma.raw(`"${table}"`)} x WHERE x."userId" = ${userId}::uuid AND ${refers})`;
}
