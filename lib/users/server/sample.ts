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
    const [user] = await transaction.$queryRaw<{ sampleEnd: string | null }[]>`
      SELECT "sampleEnd" FROM "User" WHERE "id" = ${userId}::uuid AND "kind" NOT IN ('demo', 'blank') FOR UPDATE`;
    if (!user?.sampleEnd) throw notFound();
    const inSample = Prisma.sql`"userId" = ${userId}::uuid AND "id" > ${userId}::uuid AND "id" < ${user.sampleEnd}::uuid`;
    // Locked first: otherwise a row that is being moved to a project or client would be deleted with it.
    await transaction.$queryRaw`SELECT 1 FROM "Client" WHERE ${inSample} FOR UPDATE`;
    await transaction.$queryRaw`SELECT 1 FROM "Project" WHERE ${inSample} FOR UPDATE`;
    for (const table of ["Task", "Event", "File", "CatalogueItem"])
      await transaction.$executeRaw`DELETE FROM ${Prisma.raw(`"${table}"`)} WHERE ${inSample}`;
    await removeDocuments(transaction, userId, user.sampleEnd);
    await transaction.$executeRaw`
      DELETE FROM "BankAccount" b WHERE ${inSample} AND ${noneIn("SalesDocument", "bankAccountId", "b")}`;
    await transaction.$executeRaw`
      DELETE FROM "Project" p WHERE ${inSample} AND ${noneIn("Task", "projectId", "p")} AND ${noneIn("Event", "projectId", "p")}
        AND ${noneIn("File", "projectId", "p")} AND ${noneIn("SalesDocument", "projectId", "p")}`;
    await transaction.$executeRaw`
      DELETE FROM "ClientContact" c WHERE ${inSample} AND ${noneIn("ProjectClientContact", "contactId", "c")}`;
    await transaction.$executeRaw`
      DELETE FROM "PartnerContact" c WHERE ${inSample} AND ${noneIn("ProjectPartnerContact", "contactId", "c")}`;
    await transaction.$executeRaw`
      DELETE FROM "Client" c WHERE ${inSample} AND ${noneIn("Project", "clientId", "c")}
        AND ${noneIn("ClientContact", "companyId", "c")} AND ${noneIn("SalesDocument", "clientId", "c")}`;
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
async function removeDocuments(transaction: Prisma.TransactionClient, userId: string, sampleEnd: string) {
  const isCredited = Prisma.sql`EXISTS (
    SELECT FROM "SalesDocument" n
    WHERE n."userId" = d."userId" AND n."creditsId" = d."id" AND n."lockedAt" > u."createdAt")`;
  await transaction.$executeRaw`
    DELETE FROM "SalesDocument" d USING "User" u
    WHERE u."id" = ${userId}::uuid AND d."userId" = u."id" AND d."id" > u."id" AND d."id" < ${sampleEnd}::uuid
      AND (d."lockedAt" IS NULL OR (d."lockedAt" < u."createdAt" AND NOT ${isCredited}))`;
  await transaction.$executeRaw`
    DELETE FROM "DocumentSeries" s WHERE s."userId" = ${userId}::uuid AND NOT EXISTS (
      SELECT FROM "SalesDocument" d
      WHERE d."userId" = s."userId" AND d."kind" = s."kind" AND d."seriesPeriod" = s."period" AND d."lockedAt" IS NOT NULL)`;
}

/** The condition that no row of a table refers to the row `owner`. */
function noneIn(table: string, column: string, owner: string): Prisma.Sql {
  return Prisma.raw(
    `NOT EXISTS (SELECT FROM "${table}" x WHERE x."userId" = ${owner}."userId" AND x."${column}" = ${owner}."id")`,
  );
}
