import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import { shareTenant } from "@/lib/server/db/lock-tenant";
import { notFound } from "@/lib/server/problem";
import { salesDocumentColumns } from "./columns";

type Database = Prisma.TransactionClient;

/**
 * Locks a document until the transaction ends, and returns it with its owner's settings. The tenant, client and project are
 * kept from being deleted: a deletion waits, and then sees that the document is issued. Throws 404 if it does not exist.
 */
export async function lockDocument(transaction: Database, userId: string, id: string) {
  // The same order everywhere: tenant, client, project, document, series.
  // Until the end, because an issued document keeps the logo, whose object must not be removed in between.
  const [user] = await transaction.$queryRaw<BillingUser[]>`
    SELECT "timeZone", "paymentDays", "logo", "logoWidth", "logoHeight", "accent"
    FROM "User" WHERE "id" = ${userId}::uuid ${await shareTenant(transaction, userId)}`;
  // In one statement: Prisma reads relations in further ones, and the project could be deleted in between.
  const [found] = await transaction.$queryRaw<{ projectId: string; clientIds: string[] }[]>`
    SELECT d."projectId", array_remove(ARRAY[d."clientId", p."clientId"], NULL) AS "clientIds"
    FROM "SalesDocument" d JOIN "Project" p ON p."userId" = d."userId" AND p."id" = d."projectId"
    WHERE d."userId" = ${userId}::uuid AND d."id" = ${id}::uuid`;
  if (!user || !found) throw notFound();
  const clients = await transaction.$queryRaw<BilledClient[]>`
    SELECT "id", "paymentDays", "buyerReference", "electronicAddress", "email" FROM "Client"
    WHERE "userId" = ${userId}::uuid AND "id" = ANY(${found.clientIds}::uuid[]) ORDER BY "id" FOR KEY SHARE`;
  await transaction.$queryRaw`
    SELECT 1 FROM "Project" WHERE "userId" = ${userId}::uuid AND "id" = ${found.projectId}::uuid FOR KEY SHARE`;
  await transaction.$queryRaw`
    SELECT 1 FROM "SalesDocument" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid FOR UPDATE`;
  const document = await transaction.salesDocument.findUnique({
    where: { userId_id: { userId, id } },
    select: lockedColumns,
  });
  if (!document) throw notFound();
  const client = clients.find((one) => one.id === document.client?.id);
  const { timeZone, paymentDays, ...branding } = user;
  return { document, client, timeZone, paymentDays: client?.paymentDays ?? paymentDays, branding };
}

type BillingUser = {
  timeZone: string;
  paymentDays: number | null;
  logo: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  accent: string | null;
};

type BilledClient = {
  id: string;
  paymentDays: number | null;
  buyerReference: string | null;
  electronicAddress: string | null;
  email: string | null;
};

/** Locks a document that another locked one refers to. */
export async function lockRow(transaction: Pick<Database, "$queryRaw">, userId: string, id: string) {
  await transaction.$queryRaw`
    SELECT 1 FROM "SalesDocument" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid FOR UPDATE`;
}

/**
 * Keeps the document that a draft was made from. It comes before the lock of the series: the second update of a row in a transaction
 * checks its references, and would wait for whoever locks that document and waits for the series.
 */
export async function keepSource(
  transaction: Pick<Database, "$queryRaw">,
  userId: string,
  { sourceId }: { sourceId: string | null },
) {
  if (sourceId === null) return;
  await transaction.$queryRaw`
    SELECT 1 FROM "SalesDocument" WHERE "userId" = ${userId}::uuid AND "id" = ${sourceId}::uuid FOR KEY SHARE`;
}

const lockedColumns = {
  ...salesDocumentColumns,
  isNumberTyped: true,
  seriesPeriod: true,
  seriesCounter: true,
  seriesBefore: true,
} satisfies Prisma.SalesDocumentSelect;

export type LockedDocument = Prisma.SalesDocumentGetPayload<{ select: typeof lockedColumns }>;
