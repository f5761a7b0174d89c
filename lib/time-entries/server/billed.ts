import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import { conflict } from "@/lib/server/problem";
import { nameOf } from "@/lib/sales-documents/server/time/release-time";

type Transaction = Prisma.TransactionClient;

/** Throws 409 if the document that has an entry is issued. The user is locked, so it is not issued in the meantime. */
export async function requireNotIssued(transaction: Transaction, userId: string, documentId: string | null) {
  const document = await findDocument(transaction, userId, documentId);
  if (document?.lockedAt) throw conflict(`This time is on ${nameOf(document)}.`);
}

/** Throws 409 if an entry is on a draft, whose line was made from it. */
export async function requireFree(transaction: Transaction, userId: string, documentId: string | null) {
  const document = await findDocument(transaction, userId, documentId);
  if (document)
    throw conflict(`This time is on the draft of ${nameOf(document)}. Delete its line there first.`);
}

async function findDocument(transaction: Transaction, userId: string, id: string | null) {
  if (id === null) return null;
  const where = { userId_id: { userId, id } };
  return transaction.salesDocument.findUnique({
    where,
    select: { kind: true, number: true, lockedAt: true },
  });
}
