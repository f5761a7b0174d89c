import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withAdvisoryLock } from "@/lib/server/db/advisory-lock";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import { emptyDatabase } from "../support/empty-database";
import { lockWaits } from "../support/lock-waits";
import { presign } from "../support/objects";
import { newTenant } from "../support/tenants";

const scheduler = { token: process.env.CRON_SECRET ?? "" };
const sweep = () => ask<Record<string, number>>(scheduler, "POST", "cron/sweep");
beforeAll(emptyDatabase);

const hourAgo = new Date(Date.now() - 60 * 60 * 1000);

// A second client of the same database, which can hold locks and terminate connections.
const outside = new pg.Client({ connectionString: process.env.DATABASE_URL });
await outside.connect();
afterAll(() => outside.end());

async function cutConnections(application: string) {
  const { rowCount } = await outside.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()`,
    [application],
  );
  return rowCount;
}

const rowsOf = async (ids: string[]) => ({
  users: await db.user.count({ where: { id: { in: ids } } }),
  tasks: await db.task.count({ where: { userId: { in: ids } } }),
  uploads: await db.upload.count({ where: { userId: { in: ids } } }),
});

describe("a sweep that loses its connection midway", () => {
  it("leaves every tenant either complete or deleted, and the rest to the next sweep", async () => {
    const tenants = await Promise.all(Array.from({ length: 3 }, () => newTenant("full")));
    for (const tenant of tenants) await presign(tenant);
    const ids = tenants.map(({ userId }) => userId);
    await db.user.updateMany({ where: { id: { in: ids } }, data: { expiresAt: hourAgo } });

    // The sweep has locked a tenant and waits for one of its rows when its connection ends.
    await outside.query("BEGIN");
    await outside.query('SELECT FROM "Event" WHERE "userId" = $1 FOR UPDATE', [ids[1]]);
    const killed = sweep();
    await expect.poll(lockWaits).toHaveLength(1);
    await outside.query("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) pid", [await lockWaits()]);
    const { status } = await killed;
    await outside.query("COMMIT");
    expect(status).toBe(503);
    expect(await rowsOf([ids[1] ?? ""])).toEqual({ users: 1, tasks: 140, uploads: 1 });

    expect((await sweep()).body.tenants).toBeGreaterThanOrEqual(1);
    expect(await rowsOf(ids)).toEqual({ users: 0, tasks: 0, uploads: 0 });
  });

  it("returns 401 to an active tenant", async () => {
    const tenant = await newTenant("full");
    const work = async () => {
      const statuses = new Set<number>();
      for (let calls = 0; calls < 20; calls += 1) {
        const { status } = await ask(tenant, "POST", "tasks", { name: `Task ${calls}`, dueAt: "2026-11-21" });
        statuses.add(status);
      }
      return statuses;
    };
    const working = Promise.all([work(), work()]);
    await db.user.update({ where: { id: tenant.userId }, data: { expiresAt: hourAgo } });
    await sweep();
    const statuses = new Set((await working).flatMap((seen) => [...seen]));
    // 404: the row's owner was deleted between the check and the write.
    expect([...statuses].filter((status) => ![201, 401, 404].includes(status))).toEqual([]);
    expect(await db.task.count({ where: { userId: tenant.userId } })).toBe(0);
  });
});

describe("an expired workspace that cannot be deleted", () => {
  it("stops no other, is reported, and is deleted by a later sweep", async () => {
    const tenants = await Promise.all(Array.from({ length: 3 }, () => newTenant("full")));
    const ids = tenants.map(({ userId }) => userId);
    const [stuck = ""] = ids;
    // The one that expired first is the one that another connection holds.
    for (const id of ids)
      await db.user.update({
        where: { id },
        data: { expiresAt: new Date(hourAgo.getTime() - (id === stuck ? 1_000 : 0)) },
      });
    await outside.query("BEGIN");
    await outside.query('SELECT FROM "Event" WHERE "userId" = $1 FOR UPDATE', [stuck]);
    const { status } = await sweep();
    await outside.query("COMMIT");
    expect(status).toBe(503);
    expect(await rowsOf(ids)).toEqual(await rowsOf([stuck]));
    expect(await rowsOf([stuck])).toMatchObject({ users: 1, tasks: 140 });
    expect((await sweep()).body.tenants).toBe(1);
    expect(await rowsOf(ids)).toEqual({ users: 0, tasks: 0, uploads: 0 });
  });

  it("with more rows than one statement deletes is deleted whole, documents that refer to each other included", async () => {
    // The statistics know other tenants and not this one, as those of a server with many demos.
    for (let others = 0; others < 12; others += 1) await newTenant("full");
    await outside.query("ANALYZE");
    const { userId } = await newTenant("full");
    await outside.query(
      `INSERT INTO "Task" ("userId", "id", "name", "dueAt", "updatedAt")
       SELECT $1, gen_random_uuid(), 'Task', now(), now() FROM generate_series(1, 25000)`,
      [userId],
    );
    await outside.query(
      `UPDATE "SalesDocument" d SET "sourceId" = (SELECT "id" FROM "SalesDocument" s
         WHERE s."userId" = d."userId" AND s."id" <> d."id" LIMIT 1) WHERE d."userId" = $1`,
      [userId],
    );
    await db.user.update({ where: { id: userId }, data: { expiresAt: hourAgo } });
    expect(await sweep()).toMatchObject({ status: 200, body: { tenants: 1 } });
    expect(await rowsOf([userId])).toEqual({ users: 0, tasks: 0, uploads: 0 });
  });
});

describe("work under an advisory lock", () => {
  it("runs once at a time, and again afterwards", async () => {
    let refused = 0;
    // Runs until the three others have been rejected.
    const work = async () => {
      await expect.poll(() => refused, { timeout: 60_000 }).toBe(3);
      return "done";
    };
    const attempt = async () => {
      const result = await withAdvisoryLock("test", work);
      if (result === undefined) refused += 1;
      return result;
    };
    const results = await Promise.all(Array.from({ length: 4 }, attempt));
    expect(results.filter((result) => result === "done")).toHaveLength(1);
    expect(await withAdvisoryLock("test", async () => "again")).toBe("again");
  });

  it("releases the lock when its process dies", async () => {
    let finish: (() => void) | undefined;
    const held = withAdvisoryLock("test", () => new Promise<void>((resolve) => (finish = resolve)));
    await expect.poll(() => finish).toBeDefined();
    expect(await withAdvisoryLock("test", async () => "mine")).toBeUndefined();
    expect(await cutConnections("pennant lock")).toBe(1);
    await expect.poll(() => withAdvisoryLock("test", async () => "mine")).toBe("mine");
    finish?.();
    await held;
  });

  it("releases the lock when it fails", async () => {
    await expect(withAdvisoryLock("test", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await withAdvisoryLock("test", async () => "mine")).toBe("mine");
  });
});

it("deletes only expired sessions, for every kind of tenant", async () => {
  const tenants = [await newTenant("blank"), await newTenant("full"), await newTenant("blank")];
  const kinds = ["blank", "demo", "google"] as const;
  for (const [at, { userId }] of tenants.entries()) {
    await db.user.update({ where: { id: userId }, data: { kind: kinds[at], expiresAt: null } });
    await db.session.create({ data: { sessionToken: `long ago ${at}`, userId, expires: hourAgo } });
  }
  const where = { userId: { in: tenants.map(({ userId }) => userId) } };
  expect(await db.session.count({ where })).toBe(6);
  expect((await sweep()).status).toBe(200);
  const left = await db.session.findMany({ where });
  expect(left).toHaveLength(3);
  for (const { expires } of left) expect(expires.getTime()).toBeGreaterThan(Date.now());
});

it("deletes expired failures, challenges, recovery links and counts of calls, and no others", async () => {
  const { userId } = await newTenant();
  const inAnHour = new Date(Date.now() + 60 * 60 * 1000);
  for (const [name, expiresAt] of Object.entries({ old: hourAgo, new: inAnHour })) {
    await db.signInFailure.create({ data: { key: name, count: 1, blockedUntil: hourAgo, expiresAt } });
    await db.passkeyChallenge.create({ data: { challenge: name, purpose: "signIn", expiresAt } });
    await db.recoveryLink.create({ data: { userId, hash: name, expiresAt } });
    await db.emailConfirmation.create({ data: { userId, hash: name, email: name, expiresAt } });
    await db.signInChallenge.create({ data: { userId, hash: name, method: "passphrase", expiresAt } });
    await db.rateLimit.create({ data: { key: name, count: 1, resetsAt: expiresAt } });
  }
  expect((await sweep()).status).toBe(200);
  expect(await db.signInFailure.findMany()).toMatchObject([{ key: "new" }]);
  expect(await db.passkeyChallenge.findMany()).toMatchObject([{ challenge: "new" }]);
  expect(await db.recoveryLink.findMany()).toMatchObject([{ hash: "new" }]);
  expect(await db.emailConfirmation.findMany()).toMatchObject([{ hash: "new" }]);
  expect(await db.signInChallenge.findMany()).toMatchObject([{ hash: "new" }]);
  const counts = await db.rateLimit.findMany({ where: { key: { in: ["old", "new"] } } });
  expect(counts).toMatchObject([{ key: "new" }]);
});

it("deletes authenticator apps whose set-up was not finished within an hour, and no others", async () => {
  const now = new Date();
  const tenants = await Promise.all([newTenant(), newTenant(), newTenant()]);
  const [abandoned, begun, used] = tenants.map(({ userId }) => userId) as [string, string, string];
  const app = { secret: "encrypted", createdAt: hourAgo };
  await db.authenticatorApp.create({ data: { ...app, userId: abandoned } });
  await db.authenticatorApp.create({ data: { ...app, userId: begun, createdAt: now } });
  await db.authenticatorApp.create({ data: { ...app, userId: used, confirmedAt: hourAgo } });
  expect((await sweep()).status).toBe(200);
  const left = await db.authenticatorApp.findMany({ orderBy: { createdAt: "asc" } });
  expect(left.map(({ userId }) => userId)).toEqual([used, begun]);
});
