import "server-only";
import { startOfDayInstant } from "@/lib/shared/dates/dates";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { Prisma } from "@/lib/server/db/generated/client";
import { withLabel } from "@/lib/projects/server/project-labels";
import {
  type BilledShare,
  isUnrated,
  type RatedTime,
  unbilledMinutesOf,
} from "@/lib/time-entries/bill/worth";

/** An entry as `selectEntries` returns it. Within JSON its instants are text. */
export type EntryRow = {
  id: string;
  projectId: string | null;
  taskId: string | null;
  description: string;
  startedAt: Date | string;
  endedAt: Date | string | null;
  isBillable: boolean;
  rate: string | null;
  tags: string[];
  documentId: string | null;
  /** The line of the document that bills it. */
  lineId: string | null;
  createdAt: Date | string;
  updatedAt: Date | string;
  minutes: number | null;
  effectiveRate: string | null;
  currency: string;
  rounding: string;
  projectName: string | null;
  clientId: string | null;
  clientName: string | null;
  themeColor: string | null;
  taskName: string | null;
  documentNumber: string | null;
  isIssued: boolean;
};

/** An entry as `selectWorth` returns it. */
export type WorthRow = EntryRow & { billed: BilledShare | null };

export type EntryConditions = {
  from?: string;
  to?: string;
  projectId?: string;
  clientId?: string;
  taskId?: string;
  isBillable?: boolean;
  isBilled?: boolean;
};

/** The minutes of an entry `e`, as `minutesBetween` counts them. */
const minutesSql = Prisma.sql`(floor(extract(epoch FROM e."endedAt") / 60) - floor(extract(epoch FROM e."startedAt") / 60))::int`;

/** The minutes of an entry of `selectEntries`, rounded if the rounding is per entry. */
const roundedSql = Prisma.sql`CASE WHEN "rounding" LIKE '%:entry' THEN (CASE split_part("rounding", ':', 1)
    WHEN 'up' THEN ceil("minutes"::numeric / split_part("rounding", ':', 2)::numeric)
    WHEN 'down' THEN floor("minutes"::numeric / split_part("rounding", ':', 2)::numeric)
    ELSE round("minutes"::numeric / split_part("rounding", ':', 2)::numeric) END * split_part("rounding", ':', 2)::numeric)
  ELSE "minutes" END`;

