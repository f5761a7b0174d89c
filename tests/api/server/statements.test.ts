import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { localTables, referenceTables } from "../../../tools/citus/tables.mjs";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { ask, routes } from "../support/call";
import { newTenant } from "../support/tenants";

// The statements that a list may execute: its session, the rows and the two totals, and one for what its rows refer to.
const budget = 1 + 3 + 1;

const query = vi.spyOn(pg.Client.prototype, "query");
beforeEach(() => void query.mockClear());

const byUser = Object.keys(Prisma.ModelName).filter(
  (table) => ![...referenceTables, ...localTables].includes(table),
);
// "userId" = $1, or the first column of an insert. Prisma reads the relations of no rows with NULL.
const namesUser = /"userId"\s*(?:=|IN)\s*\(?(?:\$\d|NULL)|INSERT INTO (?:"public"\.)?"\w+" \("userId"/;

/** A statement of a tenant's tables names the user as a value, so that a distributed database sends it to one node. */
afterEach(() => {
  const texts = query.mock.calls.map(([first]: unknown[]) =>
    typeof first === "string" ? first : (first as { text: string }).text,
  );
  const ofTenants = texts.filter((text) => byUser.some((table) => text.includes(`"${table}"`)));
  expect(ofTenants.filter((text) => !namesUser.test(text))).toEqual([]);
});

/** Returns the statements since the last reset, without those that prepare a new connection of the pool. */
function statements() {
  return query.mock.calls.filter(([text]) => typeof text !== "string" || !text.startsWith("SET TIME ZONE"));
}

describe("a list request", () => {
  const lists = routes.map((route) => route.path).filter((path) => path.endsWith("/search"));

  it.each(lists)("%s executes a fixed number of statements, however many rows there are", async (path) => {
    const tenant = await newTenant("full");
    const bodies = [{}, { take: 1 }, { take: 1, name: "e" }, { name: "no such thing" }];
    for (const body of bodies) {
      await ask(tenant, "POST", path, body);
      query.mockClear();
      await ask(tenant, "POST", path, body);
      const count = statements().length;
      expect(count, `${path} ${JSON.stringify(body)}`).toBeLessThanOrEqual(budget);
      expect(count).toBeGreaterThanOrEqual(2);
    }
  });
});

it.each([["income/summary", 1 + 3]])(
  "GET %s executes %d statements, however many documents there are",
  async (path, count) => {
    const tenant = await newTenant("full");
    await ask(tenant, "GET", path);
    query.mockClear();
    expect((await ask(tenant, "GET", path)).status).toBe(200);
    expect(statements()).toHaveLength(count);
  },
);

it("POST clients/{id}/timeline executes one statement beside its session", async () => {
  const tenant = await newTenant("full");
  const { body } = await ask(tenant, "POST", "clients/search", { take: 1 });
  const path = `clients/${body.items[0]?.id}/timeline`;
  await ask(tenant, "POST", path, {});
  query.mockClear();
  expect((await ask(tenant, "POST", path, {})).status).toBe(200);
  expect(statements()).toHaveLength(2);
});

// Two statements without a transaction: Prisma caches the plan of a batch with its literal values, and the one with a
// demo's rows used 1.7 MB of memory for every demo.
it.each(["demo", "demo/blank"])(
  "GET %s executes one statement for the tenant with all its rows, and one for its session",
  async (path) => {
    await ask(null, "GET", path);
    query.mockClear();
    expect((await ask(null, "GET", path)).status).toBe(200);
    expect(statements()).toHaveLength(2);
  },
);

it("PATCH tasks/{id} completes a task that does not repeat in one statement beside its session", async () => {
  const tenant = await newTenant("full");
  const { body } = await ask(tenant, "POST", "tasks/search", { take: 30, status: "pending" });
  const task = body.items.find(({ repeatId, projectId }) => repeatId === null && projectId !== null);
  await ask(tenant, "PATCH", `tasks/${task?.id}`, { status: "completed" });
  for (const status of ["pending", "completed"]) {
    query.mockClear();
    const answer = await ask(tenant, "PATCH", `tasks/${task?.id}`, { status });
    expect(answer.body).toMatchObject({ status, project: task?.project, client: task?.client });
    expect(statements()).toHaveLength(2);
  }
});

it("GET auth/refresh executes one statement when nothing is to be written", async () => {
  const { cookie } = await newTenant();
  const refresh = () => ask(null, "GET", "auth/refresh", undefined, { cookie });
  await refresh();
  query.mockClear();
  expect((await refresh()).status).toBe(200);
  expect(statements()).toHaveLength(1);
});

it("search, report and bill of a month with 2,000 entries read it in one statement each, and bill binds it in one", async () => {
  const tenant = await newTenant();
  const project = await ask(tenant, "POST", "projects", { name: "Website", hourlyRate: "90" });
  const first = Date.parse("2026-10-01T00:00:00Z");
  await db.timeEntry.createMany({
    data: Array.from({ length: 2_000 }, (_, index) => ({
      userId: tenant.userId,
      projectId: project.body.id,
      startedAt: new Date(first + index * 1_200_000),
      endedAt: new Date(first + (index + 1) * 1_200_000),
    })),
  });
  const period = { from: "2026-10-01", to: "2026-10-31" };
  const ofTime = async (path: string, body: object, status = 200) => {
    query.mockClear();
    const began = performance.now();
    const answer = await ask(tenant, "POST", `time-entries/${path}`, { ...period, ...body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    const took = Math.round(performance.now() - began);
    process.stdout.write(`measured: time-entries/${path} of 2,000 entries: ${took} ms\n`);
    const texts = statements().map(([one]: unknown[]) =>
      typeof one === "string" ? one : (one as { text: string }).text,
    );
    return texts
      .filter((text) => text.includes('"TimeEntry"'))
      .map((text) => /UPDATE|WITH|SELECT/.exec(text)?.[0]);
  };
  expect(await ofTime("search", { take: 1000 })).toEqual(["WITH"]);
  expect(await ofTime("report", { groupBy: "day" })).toEqual(["WITH"]);
  expect(await ofTime("bill", { projectId: project.body.id, groupBy: "day" }, 201)).toEqual([
    "SELECT",
    "UPDATE",
  ]);
});
