import "server-only";
import { query } from "@/lib/server/db/client";
import { todayIn } from "@/lib/shared/dates/dates";
import { type FeedRow, MAX_BYTES, MAX_ENTRIES } from "./calendar";
import { addDays } from "@/lib/shared/dates/calendar-date";

const DAYS_BEFORE = 90;
const DAYS_AFTER = 731;

/** The content of a calendar, its owner and the day. */
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

type Source = {
  kind: FeedRow["kind"];
  chosenBy: "events" | "tasks" | "dueInvoices";
  from: string;
  due: string;
  columns: string;
};

const datedColumns = `"name", "details", "link", "isWithTime", NULL AS "number", NULL AS "clientName", NULL AS "currency", NULL::numeric AS "balance"`;
const invoiceColumns = `NULL AS "name", NULL AS "details", NULL AS "link", NULL::boolean AS "isWithTime", "number", "clientName", "currency", "balance"`;

const sources: Source[] = [
  {
    kind: "event",
    chosenBy: "events",
    from: `"Event" WHERE "userId" = $1::uuid`,
    due: `"dueAt"`,
    columns: datedColumns,
  },
  {
    kind: "task",
    chosenBy: "tasks",
    from: `"Task" WHERE "userId" = $1::uuid AND "status" = 'pending'`,
    due: `"dueAt"`,
    columns: datedColumns,
  },
  {
    kind: "invoice",
    chosenBy: "dueInvoices",
    from: `"SalesDocument" WHERE "userId" = $1::uuid AND "kind" = 'invoice' AND "balance" > 0`,
    due: `"dueOn"`,
    columns: invoiceColumns,
  },
];

const coming = (due: string) => `${due} >= $2::date AND ${due} < $4::date ORDER BY ${due}, "id"`;
const past = (due: string) => `${due} < $2::date AND ${due} >= $3::date ORDER BY ${due} DESC, "id" DESC`;

/**
 * Returns the statement's start: the entries that are nearest to today, with these columns. Without a join, whose plan would
 * depend on how many rows the database believes that there are. Tables that were not chosen are left out: with a condition that is
 * false for all rows, Citus refuses to read xmin.
 */
function nearest(chosen: Source[], columnsOf: (source: Source) => string): string {
  const sides = chosen.flatMap((source) =>
    [coming, past].map((side) => {
      const { kind, from, due } = source;
      const columns = `'${kind}' AS kind, "id", ${due}::timestamptz AS "dueAt", ${columnsOf(source)}`;
      return `(SELECT ${columns} FROM ${from} AND ${side(due)} LIMIT ${LIMIT})`;
    }),
  );
  return `
  WITH nearest AS (
    SELECT *, abs(extract(epoch FROM "dueAt" - $2::date)) AS distance
    FROM (${sides.join(" UNION ALL ")}) AS near ORDER BY distance, kind, "id" LIMIT ${LIMIT})`;
}

// xmin changes with every change of a row, also with one that keeps its updatedAt.
const versionText = (chosen: Source[]) => `${nearest(chosen, () => "xmin AS changed")}
  SELECT count(*)::int AS "count", md5(string_agg(kind || "id" || changed::text, ' ' ORDER BY kind, "id")) AS "version"
  FROM nearest`;

const rowsText = (
  chosen: Source[],
) => `${nearest(chosen, ({ columns }) => `"updatedAt", ${columns}`)}, sized AS (
    SELECT *, sum(octet_length(coalesce("name", '')) + CASE WHEN $5::boolean THEN 0 ELSE octet_length(coalesce("details", '')) END)
      OVER (ORDER BY distance, kind, "id" ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
    FROM nearest)
  SELECT kind, "id", "dueAt", "updatedAt", "name", "link", CASE WHEN $5::boolean THEN NULL ELSE "details" END AS "details",
    "isWithTime", "number", "clientName", "currency", "balance"
  FROM sized WHERE before IS NULL OR before < ${MAX_BYTES} ORDER BY distance, kind, "id" LIMIT ${MAX_ENTRIES}`;

function parameters(userId: string, today: string): unknown[] {
  return [userId, today, addDays(today, -DAYS_BEFORE), addDays(today, DAYS_AFTER)];
}

const chosenIn = (contents: FeedContents) => sources.filter(({ chosenBy }) => contents[chosenBy]);

/**
 * Returns the version of what a calendar contains now, without reading it: it changes with every change of one of its rows,
 * and with the day. `count` is at most one more than the entries that a calendar has.
 */
export async function feedVersion(contents: FeedContents): Promise<{ version: string; count: number }> {
  const today = todayIn(contents.timeZone, new Date());
  const chosen = chosenIn(contents);
  const [row] =
    chosen.length === 0
      ? []
      : await query<{ version: string | null; count: number }>(
          versionText(chosen),
          parameters(contents.userId, today),
        );
  const { events, tasks, dueInvoices, discreet } = contents;
  const switches = [events, tasks, dueInvoices, discreet].map(Number).join("");
  return { version: `${today} ${switches} ${row?.version ?? ""}`, count: row?.count ?? 0 };
}

/** Returns the rows of a calendar, those that are nearest to today first. */
export async function readFeedRows(contents: FeedContents): Promise<FeedRow[]> {
  const chosen = chosenIn(contents);
  if (chosen.length === 0) return [];
  const today = todayIn(contents.timeZone, new Date());
  return query<FeedRow>(rowsText(chosen), [...parameters(contents.userId, today), contents.discreet]);
}
