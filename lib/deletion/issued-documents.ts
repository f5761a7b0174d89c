import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import { conflict } from "@/lib/server/problem";

type Database = Prisma.TransactionClient;

/**
 * Locks a project and throws 409 if it has issued documents, which are kept. A document that is being issued is waited for.
 */
export async function requireNoIssuedInProject(transaction: Database, userId: string, id: string) {
  await transaction.$queryRaw`
    SELECT 1 FROM "Project" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid FOR UPDATE`;
  await requireNone(transaction, { userId, projectId: id }, "project");
}

/** Does the same for a client, its projects, and the documents of other projects that are for this client. */
export async function requireNoIssuedForClient(transaction: Database, userId: string, id: string) {
  await transaction.$queryRaw`
    SELECT 1 FROM "Client" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid FOR UPDATE`;
  await transaction.$queryRaw`
    SELECT 1 FROM "Project" WHERE "userId" = ${userId}::uuid AND "clientId" = ${id}::uuid ORDER BY "id" FOR UPDATE`;
  await requireNone(transaction, { userId, OR: [{ clientId: id }, { project: { clientId: id } }] }, "client");
}

async function requireNone(transaction: Database, where: Prisma.SalesDocumentWhereInput, noun: string) {
  const count = await transaction.salesDocument.count({ where: { ...where, lockedAt: { not: null } } });
  if (count === 0) return;
  const documents = count === 1 ? "1 issued document belongs" : `${count} issued documents belong`;
  throw conflict(`${documents} to this ${noun}. Complete it instead.`);
}
