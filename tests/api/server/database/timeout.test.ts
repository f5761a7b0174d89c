import { expect, it } from "vitest";
import { connection } from "@/lib/server/db/client";
import { withTimeout } from "@/lib/server/db/timeout";
import { env } from "@/lib/server/env";

it("a query without an answer ends with 503 after the configured time", async () => {
  Object.assign(env(), { DATABASE_WAIT_MS: 1 });
  await expect(withTimeout(new Promise(() => {}))).rejects.toMatchObject({ status: 503 });
});

it("an answer that arrived while the process was busy is returned", async () => {
  Object.assign(env(), { DATABASE_WAIT_MS: 20 });
  const client = await connection();
  try {
    const answer = client.query("SELECT 1 AS one");
    const result = withTimeout(answer);
    // Sends the query, then keeps the process busy until the answer has certainly arrived and the time is over.
    await new Promise(setImmediate);
    const end = performance.now() + 500;
    while (performance.now() < end);
    expect((await result).rows).toEqual([{ one: 1 }]);
  } finally {
    client.release();
  }
});
