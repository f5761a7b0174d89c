import "server-only";
import pg from "pg";
import { env } from "@/lib/server/env";

/**
 * Runs the work under a PostgreSQL advisory lock. Returns undefined if another instance on this database holds the lock of
 * that name. The lock has its own connection and is released with it, so a killed process does not keep it.
 */
export async function withAdvisoryLock<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL, application_name: "pennant lock" });
  // The work continues if the lock's connection breaks: two runs at once are safe.
  client.on("error", () => {});
  await client.connect();
  try {
    // Within a transaction, because a connection pooler may run each statement in a different session.
    await client.query("BEGIN");
    const { rows } = await client.query<{ isLocked: boolean }>(
      'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS "isLocked"',
      [`pennant ${name}`],
    );
    return rows[0]?.isLocked ? await work() : undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
