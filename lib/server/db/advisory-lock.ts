import "server-only";
import pg from "pg";
import { env } from "@/lib/server/env";

/**
 * Does the work unless another instance on this database is doing work of the same name; then undefined. The lock has a
 * connection of its own and dies with it, so a process that is killed keeps nobody out.
 */
export async function withAdvisoryLock<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL, application_name: "pennant lock" });
  // A lock that is lost meanwhile is no reason to stop: two runs at once are safe, only wasteful.
  client.on("error", () => {});
  await client.connect();
  try {
    // Within a transaction, because connection poolers may hand every statement to another session.
    await client.query("BEGIN");
    const { rows } = await client.query<{ mine: boolean }>(
      "SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS mine",
      [`pennant ${name}`],
    );
    return rows[0]?.mine ? await work() : undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
