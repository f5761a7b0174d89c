import "server-only";
import { db } from "./client";
import { isWriteConflict } from "./database-problem";
import { Prisma } from "./generated/client";

const ATTEMPTS = 5;

/**
 * Runs a transaction whose statements all see the database as it was when the first of them began (REPEATABLE READ). PostgreSQL
 * refuses to change or delete a row that another transaction has changed since, and then the work is run again from the start.
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
