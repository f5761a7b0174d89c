import "server-only";
import { db } from "./client";
import { isWriteConflict } from "./database-problem";
import { Prisma } from "./generated/client";

const ATTEMPTS = 5;

/**
 * Runs a transaction at the isolation level REPEATABLE READ: all statements read the same snapshot. If another transaction has
 * changed a row that this one changes or deletes, PostgreSQL reports a serialization failure, and the transaction is retried.
 */
export async function inSnapshot<Result>(
  work: (transaction: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.$transaction(work, { isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead });
    } catch (error) {
      if (attempt === ATTEMPTS || !isWriteConflict(error)) throw error;
    }
  }
}
