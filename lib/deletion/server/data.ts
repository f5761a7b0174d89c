import "server-only";
import { sql } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { notFound } from "@/lib/server/problem";
import type { ClientDeletion, ProjectDeletion } from "@/lib/deletion/schema";

/** Counts the rows that are deleted with a client, in one statement. Throws 404 if it does not exist. */
export async function countClientDeletion(userId: string, id: string): Promise<ClientDeletion> {
  const [row] = await sql<ClientDeletion>`
    WITH deleted AS (
      SELECT * FROM "Project" WHERE "userId" = ${userId}::uuid AND "clientId" = ${id}::uuid)
    SELECT (SELECT count(*) FROM deleted)::int AS "projects",
      ${countOfProjects(userId)},
      (SELECT count(*) FROM "SalesDocument" d WHERE d."userId" = ${userId}::uuid AND d."lockedAt" IS NOT NULL
        AND (d."clientId" = c."id" OR ${isOfProjects(userId)}))::int AS "issuedDocuments",
      (SELECT count("note") FROM deleted)::int + num_nonnulls(c."note") AS "notes",
      (SELECT count(*) FROM "ClientContact" k
        WHERE k."userId" = ${userId}::uuid AND k."companyId" = c."id")::int AS "contacts"
    FROM "Client" c WHERE c."userId" = ${userId}::uuid AND c."id" = ${id}::uuid`;
  if (!row) throw notFound();
  return row;
}

/** Counts the rows that are deleted with a project, in one statement. Throws 404 if it does not exist. */
export async function countProjectDeletion(userId: string, id: string): Promise<ProjectDeletion> {
  const [row] = await sql<ProjectDeletion>`
    WITH deleted AS (
      SELECT * FROM "Project" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid)
    SELECT ${countOfProjects(userId)}, num_nonnulls(deleted."note") AS "notes",
      (SELECT count(*) FROM "SalesDocument" d
        WHERE d."userId" = ${userId}::uuid AND d."lockedAt" IS NOT NULL AND ${isOfProjects(userId)})::int AS "issuedDocuments"
    FROM deleted`;
  if (!row) throw notFound();
  return row;
}

/** The condition that a document `d` belongs to the projects in the CTE `deleted`, or has time of them. */
function isOfProjects(userId: string): Prisma.Sql {
  return Prisma.sql`(d."projectId" IN (SELECT "id" FROM deleted) OR d."id" IN (
    SELECT e."documentId" FROM "TimeEntry" e
    WHERE e."userId" = ${userId}::uuid AND e."projectId" IN (SELECT "id" FROM deleted)))`;
}

/** Returns the columns that count the rows of the projects in the CTE `deleted`. */
function countOfProjects(userId: string): Prisma.Sql {
  const of = (table: Prisma.Sql) =>
    Prisma.sql`FROM ${table} r WHERE r."userId" = ${userId}::uuid AND r."projectId" IN (SELECT "id" FROM deleted)`;
  const documents = (category: string) =>
    Prisma.sql`(SELECT count(*) ${of(Prisma.sql`"SalesDocument"`)}
      AND r."category" = ${category})::int`;
  return Prisma.sql`
    (SELECT count(*) ${of(Prisma.sql`"Task"`)})::int AS "tasks",
    (SELECT count(*) ${of(Prisma.sql`"Event"`)})::int AS "events",
    (SELECT count(*) ${of(Prisma.sql`"File"`)})::int AS "files",
    ${documents("quotation")} AS "quotations",
    ${documents("invoice")} AS "invoices",
    ${documents("receipt")} AS "receipts",
    (SELECT count(*) ${of(Prisma.sql`"TimeEntry"`)})::int AS "timeEntries",
    (SELECT coalesce(sum(jsonb_array_length(p."links")), 0) FROM deleted p)::int AS "links"`;
}
