import "server-only";
import { hashRecoveryCode, newRecoveryCodes } from "@/lib/accounts/server/sign-in/recovery-codes";
import type { Prisma } from "@/lib/server/db/generated/client";

/** Stores ten new recovery codes as hashes. Returns them: they are shown only once. */
export async function storeRecoveryCodes(
  transaction: Prisma.TransactionClient,
  userId: string,
): Promise<string[]> {
  const recoveryCodes = newRecoveryCodes();
  await transaction.recoveryCode.createMany({
    data: recoveryCodes.map((code) => ({ userId, hash: hashRecoveryCode(code) })),
  });
  return recoveryCodes;
}
