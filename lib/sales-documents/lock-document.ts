import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import { notFound } from "@/lib/server/problem";
import { salesDocumentColumns } from "./columns";

type Database = Prisma.TransactionClient;

/**
 * Locks a document until the transaction ends, and returns it with its owner's settings. The tenant, client and project are
 * kept from being deleted: a deletion waits, and then sees that the document is issued. Throws 404 if it does not exist.
 */
export async function lockDocument(transaction: Database, userId: string, id: string) {
  // The same order everywhere: tenant, client, project, document, series.
  const [user] = await transaction.$queryRaw<{ timeZone: string; paymentDays: number | null }[]>`
    SELECT "timeZone", "paymentDays" FROM "User" WHERE "id" = ${userId}::uuid FOR KEY SHARE`;
  const where = { userId_id: { userId, id } };
  const select = { projectId: true, clientId: true, project: { select: { clientId: true } } };
  const found = await transaction.salesDocument.findUnique({ where, select });
  if (!user || !found) throw notFound();
  const clientIds = [found.clientId, found.project.clientId].filter((one) => one !== null);
  const clients = await transaction.$queryRaw<{ id: string; paymentDays: number | null }[]>`
    SELECT "id", "paymentDays" FROM "Client"
    WHERE "userId" = ${userId}::uuid AND "id" = ANY(${clientIds}::uuid[]) ORDER BY "id" FOR KEY SHARE`;
  await transaction.$queryRaw`
    SELECT 1 FROM "Project" WHERE "userId" = ${userId}::uuid AND "id" = ${found.projectId}::uuid FOR KEY SHARE`;
  await transaction.$queryRaw`
    SELECT 1 FROM "SalesDocument" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid FOR UPDATE`;
  const document = await transaction.salesDocument.findUnique({ where, select: lockedColumns });
  if (!document) throw notFound();
  const client = clients.find((one) => one.id === document.client?.id);
  return { document, timeZone: user.timeZone, paymentDays: client?.paymentDays ?? user.paymentDays };
}

/** Locks a document that another locked one refers to. */
export async function lockRow(transaction: Pick<Database, "$queryRaw">, userId: string, id: string) {
  await transaction.$queryRaw`
    SELECT 1 FROM "SalesDocument" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid FOR UPDATE`;
}

const lockedColumns = {
  ...salesDocumentColumns,
  isNumberTyped: true,
  seriesPeriod: true,
  seriesCounter: true,
} satisfies Prisma.SalesDocumentSelect;

export type LockedDocument = Prisma.SalesDocumentGetPayload<{ select: typeof lockedColumns }>;
