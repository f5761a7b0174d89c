import "server-only";
import { type RatedTime, totalsOf } from "@/lib/time-entries/bill/worth";
import type { ReportFilter } from "@/lib/time-entries/bill/bill-schema";
import type { ReportGroup } from "@/lib/time-entries/bill/report-groups";
import { sql } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { matching, ratedColumns, ratedTime, selectWorth, sumMinutes } from "./entry-sql";

type Client = { id: string; name: string; themeColor: string | null };
type Part = {
  key: string | null;
  name: string | null;
  client: Client | null;
  isAll: boolean;
  part: RatedTime;
};

/** Returns the sums of a period and of its groups, in minutes and money. One statement reads all of it. */
export async function timeReport(
  userId: string,
  timeZone: string,
  { groupBy, weekStartsOn, ...period }: ReportFilter,
) {
  const { key, name, client } = groupsOf(weekStartsOn)[groupBy];
  const day = Prisma.sql`("startedAt" AT TIME ZONE ${timeZone}::text)::date`;
  const tags = groupBy === "tag" ? tagged : Prisma.empty;
  const rows = await sql<Part>`
    WITH found AS MATERIALIZED (
      SELECT *, ${day} AS "day" FROM (${selectWorth(userId, matching(period, timeZone))}) e WHERE "endedAt" IS NOT NULL),
    grouped AS (SELECT ${key} AS "key", ${name} AS "name", ${client} AS "client", found.* FROM found ${tags})
    SELECT false AS "isAll", "key", min("name") AS "name", min("client"::text)::json AS "client", ${ratedTime} AS "part"
    FROM grouped GROUP BY "key", ${ratedColumns}
    UNION ALL SELECT true, NULL, NULL, NULL, ${ratedTime} FROM found GROUP BY ${ratedColumns}`;
  const byKey = new Map<string | null, Part[]>();
  for (const row of rows) if (!row.isAll) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row]);
  const items = [...byKey].map(([of, parts]) => ({
    key: of,
    name: parts[0]?.name ?? null,
    client: parts[0]?.client ?? null,
    ...sumsOf(parts),
  }));
  return { ...sumsOf(rows.filter(({ isAll }) => isAll)), items: items.toSorted(orderOf(groupBy)) };
}

function sumsOf(rows: readonly Part[]) {
  const parts = rows.map(({ part }) => part);
  return { ...sumMinutes(parts), totals: totalsOf(parts) };
}

const nothing = Prisma.sql`NULL::text`;
const clientJson = Prisma.sql`CASE WHEN "clientId" IS NOT NULL THEN
  json_build_object('id', "clientId", 'name', "clientName", 'themeColor', "themeColor") END`;
const noClient = Prisma.sql`NULL::json`;
/** An entry with several tags is in each of their groups, and one without any in a group of its own. */
const tagged = Prisma.sql`LEFT JOIN LATERAL unnest("tags") g ("tag") ON TRUE`;

type Group = { key: Prisma.Sql; name: Prisma.Sql; client: Prisma.Sql };

function groupsOf(weekStartsOn: number): Record<ReportGroup, Group> {
  const firstOfWeek = Prisma.sql`("day" - (extract(isodow FROM "day")::int - ${weekStartsOn}::int + 7) % 7)::text`;
  return {
    day: { key: Prisma.sql`"day"::text`, name: nothing, client: noClient },
    week: { key: firstOfWeek, name: nothing, client: noClient },
    month: { key: Prisma.sql`to_char("day", 'YYYY-MM')`, name: nothing, client: noClient },
    project: { key: Prisma.sql`"projectId"::text`, name: Prisma.sql`"projectName"`, client: clientJson },
    client: { key: Prisma.sql`"clientId"::text`, name: Prisma.sql`"clientName"`, client: clientJson },
    tag: { key: Prisma.sql`g."tag"`, name: nothing, client: noClient },
  };
}

/** Periods are in their order, and other groups by the most time. */
function orderOf(groupBy: ReportGroup) {
  type Item = { key: string | null; totalMinutes: number };
  const byKey = (a: Item, b: Item) => ((a.key ?? "") < (b.key ?? "") ? -1 : 1);
  if (groupBy === "day" || groupBy === "week" || groupBy === "month") return byKey;
  return (a: Item, b: Item) => b.totalMinutes - a.totalMinutes || byKey(a, b);
}
