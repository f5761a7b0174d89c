import { db } from "@/lib/server/db";
import { withoutUser } from "@/lib/server/route";

/** Ready: what a request needs is reached. 503 while it is not. */
export const GET = withoutUser(async () => {
  await db.$queryRaw`SELECT 1`;
  return { status: "ready" };
});
