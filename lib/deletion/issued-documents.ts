import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import { conflict } from "@/lib/server/problem";

type Database = Prisma.TransactionClient;
type Locked = { ids: { Client?: string[]; SalesDocument?: string[] } };

/**
 * Throws 409 if issued documents, which are kept, are among the documents that a deletion would reach. The rows are locked, so a
 * document that is being issued was waited for.
 */
export async function requireNoIssuedInProject(userId: string, transaction: Database, { ids }: Locked) {
  await requireNone(transaction, { userId, id: { in: ids.SalesDocument } }, "project");
}

/** Does the same for a client, and for documents of other clients' projects that are for this one. */
export async function requireNoIssuedForClient(userId: string, transaction: Database, { ids }: Locked) {
  const where = { OR: [{ id: { in: ids.SalesDocument } }, { clientId: { in: ids.Client } }] };
  await requireNone(transaction, { userId, ...where }, "client");
}

async function requireNone(transaction: Database, where: Prisma.SalesDocumentWhereInput, noun: string) {
  const count = await transaction.salesDocument.count({ where: { ...where, lockedAt: { not: null } } });
  if (count === 0) return;
  const documents = count === 1 ? "1 issued document belongs" : `${count} issued documents belong`;
  throw conflict(`${documents} to this ${noun}. Complete it instead.`);
}
