import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import type { RawDatabase } from "@/lib/server/db/raw-database";
import { notFound } from "@/lib/server/problem";
import { sampleEndOf } from "@/lib/users/rules";
import { defaultAccount, printedAccount } from "@/lib/sales-documents/print/printed-account";

type Database = Prisma.TransactionClient;
type Account = Parameters<typeof printedAccount>[0];

/**
 * Copies a changed account into the drafts that refer to it. Null removes the copies: the deletion of the account clears the
 * references. The versions of the drafts stay the same.
 */
export async function updateAccountOfDrafts(
  database: RawDatabase,
  userId: string,
  id: string,
  account: Account,
): Promise<void> {
  const copy = printedAccount(account);
  // Not by Prisma, which would change the version of a draft that someone is editing.
  await database.$executeRaw`
    UPDATE "SalesDocument" SET "bankHolder" = ${copy.bankHolder}, "bankIban" = ${copy.bankIban}, "bankBic" = ${copy.bankBic}, "bankAccountNumber" = ${copy.bankAccountNumber},
      "bankName" = ${copy.bankName}, "bankPromptPayId" = ${copy.bankPromptPayId}, "bankUpiId" = ${copy.bankUpiId},
      "bankPixKey" = ${copy.bankPixKey}, "bankPayLink" = ${copy.bankPayLink}
    WHERE "userId" = ${userId}::uuid AND "bankAccountId" = ${id}::uuid AND "lockedAt" IS NULL`;
}

/**
 * Returns the columns of a draft that pays into this account, and keeps the account unchanged until the transaction ends.
 * Throws 404 if it does not exist.
 */
export async function accountColumns(transaction: Database, userId: string, id: string | null) {
  if (id === null) return { bankAccountId: null, ...printedAccount(null) };
  await transaction.$queryRaw`
    SELECT 1 FROM "BankAccount" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid FOR SHARE`;
  const account = await transaction.bankAccount.findUnique({ where: { userId_id: { userId, id } } });
  if (!account) throw notFound();
  return { bankAccountId: id, ...printedAccount(account) };
}

/** Returns the same for a new draft in this currency, with the account that it begins with. */
export async function defaultAccountColumns(transaction: Database, userId: string, currency: string) {
  const { id, bankAccounts, ...user } = await transaction.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      id: true,
      kind: true,
      sampleEnd: true,
      bankAccounts: { select: { id: true, currency: true }, orderBy: { id: "asc" } },
    },
  });
  const account = defaultAccount(bankAccounts, currency, { id, sampleEnd: sampleEndOf(user) });
  return accountColumns(transaction, userId, account?.id ?? null);
}
