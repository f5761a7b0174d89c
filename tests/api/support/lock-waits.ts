import { db } from "@/lib/server/db/client";
import { isDistributed } from "@/lib/server/db/distributed";
import { Prisma } from "@/lib/server/db/generated/client";

// A statement that waits for a row or a table of Citus waits on a worker, so the coordinator's own activity does not show it. The
// number of a statement in the cluster ends with the ten digits of its process on the coordinator.
const onWorkers = Prisma.sql`
  OR pid IN (SELECT (waiting_gpid % 10000000000)::int FROM citus_lock_waits)`;

/** Returns the process ids of the app's connections to this database that wait for a lock. */
export async function lockWaits(): Promise<number[]> {
  const waiting = await db.$queryRaw<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'pennant'
      AND (wait_event_type = 'Lock' ${(await isDistributed(db)) ? onWorkers : Prisma.empty})`;
  return waiting.map(({ pid }) => pid);
}
