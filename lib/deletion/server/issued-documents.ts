import "server-only";
import { Prisma } from "@/lib/server/db/generated/client";
import type { RawDatabase } from "@/lib/server/db/raw-database";
import { conflict } from "@/lib/server/problem";
import { issuedRefusal } from "@/lib/deletion/rules";

type Locked = { ids: { Client?: string[]; Project?: string[]; SalesDocument?: string[] } };

/**
 * Throws 409 if issued documents, which are kept, are among the documents that a deletion would reach. The rows are locked, so a
 * document that is being issued was waited for.
 */
export async function requireNoIssuedInProject(userId: string, database: RawDatabase, { ids }: Locked) {
  const where = Prisma.sql`("id" = ANY(${ids.SalesDocument}::uuid[]) OR ${hasTimeOf(userId, ids)})`;
  await requireNone(database, userId, where, "project");
}

/** Does the same for a client, and for documents of other clients' projects that are for this one. */
export async function requireNoIssuedForClient(userId: string, database: RawDatabase, { ids }: Locked) {
  const where = Prisma.sql`("id" = ANY(${ids.SalesDocument}::uuid[]) OR "clientId" = ANY(${ids.Client}::uuid[])
    OR ${hasTimeOf(userId, ids)})`;
  await requireNone(database, userId, where, "client");
}

/** A document of another project can have time of the deleted ones. */
function hasTimeOf(userId: string, { Project }: Locked["ids"]): Prisma.Sql {
  return Prisma.sql`"id" IN (
    SELECT e."documentId" FROM "TimeEntry" e WHERE e."userId" = ${userId}::uuid AND e."projectId" = ANY(${Project}::uuid[]))`;
}

async function requireNone(
  database: RawDatabase,
  userId: string,
  where: Prisma.Sql,
  noun: "project" | "client",
) {
  const [{ count } = { count: 0 }] = await database.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM "SalesDocument"
    WHERE "userId" = ${userId}::uuid AND "lockedAt" IS NOT NULL AND ${where}`;
  if (count === 0) return;
  throw conflict(issuedRefusal(count, noun));
}
