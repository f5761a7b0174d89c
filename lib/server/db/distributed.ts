import "server-only";
import { processWide } from "@/lib/server/process-wide";
import { Prisma } from "./generated/client";
import type { RawDatabase } from "./raw-database";

const answer = processWide<{ isDistributed?: boolean }>("distributed database", () => ({}));

/** Returns whether the database is a coordinator of Citus. Asked once in a process. */
export async function isDistributed(database: Pick<RawDatabase, "$queryRaw">): Promise<boolean> {
  if (answer.isDistributed === undefined) {
    const [row] = await database.$queryRaw<{ isDistributed: boolean }[]>`
      SELECT EXISTS (SELECT FROM pg_extension WHERE extname = 'citus') AS "isDistributed"`;
    answer.isDistributed = row?.isDistributed ?? false;
  }
  return answer.isDistributed;
}

/**
 * Locks the rows of a sweep's batch, and skips those that another sweep has locked. Citus locks rows of one user only: there,
 * sweeps at the same time wait for each other.
 */
export async function lockingBatch(database: Pick<RawDatabase, "$queryRaw">): Promise<Prisma.Sql> {
  return (await isDistributed(database)) ? Prisma.empty : Prisma.sql`FOR UPDATE SKIP LOCKED`;
}
