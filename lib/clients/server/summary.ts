import "server-only";
import { todayAsUtcMidnight } from "@/lib/shared/dates/dates";
import { written } from "@/lib/clients/server/income";
import { sql } from "@/lib/server/db/client";

type Next = { id: string; kind: "task" | "event"; name: string; dueAt: Date; isWithTime: boolean };
type Contact = { id: string; name: string; role: string | null; avatar: string | null };
type Summary = {
  clientId: string;
  contacts: Contact[] | null;
  projects: { id: string; name: string }[] | null;
  owed: { currency: string; amount: string }[] | null;
} & { [Field in keyof Next]: Next[Field] | null };

/**
 * Adds to clients their contacts by name, their projects from the latest change, what they owe per currency, and their earliest
 * pending task or coming event, in one statement: each one more costs a list as much as 0.2 ms of processor time.
 */
export async function withSummary<Row extends { id: string }>(
  userId: string,
  timeZone: string,
  rows: Row[],
  now = new Date(),
) {
  const ids = rows.map(({ id }) => id);
  const found =
    ids.length === 0 ? [] : await readSummaries(userId, ids, now, todayAsUtcMidnight(timeZone, now));
  const byClient = new Map(found.map((summary) => [summary.clientId, summary]));
  return rows.map((row) => {
    const summary = byClient.get(row.id);
    const owed = (summary?.owed ?? []).map(({ currency, amount }) => ({
      currency,
      amount: written(amount, currency),
    }));
    const projects = summary?.projects ?? [];
    return {
      ...row,
      contacts: summary?.contacts ?? [],
      projects,
      projectCount: projects.length,
      owed,
      next: summary ? nextOf(summary) : null,
    };
  });
}

function nextOf({ id, kind, name, dueAt, isWithTime }: Summary): Next | null {
  if (id === null || kind === null || name === null || dueAt === null || isWithTime === null) return null;
  return { id, kind, name, dueAt, isWithTime };
}

// The indexes on (userId, projectId, …, dueAt) return one task and one event of each project.
function readSummaries(userId: string, ids: string[], now: Date, midnight: Date) {
  const first = now < midnight ? now : midnight;
  return sql<Summary>`
    SELECT client.id AS "clientId", contact."contacts", project."projects", owed."owed", next.*
    FROM unnest(${ids}::uuid[]) AS client(id)
    LEFT JOIN (
      SELECT "companyId", json_agg(json_build_object('id', "id", 'name', "name", 'role', "role", 'avatar', "avatar")
        ORDER BY "searchName", "id") AS "contacts"
      FROM "ClientContact" WHERE "userId" = ${userId}::uuid AND "companyId" = ANY(${ids}::uuid[]) GROUP BY "companyId"
    ) contact ON contact."companyId" = client.id
    LEFT JOIN (
      SELECT "clientId", json_agg(json_build_object('id', "id", 'name', "name") ORDER BY "updatedAt" DESC, "id") AS "projects"
      FROM "Project" WHERE "userId" = ${userId}::uuid AND "clientId" = ANY(${ids}::uuid[]) GROUP BY "clientId"
    ) project ON project."clientId" = client.id
    LEFT JOIN (
      SELECT "clientId", json_agg(json_build_object('currency', "currency", 'amount', "amount"::text) ORDER BY "currency") AS "owed"
      FROM (
        SELECT "clientId", "currency", sum("balance") AS "amount" FROM "SalesDocument"
        WHERE "userId" = ${userId}::uuid AND "balance" > 0 AND "clientId" = ANY(${ids}::uuid[])
        GROUP BY "clientId", "currency"
      ) sums GROUP BY "clientId"
    ) owed ON owed."clientId" = client.id
    LEFT JOIN LATERAL (
      SELECT action.*
      FROM "Project" p
      CROSS JOIN LATERAL (
        (SELECT "id", 'task' AS "kind", "name", "dueAt", "isWithTime" FROM "Task"
        WHERE "userId" = ${userId}::uuid AND "projectId" = p."id" AND "status" = 'pending'
        ORDER BY "dueAt", "updatedAt" LIMIT 1)
        UNION ALL
        (SELECT "id", 'event', "name", "dueAt", "isWithTime" FROM "Event"
        WHERE "userId" = ${userId}::uuid AND "projectId" = p."id" AND "dueAt" >= ${first}
          AND "dueAt" >= CASE WHEN "isWithTime" THEN ${now}::timestamptz ELSE ${midnight}::timestamptz END
        ORDER BY "dueAt", "id" LIMIT 1)
      ) action
      WHERE p."userId" = ${userId}::uuid AND p."clientId" = client.id AND p."archivedAt" IS NULL
      ORDER BY action."dueAt", action."id" LIMIT 1
    ) next ON true`;
}
