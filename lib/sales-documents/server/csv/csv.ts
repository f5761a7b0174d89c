import "server-only";
import type { z } from "zod";
import { todayIn } from "@/lib/shared/dates/dates";
import { db } from "@/lib/server/db/client";
import { csvResponse } from "@/lib/api/server/csv-response";
import { amountIn } from "@/lib/shared/text/csv-dialects";
import type { salesDocumentCsvSchema } from "@/lib/sales-documents/filter-schema";
import { taxGroupsSchema } from "@/lib/sales-documents/parts-schema";
import { computeTotals, withCredit } from "@/lib/sales-documents/totals/totals";
import { salesDocumentColumns, toRow } from "@/lib/sales-documents/server/columns";
import { toAmounts } from "@/lib/sales-documents/server/to-amounts";
import { type BookedDocument, documentCsvColumns } from "./csv-columns";
import { readMatching } from "@/lib/sales-documents/server/search";

/** About 20 MB. */
const MAX_ROWS = 50_000;
const BATCH = 1_000;

/**
 * Returns the documents that the filter matches as CSV, in its order and without its limit, at most 50,000: a row for each
 * document, with three columns for each tax rate of any of them.
 */
export async function salesDocumentsCsv(
  userId: string,
  timeZone: string,
  { dialect = "comma", ...filter }: z.output<typeof salesDocumentCsvSchema>,
): Promise<Response> {
  const today = todayIn(timeZone, new Date());
  const stored = await readMatching(userId, { ...filter, take: MAX_ROWS }, today);
  const documents: BookedDocument[] = [];
  for (let at = 0; at < stored.length; at += BATCH) {
    const batch = stored.slice(at, at + BATCH);
    const details = await readDetails(
      userId,
      batch.map(({ id }) => id),
    );
    for (const row of batch) {
      const detail = details.get(row.id);
      if (detail)
        documents.push({ row: toRow(row, today), stored: row, detail, ...groupsOf(row, detail), today });
    }
  }
  const rates = [...new Set(documents.flatMap(({ groups }) => groups.map(({ rate }) => rate)))];
  const columns = documentCsvColumns(
    rates.toSorted((a, b) => Number(b) - Number(a)),
    (rate) => amountIn(dialect, rate),
  );
  return csvResponse(`documents-${today}.csv`, documents, columns, dialect);
}

type Detail = BookedDocument["detail"];

/** Returns the tax groups as they are printed. */
function groupsOf({ kind, total }: BookedDocument["stored"], detail: Detail) {
  const computed = computeTotals(toAmounts(detail));
  if (kind !== "creditNote") return { groups: computed.taxGroups };
  const credit = {
    total: total.toFixed(),
    taxGroups: taxGroupsSchema.nullable().parse(detail.creditTaxGroups),
  };
  return { groups: withCredit(computed, credit).taxGroups };
}

async function readDetails(userId: string, ids: string[]) {
  const rows = await db.salesDocument.findMany({
    where: { userId, id: { in: ids } },
    select: {
      id: true,
      currency: true,
      tax: true,
      discountPercent: true,
      discountFlat: true,
      taxTreatment: true,
      withholding: true,
      creditTaxGroups: true,
      clientCountry: true,
      clientTaxId: true,
      clientVatId: true,
      freelancerTaxId: true,
      freelancerVatId: true,
      pricesIncludeTax: true,
      serviceDate: true,
      serviceFrom: true,
      serviceTo: true,
      items: salesDocumentColumns.items,
    },
  });
  return new Map(rows.map((row) => [row.id, row]));
}
