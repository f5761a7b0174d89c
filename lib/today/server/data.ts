import "server-only";
import { dueAtTime, startOfTodayInstant, todayAsUtcMidnight, todayIn } from "@/lib/shared/dates/dates";
import { readOwed } from "@/lib/income/server/data";
import { sql } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { DAYS_SHOWN, itemsByDay, nextEvent } from "@/lib/today/rules";
import type { Today, TodayItem } from "@/lib/today/schema";
import { dateText } from "@/lib/shared/dates/calendar-date";

const DAY_MS = 86_400_000;

/** The rows that are read for the seven days. */
const MOST_ITEMS = 500;

type Row = Omit<TodayItem, "dueAt"> & { dueAt: Date };

/** Returns what is late, due and next: three statements. */
export async function getToday(userId: string, timeZone: string, now = new Date()): Promise<Today> {
  const today = todayIn(timeZone, now);
  const midnight = todayAsUtcMidnight(timeZone, now);
  const [[counts], rows, owed] = await Promise.all([
    countTasks(userId, {
      now,
      midnight,
      start: startOfTodayInstant(timeZone, now),
      dayEnd: endOfDays(midnight, 1, timeZone),
    }),
    readItems(userId, {
      midnight,
      start: startOfTodayInstant(timeZone, now),
      end: endOfDays(midnight, DAYS_SHOWN, timeZone),
    }),
    readOwed(userId, today),
  ]);
  const days = itemsByDay(
    rows.map((row) => ({ ...row, dueAt: row.dueAt.toISOString() })),
    today,
    timeZone,
  );
  return {
    late: counts?.late ?? 0,
    today: counts?.today ?? 0,
    next: nextEvent(days, timeZone, now),
    days,
    trackedMinutes: counts?.trackedMinutes ?? 0,
    runningSince: counts?.runningSince?.toISOString() ?? null,
    owed: owed.toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
  };
}

/** The end of a period of whole days: of dates without a time, and of instants in the user's zone. */
type End = { dated: Date; timed: Date };

function endOfDays(midnight: Date, count: number, timeZone: string): End {
  const dated = new Date(+midnight + count * DAY_MS);
  return { dated, timed: new Date(dueAtTime(dateText(dated), 0, 0, timeZone).dueAt) };
}

function later({ dated, timed }: End): Date {
  return dated > timed ? dated : timed;
}

/** Counts late tasks, those of today, the minutes that were tracked today, and since when the clock runs. */
function countTasks(
  userId: string,
  { now, midnight, start, dayEnd }: { now: Date; midnight: Date; start: Date; dayEnd: End },
) {
  return sql<{ late: number; today: number; trackedMinutes: number; runningSince: Date | null }>`
    SELECT tasks.*, time.* FROM (
      SELECT
        count(*) FILTER (WHERE CASE WHEN "isWithTime" THEN "dueAt" < ${now} ELSE "dueAt" < ${midnight} END)::int AS "late",
        count(*) FILTER (WHERE CASE WHEN "isWithTime" THEN "dueAt" >= ${now} AND "dueAt" < ${dayEnd.timed}
          ELSE "dueAt" = ${midnight} END)::int AS "today"
      FROM "Task"
      WHERE "userId" = ${userId}::uuid AND "status" = 'pending' AND "dueAt" < ${later(dayEnd)}
        AND ${isOfNoArchivedProject(userId)}
    ) tasks, (
      SELECT coalesce(sum(floor(extract(epoch FROM "endedAt") / 60) - floor(extract(epoch FROM "startedAt") / 60)), 0)::int AS "trackedMinutes",
        max("startedAt") FILTER (WHERE "endedAt" IS NULL) AS "runningSince"
      FROM "TimeEntry" WHERE "userId" = ${userId}::uuid AND "startedAt" >= ${start} AND "startedAt" < ${dayEnd.timed}
    ) time`;
}

function readItems(userId: string, { midnight, start, end }: { midnight: Date; start: Date; end: End }) {
  const first = start < midnight ? start : midnight;
  return sql<Row>`
    SELECT i.*, p."name" AS "projectName", c."themeColor"
    FROM (
      SELECT "id", 'task' AS "kind", "name", "dueAt", "isWithTime", "projectId" FROM "Task"
      WHERE "userId" = ${userId}::uuid AND "status" = 'pending'
        AND "dueAt" >= ${first} AND "dueAt" < ${later(end)}
        AND CASE WHEN "isWithTime" THEN "dueAt" >= ${start} AND "dueAt" < ${end.timed}
          ELSE "dueAt" >= ${midnight} AND "dueAt" < ${end.dated} END
        AND ${isOfNoArchivedProject(userId)}
      UNION ALL
      SELECT "id", 'event', "name", "dueAt", "isWithTime", "projectId" FROM "Event"
      WHERE "userId" = ${userId}::uuid
        AND "dueAt" >= ${first} AND "dueAt" < ${later(end)}
        AND CASE WHEN "isWithTime" THEN "dueAt" >= ${start} AND "dueAt" < ${end.timed}
          ELSE "dueAt" >= ${midnight} AND "dueAt" < ${end.dated} END
        AND ${isOfNoArchivedProject(userId)}
      ORDER BY "dueAt", "id" LIMIT ${MOST_ITEMS}
    ) i
    LEFT JOIN "Project" p ON p."userId" = ${userId}::uuid AND p."id" = i."projectId"
    LEFT JOIN "Client" c ON c."userId" = ${userId}::uuid AND c."id" = p."clientId"`;
}

/** The condition, in SQL, that a row belongs to no archived project. */
function isOfNoArchivedProject(userId: string): Prisma.Sql {
  return Prisma.sql`("projectId" IN (
    SELECT "id" FROM "Project" WHERE "userId" = ${userId}::uuid AND "archivedAt" IS NOT NULL)) IS NOT TRUE`;
}
