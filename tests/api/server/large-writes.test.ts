import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { insertRows } from "@/lib/server/db/insert-rows";
import { call } from "../support/call";
import { newTenant, type Tenant } from "../support/tenants";

const outside = new pg.Client({ connectionString: process.env.DATABASE_URL });

// A row named "Slow" exceeds the statement timeout, which ends the statement as for a truly slow one.
beforeAll(async () => {
  await outside.connect();
  await outside.query(`
    CREATE FUNCTION take_too_long() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'canceling statement due to statement timeout' USING ERRCODE = '57014'; END $$`);
  for (const [table, when, row] of [
    ["Event", "DELETE", "OLD"],
    ["PartnerContact", "DELETE", "OLD"],
    ["Client", "INSERT", "NEW"],
  ])
    await outside.query(`
      CREATE TRIGGER too_long AFTER ${when} ON "${table}" FOR EACH ROW WHEN (${row}.name = 'Slow')
      EXECUTE FUNCTION take_too_long()`);
});
afterAll(() => outside.end());

/** Creates a client with 10,000 rows, the last of which is slow. */
async function largeClient({ userId }: Tenant): Promise<string> {
  const updatedAt = new Date();
  const many = <Row extends object>(count: number, row: (at: number) => Row) =>
    Array.from({ length: count }, (_, at) => ({ userId, id: newId(), updatedAt, ...row(at) }));
  const [Client, PartnerContact] = [
    many(1, () => ({ name: "Large" })),
    many(1, () => ({ name: "Slow", role: "Agent" })),
  ];
  const clientId = Client[0]?.id ?? "";
  const Project = many(100, (at) => ({ clientId, name: `Project ${at}` }));
  const below = (at: number) => ({ name: `Row ${at}`, dueAt: updatedAt, projectId: Project[at % 100]?.id });
  await insertRows({
    Client,
    PartnerContact,
    Project,
    Task: many(6_900, below),
    Event: many(2_000, (at) => ({ ...below(at), name: at === 1_999 ? "Slow" : `Event ${at}` })),
    ClientContact: many(1_000, (at) => ({ companyId: clientId, name: `Contact ${at}`, role: "Owner" })),
  });
  return clientId;
}

/** Counts the tenant's rows by table. */
async function rowsOf({ userId }: Tenant): Promise<number[]> {
  const where = { userId };
  const tables = [db.client, db.partnerContact, db.project, db.task, db.event, db.clientContact] as const;
  return Promise.all(tables.map((table) => (table as typeof db.client).count({ where })));
}

const WHOLE = [1, 1, 100, 6_900, 2_000, 1_000];
const thousand = (name: string) =>
  Array.from({ length: 1_000 }, (_, at) => ({ id: newId(), name: at === 999 ? name : `Client ${at}` }));

it("a large delete, reset or create completes, or times out and changes nothing", async () => {
  const tenant = await newTenant();
  const clientId = await largeClient(tenant);
  expect(await rowsOf(tenant)).toEqual(WHOLE);
  const calls = [
    ["DELETE", `clients/${clientId}`],
    ["POST", "demo/reset"],
    ["POST", "clients/create-many", thousand("Slow")],
  ] as const;
  for (const [method, path, body] of calls) {
    expect([path, (await call(tenant, method, path, body)).status]).toEqual([path, 503]);
    expect(await rowsOf(tenant)).toEqual(WHOLE);
  }
  const [limits] = await db.$queryRaw<object[]>`
    SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock`;
  expect(limits).toEqual({ statement: "10s", lock: "3s" });

  await outside.query(`UPDATE "Event" SET "name" = 'Quick' WHERE "name" = 'Slow'`);
  expect((await call(tenant, "DELETE", `clients/${clientId}`)).status).toBe(204);
  expect(await rowsOf(tenant)).toEqual([0, 1, 0, 0, 0, 0]);
  expect((await call(tenant, "POST", "clients/create-many", thousand("Quick"))).status).toBe(200);
  await outside.query(`UPDATE "PartnerContact" SET "name" = 'Quick' WHERE "name" = 'Slow'`);
  expect((await call(tenant, "POST", "demo/reset")).status).toBe(200);
  expect(await rowsOf(tenant)).toEqual([0, 0, 0, 0, 0, 0]);
});

it("a large delete, reset or create whose client disconnects while it waits is never started", async () => {
  const tenant = await newTenant();
  const clientId = await largeClient(tenant);
  await outside.query('BEGIN; LOCK TABLE "Client" IN EXCLUSIVE MODE');
  const held = Array.from({ length: 4 }, () => call(tenant, "POST", "clients", { name: "Held" }));
  await vi.waitFor(async () => {
    const { rows } = await outside.query<{ count: number }>(
      `SELECT count(*)::int FROM pg_locks WHERE NOT granted`,
    );
    expect(rows[0]?.count).toBe(4);
  });
  const leave = new AbortController();
  const left = [
    call(tenant, "DELETE", `clients/${clientId}`, undefined, {}, leave.signal),
    call(tenant, "POST", "demo/reset", undefined, {}, leave.signal),
    call(tenant, "POST", "clients/create-many", thousand("Quick"), {}, leave.signal),
  ];
  leave.abort();
  await outside.query("COMMIT");
  expect((await Promise.all(left)).map(({ status }) => status)).toEqual([400, 400, 400]);
  const created = (await Promise.all(held)).filter(({ status }) => status === 201).length;
  expect(await rowsOf(tenant)).toEqual([1 + created, ...WHOLE.slice(1)]);
});
