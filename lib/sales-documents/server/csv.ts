import "server-only";
import type { z } from "zod";
import { BYTE_ORDER_MARK, csvLine } from "@/lib/shared/text/csv";
import { minorDigits } from "@/lib/shared/money/currencies";
import { todayIn } from "@/lib/shared/dates/dates";
import { kindLabels } from "@/lib/document-settings/kinds";
import { disposition } from "@/lib/server/storage/disposition";
import { toRow } from "./columns";
import type { salesDocumentFilterSchema } from "@/lib/sales-documents/filter-schema";
import { readMatching } from "./search";
import { stateLabels } from "@/lib/sales-documents/states";
import { dateText } from "@/lib/shared/dates/calendar-date";

/** About 10 MB. */
const MAX_ROWS = 50_000;

/**
 * Returns the documents that the filter matches as CSV, in its order and without its limit, at most 50,000. Amounts are plain
 * decimals, dates are 2026-11-27, and formulas are marked as text.
 */
export async function salesDocumentsCsv(
  userId: string,
  timeZone: string,
  filter: z.output<typeof salesDocumentFilterSchema>,
): Promise<Response> {
  const today = todayIn(timeZone, new Date());
  const rows = await readMatching(userId, { ...filter, take: MAX_ROWS }, today);
  const lines = rows.map((stored) => {
    const row = toRow(stored, today);
    const digits = minorDigits(row.currency);
    return csvLine([
      kindLabels[row.kind],
      row.number,
      row.clientName,
      row.projectTitle,
      dateText(row.issuedAt),
      row.dueOn,
      row.currency,
      row.total,
      stored.credited.toFixed(digits),
      stored.deducted.toFixed(digits),
      stored.received.toFixed(digits),
      row.balance,
      stateLabels[row.state],
    ]);
  });
  return new Response([BYTE_ORDER_MARK, csvLine(heading), ...lines].join(""), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": disposition("attachment", `documents-${today}.csv`),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

const heading = [
  "Kind",
  "Number",
  "Client",
  "Project",
  "Date",
  "Due",
  "Currency",
  "Total",
  "Credited",
  "Deposits",
  "Received",
  "Balance",
  "State",
];
