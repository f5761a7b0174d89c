import "server-only";
import type { z } from "zod";
import { type RatedTime, totalsOf } from "@/lib/time-entries/bill/worth";
import type { timeEntryFilterSchema } from "@/lib/time-entries/schema";
import { sql } from "@/lib/server/db/client";
import {
  matching,
  ratedColumns,
  ratedTime,
  selectWorth,
  sumMinutes,
  toEntry,
  type WorthRow,
} from "./entry-sql";

type Found = { items: WorthRow[]; total: number; unfilteredTotal: number; parts: RatedTime[] };

/** Returns the entries that match the filter, the newest first, with the sums of all that match. One statement reads all of it. */
export async function searchTimeEntries(
  userId: string,
  timeZone: string,
  { take, ...filter }: z.output<typeof timeEntryFilterSchema>,
) {
  const [found] = await sql<Found>`
    WITH found AS MATERIALIZED (${selectWorth(userId, matching(filter, timeZone))}),
    page AS (SELECT * FROM found ORDER BY "startedAt" DESC, "id" DESC LIMIT ${take}),
    parts AS (SELECT ${ratedTime} AS "part" FROM found WHERE "endedAt" IS NOT NULL GROUP BY ${ratedColumns})
    SELECT (SELECT coalesce(json_agg(page ORDER BY "startedAt" DESC, "id" DESC), '[]') FROM page) AS "items",
      (SELECT count(*)::int FROM found) AS "total",
      (SELECT count(*)::int FROM "TimeEntry" WHERE "userId" = ${userId}::uuid) AS "unfilteredTotal",
      (SELECT coalesce(json_agg("part"), '[]') FROM parts) AS "parts"`;
  const { items, total, unfilteredTotal, parts } = found ?? none;
  return {
    items: items.map(toEntry),
    total,
    unfilteredTotal,
    ...sumMinutes(parts),
    totals: totalsOf(parts),
  };
}

const none: Found = { items: [], total: 0, unfilteredTotal: 0, parts: [] };
