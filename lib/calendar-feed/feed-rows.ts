import "server-only";
import { query } from "@/lib/server/db/client";
import { addDays } from "@/lib/sales-documents/balance";
import { todayIn } from "@/lib/dates";
import type { FeedRow } from "./calendar";
import { MAX_BYTES, MAX_ENTRIES } from "./limits";

const DAYS_BEFORE = 90;
const DAYS_AFTER = 731;

/** What a calendar contains, of whom, and on which day. */
export type FeedContents = {
  userId: string;
  timeZone: string;
  tasks: boolean;
  events: boolean;
  dueInvoices: boolean;
  discreet: boolean;
};

/** One more entry than a calendar has, so that it is known whether some are left out. */
const LIMIT = MAX_ENTRIES + 1;

/** The entries of a table on one side of today, the nearest first: from today on, or before it. */
function side(kind: string, from: string, due: string, isComing: boolean): string {
  const range = isComing
    ? `${due} >= $2::date AND ${due} < $4::date`
    : `${due} < $2::date AND ${due} >= $3::date`;
  const order = isComing ? `${due}, "id"` : `${due} DESC, "id" DESC`;
  return `(SELECT '${kind}' AS kind, "id", ${due}::timestamptz AS at, xmin FROM ${from} AND ${range} ORDER BY ${order} LIMIT ${LIMIT})`;
}

const sources = [
  ["event", `"Event" WHERE "userId" = $1::uuid AND $5::boolean`, `"dueAt"`],
  ["task", `"Task" WHERE "userId" = $1::uuid AND $6::boolean AND "status" = 'pending'`, `"dueAt"`],
  [
    "invoice",
    `"SalesDocument" WHERE "userId" = $1::uuid AND $7::boolean AND "kind" = 'invoice' AND "balance" > 0`,
    `"dueOn"`,
  ],
] as const;

const sides = sources.flatMap(([kind, from, due]) => [
  side(kind, from, due, true),
  side(kind, from, due, false),
]);

const nearest = `
  WITH nearest AS (
    SELECT kind, "id", at, xmin, abs(extract(epoch FROM at - $2::date)) AS distance
    FROM (${sides.join(" UNION ALL ")}) AS near ORDER BY distance, kind, "id" LIMIT ${LIMIT})`;

// xmin changes with every change of a row, also with one that keeps its updatedAt.
const versionText = `${nearest}
  SELECT count(*)::int AS "count", md5(string_agg(kind || "id" || xmin::text, ' ' ORDER BY kind, "id")) AS "version"
  FROM nearest`;

const rowsText = `${nearest}, chosen AS (
    SELECT n.kind, n."id", n.at, n.distance, coalesce(e."updatedAt", t."updatedAt", d."updatedAt") AS "updatedAt",
      coalesce(e."name", t."name") AS "name", coalesce(e."link", t."link") AS "link",
      CASE WHEN $8::boolean THEN NULL ELSE coalesce(e."details", t."details") END AS "details",
      coalesce(e."isWithTime", t."isWithTime") AS "isWithTime",
      d."number", d."clientName", d."currency", d."balance"
    FROM nearest n
    LEFT JOIN "Event" e ON n.kind = 'event' AND e."userId" = $1::uuid AND e."id" = n."id"
    LEFT JOIN "Task" t ON n.kind = 'task' AND t."userId" = $1::uuid AND t."id" = n."id"
    LEFT JOIN "SalesDocument" d ON n.kind = 'invoice' AND d."userId" = $1::uuid AND d."id" = n."id"
    ORDER BY n.distance, n.kind, n."id" LIMIT ${MAX_ENTRIES}),
  sized AS (
    SELECT *, sum(octet_length(coalesce("details", '')) + octet_length(coalesce("name", ''))) OVER (
      ORDER BY distance, kind, "id" ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
    FROM chosen)
  SELECT kind, "id", at AS "dueAt", "updatedAt", "name", "link", "details", "isWithTime",
    "number", "clientName", "currency", "balance"
  FROM sized WHERE before IS NULL OR before < ${MAX_BYTES} ORDER BY distance, kind, "id"`;

function parameters({ userId, events, tasks, dueInvoices }: FeedContents, today: string): unknown[] {
  return [
    userId,
    today,
    addDays(today, -DAYS_BEFORE),
    addDays(today, DAYS_AFTER),
    events,
    tasks,
    dueInvoices,
  ];
}

/**
 * Returns the version of what a calendar contains now, without reading it: it changes with every change of one of its rows,
 * and with the day. `count` is at most one more than the entries that a calendar has.
 */
export async function feedVersion(contents: FeedContents): Promise<{ version: string; count: number }> {
  const today = todayIn(contents.timeZone, new Date());
  const [row] = await query<{ version: string | null; count: number }>(
    versionText,
    parameters(contents, today),
  );
  const { events, tasks, dueInvoices, discreet } = contents;
  const switches = [events, tasks, dueInvoices, discreet].map(Number).join("");
  return { version: `${today} ${switches} ${row?.version ?? ""}`, count: row?.count ?? 0 };
}

/** Returns the rows of a calendar, those that are nearest to today first. */
export function readFeedRows(contents: FeedContents): Promise<FeedRow[]> {
  const today = todayIn(contents.timeZone, new Date());
  return query<FeedRow>(rowsText, [...parameters(contents, today), contents.discreet]);
}
