import "server-only";
import { type CsvColumn, csvText } from "@/lib/api/server/csv-response";
import { notFound } from "@/lib/server/problem";
import { disposition } from "@/lib/server/storage/disposition";
import { type Document, paperPdf } from "@/lib/sales-documents/server/document-pdf";
import { wordsOf } from "@/lib/sales-documents/paper-labels/words-by-language";
import { languageOf } from "@/lib/shared/text/languages";
import { clockText, dayOf } from "@/lib/time-entries/bill/lines";
import { hoursText } from "@/lib/time-entries/bill/quantity";
import { roundingWords } from "@/lib/time-entries/bill/rounding-words";
import type { KeptTimesheet } from "@/lib/time-entries/bill/kept-timesheet";
import { sheetWords } from "@/lib/time-entries/bill/sheet-words";
import { minutesOnSheet, sheetDialect, sheetName, timesheetModel } from "@/lib/time-entries/timesheet";
import type { TimesheetQuery } from "@/lib/time-entries/bill/timesheet-query";

type SheetFile = { name: string; contentType: string; bytes: Uint8Array };

type Entry = KeptTimesheet["entries"][number];

/**
 * Returns the timesheet of a document as PDF or CSV, in its language. Without a dialect, the CSV has the decimal sign of the paper.
 * Throws 404 for a document without time.
 */
export async function timesheetFile(
  { userId, document }: { userId: string; document: Document },
  sheet: KeptTimesheet | null,
  { format, dialect = sheetDialect(document) }: TimesheetQuery,
  signal: AbortSignal,
): Promise<SheetFile> {
  if (!sheet) throw notFound();
  const name = `${sheetName(document)}.${format}`;
  if (format === "csv") {
    const text = csvText(sheet.entries, sheetColumns(document, sheet), dialect);
    return { name, contentType: "text/csv; charset=utf-8", bytes: new TextEncoder().encode(text) };
  }
  const input = { ...document, issuedAt: document.issuedAt.toISOString() };
  const model = timesheetModel(input, sheet);
  const bytes = await paperPdf(userId, model, document.lockedAt ?? document.updatedAt, signal);
  return { name, contentType: "application/pdf", bytes };
}

/**
 * The columns of the CSV, with headings in the language of the paper. Days and times are those of its zone. The rounding has one
 * if there is any.
 */
function sheetColumns(document: Document, { timeZone, entries }: KeptTimesheet): CsvColumn<Entry>[] {
  const { labels } = wordsOf(document.language);
  const language = languageOf(document.language);
  const words = sheetWords[language];
  const columns: CsvColumn<Entry>[] = [
    { heading: labels.date, text: (entry) => dayOf(entry, timeZone) },
    { heading: words.start, text: ({ startedAt }) => clockText(startedAt, timeZone) },
    { heading: words.end, text: ({ endedAt }) => clockText(endedAt, timeZone) },
    { heading: labels.project, text: ({ project }) => project },
    { heading: labels.item, text: ({ description, task }) => description ?? task },
    {
      heading: labels.quantity,
      amount: (entry) => hoursText(minutesOnSheet(entry)),
    },
  ];
  // Hours have two decimals and need not add up.
  const unit = labels.units.minute.other;
  columns.push({
    heading: unit.charAt(0).toLocaleUpperCase(language) + unit.slice(1),
    text: (entry) => String(minutesOnSheet(entry)),
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
