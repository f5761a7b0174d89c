import "server-only";
import { sql } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import type { RawDatabase } from "@/lib/server/db/raw-database";
import { type KeptTimesheet, keptTimesheetSchema } from "@/lib/time-entries/bill/kept-timesheet";

/** Returns the time on a document: of a draft as it is now, of an issued document as it was at the issue. Null without time. */
export async function readTimesheet(userId: string, id: string): Promise<KeptTimesheet | null> {
  const [row] = await sql<{ timesheet: unknown }>`
    SELECT CASE WHEN d."lockedAt" IS NULL THEN ${presentTimesheet(userId)} ELSE d."timesheet" END AS "timesheet"
    FROM "SalesDocument" d WHERE d."userId" = ${userId}::uuid AND d."id" = ${id}::uuid`;
  return keptTimesheetSchema.nullable().parse(row?.timesheet ?? null);
}

/** Keeps the time on a document that is being issued, or on all issued documents whose time is not kept yet. */
export async function keepTimesheets(
  database: Pick<RawDatabase, "$executeRaw">,
  userId: string,
  id?: string,
): Promise<void> {
  const hasTime = Prisma.sql`EXISTS (
    SELECT FROM "TimeEntry" e WHERE e."userId" = ${userId}::uuid AND e."documentId" = d."id")`;
  const which = id
    ? Prisma.sql`d."id" = ${id}::uuid`
    : Prisma.sql`d."lockedAt" IS NOT NULL AND d."timesheet" IS NULL AND ${hasTime}`;
  await database.$executeRaw`
    UPDATE "SalesDocument" d SET "timesheet" = ${presentTimesheet(userId)} WHERE d."userId" = ${userId}::uuid AND ${which}`;
}

/** Selects the timesheet of a document `d` as JSON of `KeptTimesheet`, from the entries that are on it now; null without any. */
function presentTimesheet(userId: string): Prisma.Sql {
  return Prisma.sql`(
    SELECT jsonb_build_object('timeZone', u."timeZone", 'entries', jsonb_agg(jsonb_build_object(
      'startedAt', ${instant("startedAt")}, 'endedAt', ${instant("endedAt")}, 'project', p."name", 'task', t."name",
      'description', e."description", 'rounding', coalesce(e."billedRounding", c."timeRounding", u."timeRounding", 'none'),
      'lineId', e."lineId") ORDER BY e."startedAt", e."id"))
    FROM "TimeEntry" e JOIN "User" u ON u."id" = e."userId"
    LEFT JOIN "Project" p ON p."userId" = e."userId" AND p."id" = e."projectId"
    LEFT JOIN "Client" c ON c."userId" = p."userId" AND c."id" = p."clientId"
    LEFT JOIN "Task" t ON t."userId" = e."userId" AND t."id" = e."taskId"
    WHERE e."userId" = ${userId}::uuid AND e."documentId" = d."id" GROUP BY u."timeZone")`;
}

/** An instant in the form of JavaScript. */
function instant(column: "startedAt" | "endedAt"): Prisma.Sql {
  return Prisma.sql`to_char(e.${Prisma.raw(`"${column}"`)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
