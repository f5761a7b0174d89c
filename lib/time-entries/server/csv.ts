import "server-only";
import type { z } from "zod";
import { csvResponse, type CsvColumn } from "@/lib/api/server/csv-response";
import { sql } from "@/lib/server/db/client";
import { todayIn } from "@/lib/shared/dates/dates";
import { describeRounding } from "@/lib/shared/dates/time-rounding";
import { shareAmounts } from "@/lib/time-entries/bill/share-amounts";
import { clockText, dayOf } from "@/lib/time-entries/bill/lines";
import { hoursText } from "@/lib/time-entries/bill/quantity";
import type { timeEntryCsvSchema } from "@/lib/time-entries/schema";
import { matching, selectWorth, toEntry, type WorthRow } from "./entry-sql";

/** About 10 MB. */
const MAX_ROWS = 50_000;

type Entry = ReturnType<typeof toEntry>;

/** Returns the entries that match as CSV, the oldest first, each with its share of the amounts of the search. Days and times are those of the user's zone. */
export async function timeEntriesCsv(
  userId: string,
  timeZone: string,
  { dialect = "comma", ...filter }: z.output<typeof timeEntryCsvSchema>,
): Promise<Response> {
  const rows = await sql<WorthRow>`
    ${selectWorth(userId, matching(filter, timeZone))} ORDER BY s."startedAt", s."id" LIMIT ${MAX_ROWS}`;
  const { from, to = todayIn(timeZone, new Date()) } = filter;
  const name = `time-${from && from !== to ? `${from}-to-${to}` : to}.csv`;
  return csvResponse(name, rows.map(toEntry), timeColumns(timeZone, shareAmounts(rows)), dialect);
}

/** The columns of time, in the order of the CSV. */
function timeColumns(timeZone: string, amounts: ReadonlyMap<string, string>): CsvColumn<Entry>[] {
  const time = (instant: string) => clockText(instant, timeZone);
  return [
    { heading: "Date", text: (entry) => dayOf(entry, timeZone) },
    { heading: "Start", text: ({ startedAt }) => time(startedAt) },
    { heading: "End", text: ({ endedAt }) => endedAt && time(endedAt) },
    { heading: "Minutes", text: ({ minutes }) => (minutes === null ? null : String(minutes)) },
    { heading: "Hours", amount: ({ minutes }) => (minutes === null ? null : hoursText(minutes)) },
    { heading: "Client", text: ({ client }) => client?.name ?? null },
    { heading: "Project", text: ({ project }) => project?.name ?? null },
    { heading: "Task", text: ({ task }) => task?.name ?? null },
    { heading: "Description", text: ({ description }) => description },
    { heading: "Tags", text: ({ tags }) => tags.join(", ") },
    { heading: "Billable", text: ({ isBillable }) => (isBillable ? "Yes" : "No") },
    { heading: "Rate", amount: ({ effectiveRate }) => effectiveRate },
    { heading: "Currency", text: ({ currency }) => currency },
    { heading: "Amount", amount: ({ id }) => amounts.get(id) ?? null },
    {
      heading: "Rounding",
      text: ({ isBillable, rounding }) => (isBillable ? describeRounding(rounding) : null),
    },
    { heading: "Document", text: ({ document }) => document?.number ?? null },
  ];
}
