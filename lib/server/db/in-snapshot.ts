import "server-only";
import { connection } from "./client";
import { isReferenceRefused, isWriteConflict } from "./database-problem";
import { type RawDatabase, rawDatabase } from "./raw-database";

const ATTEMPTS = 5;

/**
 * Runs a transaction at the isolation level REPEATABLE READ: all statements read the same snapshot. If another transaction has
 * changed a row that this one changes or deletes, PostgreSQL reports a serialization failure, and the transaction is retried. So
 * it is if another has added a document that refers to a row that this one deletes, and does not see yet.
 * The statements go to the driver directly, which avoids Prisma's overhead.
 */
export async function inSnapshot<Result>(work: (database: RawDatabase) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !(isWriteConflict(error) || isReferenceRefused(error))) throw error;
    }
  }
}

async function inTransaction<Result>(work: (database: RawDatabase) => Promise<Result>): Promise<Result> {
  const client = await connection();
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ");
    const result = await work(rawDatabase(client));
    await client.query("COMMIT");
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot end its transaction is closed.
    await client.query("ROLLBACK").then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}