/** Selects the entries of a user with their labels and what they are worth, as `EntryRow`. Their table is `e`. */
export function selectEntries(userId: string, where: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT e."id", e."projectId", e."taskId", e."description", e."startedAt", e."endedAt", e."isBillable",
      trim_scale(e."rate")::text AS "rate", e."tags", e."documentId", e."lineId", e."createdAt", e."updatedAt", ${minutesSql} AS "minutes",
      trim_scale(coalesce(CASE WHEN e."documentId" IS NOT NULL THEN e."billedRate" END, e."rate", p."hourlyRate", c."hourlyRate", u."hourlyRate"))::text AS "effectiveRate",
      coalesce(d."currency", u."currency") AS "currency", coalesce(CASE WHEN e."documentId" IS NOT NULL THEN e."billedRounding" END, c."timeRounding", u."timeRounding", 'none') AS "rounding",
      p."name" AS "projectName", c."id" AS "clientId", c."name" AS "clientName", c."themeColor", t."name" AS "taskName",
      d."number" AS "documentNumber", d."lockedAt" IS NOT NULL AS "isIssued"
    FROM "TimeEntry" e JOIN "User" u ON u."id" = e."userId"
    LEFT JOIN "Project" p ON p."userId" = e."userId" AND p."id" = e."projectId"
    LEFT JOIN "Client" c ON c."userId" = p."userId" AND c."id" = p."clientId"
    LEFT JOIN "Task" t ON t."userId" = e."userId" AND t."id" = e."taskId"
    LEFT JOIN "SalesDocument" d ON d."userId" = e."userId" AND d."id" = e."documentId"
    WHERE e."userId" = ${userId}::uuid AND ${where}`;
}

/**
 * Selects entries as `selectEntries` does, with the lines of their documents as these are now, and the place of each entry among all
 * entries of its line, also those that are not selected.
 */
export function selectWorth(userId: string, where: Prisma.Sql): Prisma.Sql {
  const documents = Prisma.sql`(SELECT "documentId" FROM selected WHERE "documentId" IS NOT NULL)`;
  const ofLine = Prisma.sql`PARTITION BY o."documentId", o."lineId"`;
  return Prisma.sql`
    WITH selected AS MATERIALIZED (${selectEntries(userId, where)}),
    lines AS (
      SELECT i."documentId", i."timeLineId", json_agg(json_build_object('rate', i."rate"::text, 'quantity', i."quantity"::text,
        'discountPercent', i."discountPercent"::text, 'discountFlat', i."discountFlat"::text)) AS "lines"
      FROM "SalesDocumentItem" i
      WHERE i."userId" = ${userId}::uuid AND i."documentId" IN ${documents} AND i."timeLineId" IS NOT NULL
      GROUP BY i."documentId", i."timeLineId"),
    billed AS (
      SELECT o."id", json_build_object('lines', l."lines", 'minutes', o."rounded", 'until', sum(o."rounded") OVER (
        ${ofLine} ORDER BY o."startedAt", o."id"), 'wholeMinutes', sum(o."rounded") OVER (${ofLine})) AS "billed"
      FROM (SELECT *, ${roundedSql}::int AS "rounded"
        FROM (${selectEntries(userId, Prisma.sql`e."documentId" IN ${documents}`)}) x) o
      JOIN lines l ON l."documentId" = o."documentId" AND l."timeLineId" = o."lineId")
    SELECT s.*, b."billed" FROM selected s LEFT JOIN billed b ON b."id" = s."id"`;
}

/** The conditions of a filter on the entries `e` and their projects `p`. Days are those of the user's zone. */
export function matching(filter: EntryConditions, timeZone: string): Prisma.Sql {
  const { from, to, projectId, clientId, taskId, isBillable, isBilled } = filter;
  const parts = [
    from && Prisma.sql`e."startedAt" >= ${startOfDayInstant(from, timeZone)}::timestamptz`,
    to && Prisma.sql`e."startedAt" < ${startOfDayInstant(addDays(to, 1), timeZone)}::timestamptz`,
    projectId && Prisma.sql`e."projectId" = ${projectId}::uuid`,
    clientId && Prisma.sql`p."clientId" = ${clientId}::uuid`,
    taskId && Prisma.sql`e."taskId" = ${taskId}::uuid`,
    isBillable !== undefined && Prisma.sql`e."isBillable" = ${isBillable}`,
    isBilled !== undefined && Prisma.sql`(e."documentId" IS NOT NULL) = ${isBilled}`,
  ];
  return Prisma.join([Prisma.sql`TRUE`, ...parts.filter((part) => typeof part === "object")], " AND ");
}

/** The part of the time that `totalsOf` multiplies by one rate: a line of a document, or what will be billed as one. */
export const ratedColumns = Prisma.sql`"projectId", "currency", "effectiveRate", "rounding", "isBillable", "documentId" IS NOT NULL, "lineId"`;

/** The sums of such a part over entries of `selectWorth`, as JSON of `RatedTime`. */
export const ratedTime = Prisma.sql`json_build_object('currency', "currency", 'rate', "effectiveRate", 'rounding', "rounding",
  'isBillable', "isBillable", 'isBilled', "documentId" IS NOT NULL, 'minutes', sum("minutes"), 'roundedMinutes', sum(${roundedSql}),
  'lines', min(("billed" -> 'lines')::text)::json, 'wholeMinutes', max(("billed" ->> 'wholeMinutes')::int),
  'shares', CASE WHEN sum(("billed" ->> 'minutes')::int) <> max(("billed" ->> 'wholeMinutes')::int) THEN json_agg("billed") END)`;

/** Returns the sums of all parts, as responses have them. */
export function sumMinutes(parts: readonly RatedTime[]) {
  const sum = (some: readonly RatedTime[]) => some.reduce((total, { minutes }) => total + minutes, 0);
  return {
    totalMinutes: sum(parts),
    billableMinutes: sum(parts.filter(({ isBillable }) => isBillable)),
    unbilledMinutes: unbilledMinutesOf(parts),
    unratedMinutes: sum(parts.filter(isUnrated)),
  };
}

/** Returns an entry as responses have it. */
export function toEntry({
  projectName,
  clientId,
  clientName,
  themeColor,
  taskName,
  documentNumber,
  isIssued,
  lineId: _,
  billed: __,
  ...row
}: EntryRow & Partial<WorthRow>) {
  const { projectId, taskId, documentId } = row;
  const label =
    projectId === null || projectName === null
      ? undefined
      : { id: projectId, name: projectName, clientId, clientName: clientName ?? "", themeColor };
  return {
    ...withLabel(row, label),
    startedAt: instant(row.startedAt),
    endedAt: row.endedAt && instant(row.endedAt),
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
    task: taskId !== null && taskName !== null ? { id: taskId, name: taskName } : null,
    document:
      documentId !== null && documentNumber !== null
        ? { id: documentId, number: documentNumber, isIssued }
        : null,
  };
}

function instant(value: Date | string): string {
  return new Date(value).toISOString();
}
