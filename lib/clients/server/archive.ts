import "server-only";
import type { ArchiveOptions } from "@/lib/api/list";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { getClient } from "./data";

/**
 * Archives a client, and its projects that are in use, at the same instant: bringing the client back brings back those. That is now, or an
 * earlier time to undo that it was brought back. An archived client stays as it is. Neither changes `updatedAt`.
 */
export async function archiveClient(userId: string, id: string, { archivedAt }: ArchiveOptions) {
  // `least` ignores null.
  const at = Prisma.sql`least(${archivedAt ?? null}::timestamptz, now())`;
  await db.$transaction(async (transaction) => {
    const archived = await transaction.$queryRaw<{ archivedAt: Date }[]>`
      UPDATE "Client" SET "archivedAt" = ${at} WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid
        AND "archivedAt" IS NULL RETURNING "archivedAt"`;
    if (archived.length === 0) return;
    await transaction.$executeRaw`
      UPDATE "Project" SET "archivedAt" = ${at}
      WHERE "userId" = ${userId}::uuid AND "clientId" = ${id}::uuid AND "archivedAt" IS NULL`;
  });
  return getClient(userId, id);
}

/** Brings a client back with the projects that were archived along with it. */
export async function unarchiveClient(userId: string, id: string) {
  await db.$transaction(async (transaction) => {
    await transaction.$executeRaw`
      UPDATE "Project" p SET "archivedAt" = NULL FROM (
        SELECT "archivedAt" FROM "Client" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid FOR UPDATE
      ) c
      WHERE p."userId" = ${userId}::uuid AND p."clientId" = ${id}::uuid AND p."archivedAt" = c."archivedAt"`;
    await transaction.$executeRaw`
      UPDATE "Client" SET "archivedAt" = NULL WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid`;
  });
  return getClient(userId, id);
}
