import "server-only";
import { type CsvColumn, csvText } from "@/lib/api/server/csv-response";
import { sql } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { notFound } from "@/lib/server/problem";
import { disposition } from "@/lib/server/storage/disposition";
import { type Document, paperPdf } from "@/lib/sales-documents/server/document-pdf";
import { wordsOf } from "@/lib/sales-documents/paper-labels/words-by-language";
import { languageOf } from "@/lib/shared/text/languages";
import { minutesOfEntry } from "@/lib/time-entries/bill/amounts";
import { clockText, dayOf } from "@/lib/time-entries/bill/lines";
import { hoursText } from "@/lib/time-entries/bill/quantity";
import { roundingWords } from "@/lib/time-entries/bill/rounding-words";
import { sheetDialect, sheetName, sheetWords, timesheetModel } from "@/lib/time-entries/timesheet";
import type { TimesheetQuery } from "@/lib/time-entries/bill/timesheet-query";
import { type EntryRow, selectEntries, toEntry } from "./entry-sql";

type SheetFile = { name: string; contentType: string; bytes: Uint8Array };

type Entry = ReturnType<typeof toEntry> & { lineId: string | null };

/** Returns the time on a document, the oldest first. Empty for one without time. */
export async function entriesOnDocument(userId: string, id: string): Promise<Entry[]> {
  const onDocument = selectEntries(userId, Prisma.sql`e."documentId" = ${id}::uuid`);
  const rows = await sql<EntryRow>`${onDocument} ORDER BY e."startedAt", e."id"`;
  return rows.map((row) => ({ ...toEntry(row), lineId: row.lineId }));
}

/**
 * Returns the timesheet of a document as PDF or CSV, in its language. Without a dialect, the CSV has the decimal sign of the paper.
 * Throws 404 for a document without time.
 */
export async function timesheetFile(
  { userId, timeZone, document }: { userId: string; timeZone: string; document: Document },
  entries: readonly Entry[],
  { format, dialect = sheetDialect(document) }: TimesheetQuery,
  signal: AbortSignal,
): Promise<SheetFile> {
  if (entries.length === 0) throw notFound();
  const name = `${sheetName(document)}.${format}`;
  if (format === "csv") {
    const text = csvText(entries, sheetColumns(document, timeZone, entries), dialect);
    return { name, contentType: "text/csv; charset=utf-8", bytes: new TextEncoder().encode(text) };
  }
  const input = { ...document, issuedAt: document.issuedAt.toISOString() };
  const model = timesheetModel(input, entries, timeZone);
  const bytes = await paperPdf(userId, model, document.updatedAt, signal);
  return { name, contentType: "application/pdf", bytes };
}

/**
 * The columns of the CSV, with headings in the language of the paper. Days and times are those of the user's zone. The rounding has one
 * if there is any.
 */
function sheetColumns(document: Document, timeZone: string, entries: readonly Entry[]): CsvColumn<Entry>[] {
  const { labels } = wordsOf(document.language);
  const language = languageOf(document.language);
  const words = sheetWords[language];
  const columns: CsvColumn<Entry>[] = [
    { heading: labels.date, text: (entry) => dayOf(entry, timeZone) },
    { heading: words.start, text: ({ startedAt }) => clockText(startedAt, timeZone) },
    { heading: words.end, text: ({ endedAt }) => endedAt && clockText(endedAt, timeZone) },
    { heading: labels.project, text: ({ project }) => project?.name ?? null },
    { heading: labels.item, text: ({ description, task }) => description || (task?.name ?? null) },
    {
      heading: labels.quantity,
      amount: ({ minutes, rounding }) => hoursText(minutesOfEntry(minutes ?? 0, rounding)),
    },
  ];
  // Hours have two decimals and need not add up.
  const unit = labels.units.minute.other;
  columns.push({
    heading: unit.charAt(0).toLocaleUpperCase(language) + unit.slice(1),
    text: ({ minutes, rounding }) => String(minutesOfEntry(minutes ?? 0, rounding)),
  });
  const said = ({ rounding }: Entry) => roundingWords([rounding], language);
  return entries.some(said) ? [...columns, { heading: words.rounding, text: said }] : columns;
}

/** Returns the file of a timesheet as a download. */
export function timesheetResponse({ name, contentType, bytes }: SheetFile): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": contentType,
      "content-length": String(bytes.length),
      "content-disposition": disposition("attachment", name),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** Returns the version of all that the timesheet of a document is made from beside the document; null without time. */
export async function timesheetVersion(userId: string, id: string): Promise<string | null> {
  const [row] = await sql<{ version: string | null }>`
    SELECT md5(string_agg(concat_ws(' ', e."id", e.xmin, p.xmin, t.xmin), ',' ORDER BY e."id")) AS "version"
    FROM "TimeEntry" e
    LEFT JOIN "Project" p ON p."userId" = e."userId" AND p."id" = e."projectId"
    LEFT JOIN "Task" t ON t."userId" = e."userId" AND t."id" = e."taskId"
    WHERE e."userId" = ${userId}::uuid AND e."documentId" = ${id}::uuid`;
  return row?.version ?? null;
}
