import "server-only";
import { todayAsUtcMidnight } from "@/lib/shared/dates/dates";
import type { List } from "@/lib/api/list";
import { sql } from "@/lib/server/db/client";
import { notFound } from "@/lib/server/problem";
import { written } from "@/lib/clients/server/income";
import type { TimelineItem } from "@/lib/clients/timeline-schema";

type Row = {
  id: string | null;
  kind: TimelineItem["kind"];
  name: string;
  at: Date;
  isWithTime: boolean;
  projectId: string;
  projectName: string;
  type: string | null;
  document: TimelineItem["document"];
  found: number;
};

type Timeline = List<Omit<TimelineItem, "at"> & { at: Date }>;

/**
 * Returns a client's past events, documents, files and finished tasks, the newest first, in one statement. Throws 404 if it
 * does not exist.
 */
export async function readTimeline(
  userId: string,
  timeZone: string,
  id: string,
  { take }: { take: number },
): Promise<Timeline> {
  const now = new Date();
  const rows = await readRows(userId, id, take, now, todayAsUtcMidnight(timeZone, now));
  const total = rows[0]?.found;
  if (total === undefined) throw notFound();
  return { items: rows.flatMap(toItem), total, unfilteredTotal: total };
}

function toItem({ id, projectId, projectName, document, found: _, ...row }: Row) {
  if (id === null) return [];
  return {
    ...row,
    id,
    project: { id: projectId, name: projectName },
    document: document && { ...document, total: written(document.total, document.currency) },
  };
}

// Each kind is limited before they are merged, so that their rows are counted but not built.
function readRows(userId: string, clientId: string, take: number, now: Date, midnight: Date) {
  return sql<Row>`
    WITH project AS NOT MATERIALIZED (
      SELECT "id", "name" FROM "Project" WHERE "userId" = ${userId}::uuid AND "clientId" = ${clientId}::uuid
    ), task AS NOT MATERIALIZED (
      SELECT t."id", t."name", t."updatedAt", t."projectId" FROM project p
      JOIN "Task" t ON t."userId" = ${userId}::uuid AND t."projectId" = p."id" AND t."status" = 'completed'
    ), event AS NOT MATERIALIZED (
      SELECT e."id", e."name", e."dueAt", e."isWithTime", e."projectId" FROM project p
      JOIN "Event" e ON e."userId" = ${userId}::uuid AND e."projectId" = p."id"
        AND e."dueAt" <= CASE WHEN e."isWithTime" THEN ${now}::timestamptz ELSE ${midnight}::timestamptz END
    ), file AS NOT MATERIALIZED (
      SELECT f."id", f."name", f."createdAt", f."projectId", f."type" FROM project p
      JOIN "File" f ON f."userId" = ${userId}::uuid AND f."projectId" = p."id"
    ), document AS NOT MATERIALIZED (
      SELECT "id", "projectId", "projectTitle", "issuedAt", "kind", "number", "lockedAt", "total", "currency"
      FROM "SalesDocument" WHERE "userId" = ${userId}::uuid AND "clientId" = ${clientId}::uuid
    ), item AS (
      (SELECT "id", 'task' AS "kind", "name", "updatedAt" AS "at", true AS "isWithTime", "projectId", NULL AS "type",
        NULL::json AS "document" FROM task ORDER BY "at" DESC, "id" DESC LIMIT ${take})
      UNION ALL
      (SELECT "id", 'event', "name", "dueAt" AS "at", "isWithTime", "projectId", NULL, NULL
        FROM event ORDER BY "at" DESC, "id" DESC LIMIT ${take})
      UNION ALL
      (SELECT "id", 'file', "name", "createdAt" AS "at", true, "projectId", "type", NULL
        FROM file ORDER BY "at" DESC, "id" DESC LIMIT ${take})
      UNION ALL
      (SELECT "id", 'document', "projectTitle", ("issuedAt"::timestamp AT TIME ZONE 'UTC') AS "at", false, "projectId", NULL,
        json_build_object('kind', "kind", 'number', "number", 'isDraft', "lockedAt" IS NULL, 'total', "total"::text, 'currency', "currency")
        FROM document ORDER BY "issuedAt" DESC, "id" DESC LIMIT ${take})
    )
    SELECT page.*, p."name" AS "projectName",
      ((SELECT count(*) FROM task) + (SELECT count(*) FROM event) + (SELECT count(*) FROM file)
        + (SELECT count(*) FROM document))::int AS "found"
    FROM "Client" c
    LEFT JOIN (SELECT * FROM item ORDER BY "at" DESC, "id" DESC LIMIT ${take}) page ON true
    LEFT JOIN "Project" p ON p."userId" = ${userId}::uuid AND p."id" = page."projectId"
    WHERE c."userId" = ${userId}::uuid AND c."id" = ${clientId}::uuid
    ORDER BY page."at" DESC, page."id" DESC`;
}
