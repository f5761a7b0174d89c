import "server-only";
import { db } from "./client";
import { isDistributed } from "./distributed";
import { Prisma } from "./generated/client";
import type { RawDatabase } from "./raw-database";

type Transaction = Pick<RawDatabase, "$queryRaw">;

/**
 * Locks a user's workspace until the transaction ends, so that changes of it are made one after the other. It is the row of the
 * user. Citus would lock the rows of all users, so there it is a lock of the coordinator by the user's id.
 */
export async function lockTenant(transaction: Transaction, userId: string): Promise<void> {
  if (await isDistributed(transaction)) await transaction.$queryRaw(lockByName(userId));
  else await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
}

/**
 * Keeps other transactions from taking that lock, and returns the clause by which a read of the user keeps its row from changing.
 * On Citus the clause is empty, and a change that must wait takes the lock itself (`tenantLocks`).
 */
export async function shareTenant(transaction: Transaction, userId: string): Promise<Prisma.Sql> {
  if (!(await isDistributed(transaction))) return Prisma.sql`FOR SHARE`;
  await transaction.$queryRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${nameOf(userId)}, 0))::text`;
  return Prisma.empty;
}

/** Returns the statements by which a change of the user's row waits for `shareTenant`. None on one machine, where the row is locked. */
export async function tenantLocks(userId: string): Promise<Prisma.PrismaPromise<unknown>[]> {
  return (await isDistributed(db)) ? [db.$queryRaw(lockByName(userId))] : [];
}

const nameOf = (userId: string) => `pennant tenant ${userId}`;

function lockByName(userId: string): Prisma.Sql {
  return Prisma.sql`SELECT pg_advisory_xact_lock(hashtextextended(${nameOf(userId)}, 0))::text`;
}
