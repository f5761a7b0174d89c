import pg from "pg";
import { afterAll, expect, it, vi } from "vitest";
import { ask } from "../support/call";
import { newTenant } from "../support/tenants";

// One connection blocks writes to clients, the other one reads which connections wait.
const [outside, observer] = [connection(), connection()];
await Promise.all([outside.connect(), observer.connect()]);
afterAll(() => Promise.all([outside.end(), observer.end()]));

function connection() {
  return new pg.Client({ connectionString: process.env.DATABASE_URL });
}

it("a tenant with many concurrent requests does not delay other tenants", async () => {
  const [greedy, other] = [await newTenant(), await newTenant()];
  await outside.query('BEGIN; LOCK TABLE "Client" IN EXCLUSIVE MODE');
  const held = Array.from({ length: 30 }, (_, at) =>
    ask(greedy, "POST", "clients", { name: `Client ${at}` }),
  );
  const waiting = async () => {
    const { rows } = await observer.query<{ count: number }>(
      `SELECT count(*)::int FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    return rows[0]?.count;
  };
  await vi.waitFor(async () => expect(await waiting()).toBe(4), { timeout: 60_000 });
  // Six of ten connections are free for other tenants.
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(other, "POST", "tasks/search", {})));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
  expect(await waiting()).toBe(4);
  await outside.query("COMMIT");
  // On a machine that stalls for seconds, some waits for the lock may time out.
  for (const { status } of await Promise.all(held)) expect([201, 503]).toContain(status);
});

it("a change that waits too long for a lock gets 503 and releases its connection", async () => {
  const tenant = await newTenant();
  const { body } = await ask(tenant, "POST", "clients", { name: "Saltmarsh Bakery" });
  await outside.query("BEGIN");
  await outside.query(`UPDATE "Client" SET "note" = 'held' WHERE "id" = $1`, [body.id]);
  const answer = await ask(tenant, "PATCH", `clients/${body.id}`, { name: "Other" });
  expect(answer.status).toBe(503);
  await outside.query("ROLLBACK");
  expect((await ask(tenant, "PATCH", `clients/${body.id}`, { name: "Other" })).status).toBe(200);
});
