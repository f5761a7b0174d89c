import "server-only";
import type { z } from "zod";
import { INVALID_PIX_KEY } from "@/lib/payment-codes/pix-key";
import { updateAccountOfDrafts } from "@/lib/sales-documents/server/account-of-drafts";
import { createOnce } from "@/lib/server/db/create-once";
import { countRows } from "@/lib/server/db/count-rows";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { toList } from "@/lib/server/db/list";
import { invalid, notFound, preconditionFailed } from "@/lib/server/problem";
import { moveToTrash } from "@/lib/trash/server/move-to-trash";
import {
  type bankAccountFilterSchema,
  type BankAccountPatch,
  hasNumber,
  type NewBankAccount,
  NO_NUMBER,
  pixKeyField,
} from "@/lib/bank-accounts/schema";

/** Returns the bank accounts, the oldest first. */
export async function searchBankAccounts(userId: string, { take }: z.output<typeof bankAccountFilterSchema>) {
  const where = { userId };
  return toList({
    take,
    isFiltered: false,
    rows: () =>
      db.bankAccount.findMany({ where, take, select: bankAccountColumns, orderBy: [{ id: "asc" }] }),
    toItems: (rows) => rows,
    countMatching: () => db.bankAccount.count({ where }),
    countAll: () => countRows("BankAccount", userId),
  });
}

export async function createBankAccount(userId: string, input: NewBankAccount) {
  const where = { userId_id: { userId, id: input.id ?? "" } };
  return createOnce({
    input,
    create: () => db.bankAccount.create({ data: { ...input, userId }, select: bankAccountColumns }),
    find: () => db.bankAccount.findUnique({ where, select: bankAccountColumns }),
  });
}

/**
 * Changes an account, and what drafts print of it. Issued documents keep what they have. Throws 404 if it does not exist, 412
 * for another version, and 422 if no number to pay to would be left.
 */
export async function updateBankAccount(userId: string, id: string, patch: BankAccountPatch, version?: Date) {
  const where = { userId_id: { userId, id } };
  return db.$transaction(async (transaction) => {
    const stored = await lockAccount(transaction, userId, id);
    if (version && +stored.updatedAt !== +version) throw preconditionFailed(stored);
    if (!hasNumber({ ...stored, ...patch })) throw invalid([{ path: "iban", message: NO_NUMBER }]);
    const pixKey = pixKeyField(stored.pixKey).optional().safeParse(patch.pixKey);
    if (!pixKey.success) throw invalid([{ path: "pixKey", message: INVALID_PIX_KEY }]);
    const data = { ...patch, pixKey: pixKey.data };
    const changed = await transaction.bankAccount.update({ where, data, select: bankAccountColumns });
    await updateAccountOfDrafts(transaction, userId, id, changed);
    return changed;
  });
}

/** Moves an account to the trash. Drafts lose it; issued documents keep what they printed. Throws 404 if it does not exist. */
export function deleteBankAccount(userId: string, id: string): Promise<string> {
  return moveToTrash(userId, "bankAccount", id, (database) =>
    updateAccountOfDrafts(database, userId, id, null),
  );
}

/** Locks an account, so that no document copies it before the transaction ends. */
async function lockAccount(transaction: Prisma.TransactionClient, userId: string, id: string) {
  await transaction.$queryRaw`
    SELECT 1 FROM "BankAccount" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid FOR UPDATE`;
  const where = { userId_id: { userId, id } };
  const stored = await transaction.bankAccount.findUnique({ where, select: bankAccountColumns });
  if (!stored) throw notFound();
  return stored;
}

const bankAccountColumns = {
  id: true,
  label: true,
  holder: true,
  iban: true,
  bic: true,
  accountNumber: true,
  bankName: true,
  promptPayId: true,
  upiId: true,
  pixKey: true,
  payLink: true,
  currency: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.BankAccountSelect;
