import "server-only";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { findSalesDocument } from "@/lib/sales-documents/server/read-document";
import type { Bill } from "@/lib/time-entries/bill/bill-schema";
import { dayOf, linesOf } from "@/lib/time-entries/bill/lines";
import { type EntryRow, selectEntries, toEntry } from "./entry-sql";

type Found = NonNullable<Awaited<ReturnType<typeof findSalesDocument>>>;

/**
 * Returns the document that the same bill has made before; null if there is none, or one that this bill does not make. The bill is not
 * stored, so it is compared with the document and its time as they are now.
 */
export async function findBilled(userId: string, timeZone: string, id: string, bill: Bill) {
  const document = await findSalesDocument(userId, id);
  if (!document || !isOfSubject(document, bill)) return null;
  const which = Prisma.sql`(e."documentId" = ${id}::uuid OR e."id" = ANY(${bill.entryIds ?? []}::uuid[]))`;
  const rows = await db.$queryRaw<EntryRow[]>(selectEntries(userId, which));
  const bound = rows.filter(({ documentId }) => documentId === id);
  return bound.every(isChosenBy(bill, timeZone)) && hasLines(bound, rows, bill, timeZone) ? document : null;
}

/** True if a document bills time of the project or the client. */
function isOfSubject(document: Found, { projectId, clientId }: Bill): boolean {
  const isOf = projectId ? document.projectId === projectId : document.clientId === clientId;
  return isOf && document.items.some(({ timeLineId }) => timeLineId !== null);
}

/** True for an entry of the project or the client that is in the period, and among the chosen ones. */
function isChosenBy({ projectId, clientId, from, to, entryIds }: Bill, timeZone: string) {
  const ids = entryIds && new Set(entryIds);
  return (row: EntryRow) => {
    const isOf = projectId ? row.projectId === projectId : row.clientId === clientId;
    const day = dayOf(toEntry(row), timeZone);
    return isOf && (!from || day >= from) && (!to || day <= to) && (!ids || ids.has(row.id));
  };
}

/** True if a bill of the entries has just the lines that the bound ones are on. */
function hasLines(bound: EntryRow[], rows: EntryRow[], bill: Bill, timeZone: string): boolean {
  const lineIds = new Map(bound.map(({ id, lineId }) => [id, lineId]));
  const lines = linesOf(rows.map(toEntry), { ...bill, timeZone, language: "en" });
  const found = lines.map(({ entryIds }) => new Set(entryIds.map((id) => lineIds.get(id))));
  const count = lines.reduce((sum, { entryIds }) => sum + entryIds.length, 0);
  return (
    count === bound.length &&
    found.length === new Set(lineIds.values()).size &&
    found.every((ids) => ids.size === 1 && !ids.has(undefined))
  );
}
