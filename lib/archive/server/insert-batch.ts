import "server-only";
import { computeTotals, isDiscountTooLarge, isTotalTooLarge } from "@/lib/sales-documents/totals/totals";
import type { Prisma } from "@/lib/server/db/generated/client";
import type { JsonRows } from "@/lib/server/db/insert-rows";
import { isDemoKey } from "@/lib/server/storage/demo-object";
import { archiveError } from "./archive-error";
import type { ArchivedObject } from "@/lib/archive/archived-object";
import type { ArchiveRow } from "@/lib/archive/schema";
import type { ArchiveTable } from "@/lib/archive/tables";

/** The user whose workspace receives the archive, and the new keys of its objects by path. */
export type Target = { userId: string; keys: ReadonlyMap<string, string> };

/** Rows of one table of an archive, ready to be written. */
export type InsertBatch = {
  table: ArchiveTable;
  count: number;
  /** To be executed in this order. */
  inserts: JsonRows[];
  /** Ids of documents without a client, which get their project's. */
  withoutClient: string[];
  /** Ids of documents with payments, credit notes or deposits. Their sums are recomputed after the import. */
  documentIds: string[];
};

export function insertBatch<Table extends ArchiveTable>(
  table: Table,
  archived: ArchiveRow<Table>[],
  target: Target,
): InsertBatch {
  const rows = archived.filter((row) => hasContent(row, target));
  const inserts = rowsOf[table](rows, target)
    .filter(([, own]) => own.length > 0)
    .map(([model, own]) => asJson(model, own, target.userId));
  const withoutClient = rows
    .filter((row) => "items" in row && row.clientId === undefined)
    .map(({ id }) => id);
  const documentIds = rows.filter((row) => "lockedAt" in row && row.lockedAt !== null).map(({ id }) => id);
  return { table, count: rows.length, inserts, withoutClient, documentIds };
}

/** False for a stored file that the archive lacks. */
function hasContent(row: ArchiveRow<ArchiveTable>, target: Target): boolean {
  return !("object" in row) || row.object === null || keyOf(row.object, target) !== null;
}

type RowsOf = (readonly [Prisma.ModelName, object[]])[];

const rowsOf: { [Table in ArchiveTable]: (rows: ArchiveRow<Table>[], target: Target) => RowsOf } = {
  clients: (rows) => [["Client", rows]],
  repeats: (rows) => [["Repeat", rows]],
  tasks: (rows) => [["Task", rows]],
  events: (rows) => [["Event", rows]],
  clientContacts: (rows, target) => [["ClientContact", withPictures(rows, target)]],
  partnerContacts: (rows, target) => [["PartnerContact", withPictures(rows, target)]],
  projects: (rows) => [
    ["Project", rows.map(({ clientContacts: _clients, partnerContacts: _partners, ...row }) => row)],
    ["ProjectClientContact", links(rows, "clientContacts")],
    ["ProjectPartnerContact", links(rows, "partnerContacts")],
  ],
  files: (rows, target) => [
    [
      "File",
      rows.map(({ object, ...row }) => ({
        ...row,
        s3Key: keyOf(object, target),
        size: object?.size ?? null,
      })),
    ],
  ],
  catalogueItems: (rows) => [["CatalogueItem", rows]],
  bankAccounts: (rows) => [["BankAccount", rows]],
  timeEntries: (rows) => [["TimeEntry", rows]],
  salesDocuments: (rows, target) => [
    ["SalesDocument", rows.map((row) => documentColumns(row, target))],
    [
      "SalesDocumentItem",
      rows.flatMap(({ id, items }) => items.map((item, position) => ({ ...item, position, documentId: id }))),
    ],
    ["DeductedDeposit", ofDocuments(rows, "deposits")],
    ["ReceivedPayment", ofDocuments(rows, "payments")],
    ["ReceivedPaymentChange", ofDocuments(rows, "paymentChanges")],
    ["SentDocument", ofDocuments(rows, "sent")],
  ],
};

/** Fills omitted fields with null, because every row of a statement must have the same columns. */
function asJson(table: Prisma.ModelName, rows: object[], userId: string): JsonRows {
  const columns = [...new Set(["userId", ...rows.flatMap((row) => Object.keys(row))])];
  const nothing = Object.fromEntries(columns.map((column) => [column, null]));
  return { table, columns, json: JSON.stringify(rows.map((row) => ({ ...nothing, ...row, userId }))) };
}

function withPictures<Row extends { avatar: ArchivedObject | null }>(rows: Row[], target: Target) {
  return rows.map((row) => ({ ...row, avatar: keyOf(row.avatar, target) }));
}

/** Returns the key of a row's object in the workspace. Demo objects keep theirs. */
export function keyOf(object: ArchivedObject | null, { keys }: Pick<Target, "keys">): string | null {
  if (!object) return null;
  return isDemoKey(object.path) ? object.path : (keys.get(object.path) ?? null);
}

/** Returns the columns of a logo, empty if the import left it out. */
export function logoColumns(
  { logo, logoWidth, logoHeight }: Pick<ArchiveRow<"salesDocuments">, "logo" | "logoWidth" | "logoHeight">,
  target: Pick<Target, "keys">,
) {
  const key = keyOf(logo, target);
  return { logo: key, logoWidth: key ? logoWidth : null, logoHeight: key ? logoHeight : null };
}

function links<Name extends "clientContacts" | "partnerContacts">(
  rows: ({ id: string } & Record<Name, string[]>)[],
  name: Name,
) {
  return rows.flatMap((row) => row[name].map((contactId) => ({ projectId: row.id, contactId })));
}

function documentColumns(row: ArchiveRow<"salesDocuments">, target: Target) {
  const {
    items: _items,
    deposits: _deposits,
    payments: _payments,
    paymentChanges: _changes,
    sent: _sent,
    creditTotal,
    pdf,
    logo: _logo,
    ...columns
  } = row;
  const totals = totalsOf(row);
  const pdfKey = keyOf(pdf, target);
  return {
    ...columns,
    pdfKey,
    // Without its PDF, the document is printed again when it is next read.
    pdfHash: pdfKey ? columns.pdfHash : null,
    ...logoColumns(row, target),
    ...totals,
    total: (row.isCreditNote ? creditTotal : null) ?? totals.total,
  };
}

function ofDocuments(
  rows: ArchiveRow<"salesDocuments">[],
  name: "deposits" | "payments" | "paymentChanges" | "sent",
): object[] {
  return rows.flatMap(({ id, [name]: own }) => own.map((row) => ({ ...row, documentId: id })));
}

function totalsOf(document: ArchiveRow<"salesDocuments">) {
  const totals = computeTotals(document);
  if (isDiscountTooLarge(totals) || isTotalTooLarge(totals))
    throw archiveError(`has a document, ${document.id}, with an invalid discount or total`);
  return { total: totals.total, discount: totals.discount };
}
