import "server-only";
import type { z } from "zod";
import { csvResponse } from "@/lib/api/server/csv-response";
import { sql } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { notFound } from "@/lib/server/problem";
import { paperResponse } from "@/lib/sales-documents/server/document-pdf";
import { getSalesDocument } from "@/lib/sales-documents/server/read-document";
import { wordsOf } from "@/lib/sales-documents/paper-labels/words-by-language";
import { languageOf } from "@/lib/shared/text/languages";
import { minutesOfEntry } from "@/lib/time-entries/bill/amounts";
import type { timesheetQuerySchema } from "@/lib/time-entries/bill/bill-schema";
import { clockText, dayOf } from "@/lib/time-entries/bill/lines";
import { hoursText } from "@/lib/time-entries/bill/quantity";
import { sheetWords, timesheetModel } from "@/lib/time-entries/timesheet";
import { type EntryRow, selectEntries, toEntry } from "./entry-sql";

/** Returns the time on a document, the oldest first, as PDF or CSV in the language of the document. Throws 404 for one without time. */
export async function timesheet(
  userId: string,
  timeZone: string,
  id: string,
  { format, dialect = "comma" }: z.output<typeof timesheetQuerySchema>,
  signal: AbortSignal,
): Promise<Response> {
  const document = await getSalesDocument(userId, id);
  const onDocument = selectEntries(userId, Prisma.sql`e."documentId" = ${id}::uuid`);
  const rows = await sql<EntryRow>`${onDocument} ORDER BY e."startedAt", e."id"`;
  if (rows.length === 0) throw notFound();
  const entries = rows.map(toEntry);
  if (format === "pdf") {
    const model = timesheetModel(
      { ...document, issuedAt: document.issuedAt.toISOString() },
      entries,
      timeZone,
    );
    return paperResponse(userId, model, document.updatedAt, signal);
  }
  const { labels } = wordsOf(document.language);
  const words = sheetWords[languageOf(document.language)];
  return csvResponse(
    `${words.title} ${document.number}.csv`,
    entries,
    [
      { heading: labels.date, text: (entry) => dayOf(entry, timeZone) },
      { heading: words.start, text: ({ startedAt }) => clockText(startedAt, timeZone) },
      { heading: words.end, text: ({ endedAt }) => endedAt && clockText(endedAt, timeZone) },
      { heading: labels.project, text: ({ project }) => project?.name ?? null },
      { heading: labels.item, text: ({ description, task }) => description || (task?.name ?? null) },
      {
        heading: labels.quantity,
        amount: ({ minutes, rounding }) => hoursText(minutesOfEntry(minutes ?? 0, rounding)),
      },
    ],
    dialect,
  );
}
