import "server-only";
import { computeTotals, isDiscountTooLarge, isTotalTooLarge } from "@/lib/sales-documents/totals";
import type { Prisma } from "@/lib/server/db/generated/client";
import { insertRows } from "@/lib/server/db/insert-rows";
import type { ArchivedObject, ArchiveRow } from "./schema";
import type { ArchiveTable } from "./tables";
import { archiveError } from "./archive-error";
import type { Unpacked } from "./unpack";

export type Inserter = {
  transaction: Prisma.TransactionClient;
  userId: string;
  keyOf: (object: ArchivedObject | null) => string | null;
};

const AT_ONCE = 500;

/** Writes a table of the archive, some hundred rows a statement; answers how many there were. */
export async function insertTable(
  inserter: Inserter,
  table: ArchiveTable,
  archive: Unpacked,
): Promise<number> {
  let count = 0;
  let batch: never[] = [];
  const flush = async () => {
    if (batch.length > 0) await insertBatch[table](inserter, batch);
    count += batch.length;
    batch = [];
  };
  for await (const row of archive.rows(table)) {
    batch.push(row as never);
    if (batch.length === AT_ONCE) await flush();
  }
  await flush();
  return count;
}

const insertBatch: {
  [Table in ArchiveTable]: (inserter: Inserter, rows: ArchiveRow<Table>[]) => Promise<unknown>;
} = {
  clients: (inserter, rows) => insert(inserter, "Client", rows),
  tasks: (inserter, rows) => insert(inserter, "Task", rows),
  events: (inserter, rows) => insert(inserter, "Event", rows),
  clientContacts: (inserter, rows) => insert(inserter, "ClientContact", withPictures(inserter, rows)),
  partnerContacts: (inserter, rows) => insert(inserter, "PartnerContact", withPictures(inserter, rows)),
  projects: async (inserter, rows) => {
    const bare = rows.map(({ clientContacts: _clients, partnerContacts: _partners, ...row }) => row);
    await insert(inserter, "Project", bare);
    await insert(inserter, "ProjectClientContact", links(rows, "clientContacts"));
    await insert(inserter, "ProjectPartnerContact", links(rows, "partnerContacts"));
  },
  files: (inserter, rows) => {
    const files = rows.map(({ object, ...row }) => ({
      ...row,
      s3Key: inserter.keyOf(object),
      size: object?.size ?? null,
    }));
    return insert(inserter, "File", files);
  },
  salesDocuments: async (inserter, rows) => {
    const documents = rows.map(({ items, ...row }) => ({ ...row, ...totalsOf({ ...row, items }) }));
    await insert(inserter, "SalesDocument", documents);
    const items = rows.flatMap((row) =>
      row.items.map((item, position) => ({ ...item, position, documentId: row.id })),
    );
    await insert(inserter, "SalesDocumentItem", items);
    await takeProjectsClient(
      inserter,
      rows.filter(({ clientId }) => clientId === undefined),
    );
  },
};

/** A document of an archive that names no client is for that of its project. */
async function takeProjectsClient({ transaction, userId }: Inserter, rows: ArchiveRow<"salesDocuments">[]) {
  if (rows.length === 0) return;
  await transaction.$executeRaw`
    UPDATE "SalesDocument" d SET "clientId" = p."clientId" FROM "Project" p
    WHERE d."userId" = ${userId}::uuid AND d."id" = ANY(${rows.map(({ id }) => id)}::uuid[])
      AND p."userId" = d."userId" AND p."id" = d."projectId"`;
}

/** What a row of the archive leaves out is nothing; every row of a statement has the same columns. */
async function insert({ transaction, userId }: Inserter, table: Prisma.ModelName, rows: object[]) {
  if (rows.length === 0) return;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const whole = rows.map((row) => ({
    userId,
    ...Object.fromEntries(columns.map((column) => [column, null])),
    ...row,
  }));
  await insertRows({ [table]: whole }, transaction);
}

function withPictures<Row extends { avatar: ArchivedObject | null }>({ keyOf }: Inserter, rows: Row[]) {
  return rows.map((row) => ({ ...row, avatar: keyOf(row.avatar) }));
}

function links<Name extends "clientContacts" | "partnerContacts">(
  rows: ({ id: string } & Record<Name, string[]>)[],
  name: Name,
) {
  return rows.flatMap((row) => row[name].map((contactId) => ({ projectId: row.id, contactId })));
}

function totalsOf(document: ArchiveRow<"salesDocuments">) {
  const totals = computeTotals(document);
  if (isDiscountTooLarge(totals) || isTotalTooLarge(totals))
    throw archiveError(`has a document, ${document.id}, that does not add up`);
  return { total: totals.total, discount: totals.discount };
}
