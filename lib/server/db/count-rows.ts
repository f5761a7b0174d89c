import "server-only";
import { query } from "./client";
import type { Prisma } from "./generated/client";

/** Returns how many rows of a table a user has. With the driver, which takes a third of the time of Prisma's count. */
export async function countRows(table: Prisma.ModelName, userId: string): Promise<number> {
  const counting = `SELECT count(*)::int AS "count" FROM "${table}" WHERE "userId" = $1::uuid`;
  const [row] = await query<{ count: number }>(counting, [userId]);
  return row?.count ?? 0;
}
