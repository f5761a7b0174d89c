import pg from "pg";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { documentSorts } from "@/lib/sales-documents/sorts";
import { stateFilters } from "@/lib/sales-documents/states";
import { refreshSums } from "@/lib/sales-documents/server/sums";
import { db } from "@/lib/server/db/client";
import { repetitions } from "../../setup/property-cases";
import { ask } from "../support/call";
import { createRow } from "../support/rows";
import { newProject } from "../support/studio";
import { newTenant, type Tenant } from "../support/tenants";
import { partsOf } from "../support/parts";

// One tenant with 20,000 documents and payments. The measured medians are printed; the bounds are far above them, because
// machines are shared.
const COUNT = 20_000;
const BOUND_MS = 500;
const RUNS = repetitions(3, 5);

// Adds up the time that the statements take, as the driver sees it.
let databaseMs = 0;
const send = pg.Client.prototype.query as (...statement: unknown[]) => unknown;
const query = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
  this: pg.Client,
  ...statement: unknown[]
) {
  const began = performance.now();
  const end = () => (databaseMs += performance.now() - began);
  const last = statement.at(-1);
  const callback = typeof last === "function" ? (last as (...result: unknown[]) => void) : undefined;
  const timed = (...result: unknown[]) => {
    end();
    callback?.(...result);
  };
  const answer = send.apply(this, callback ? [...statement.slice(0, -1), timed] : statement);
  if (answer instanceof Promise) answer.then(end, end);
  return answer as never;
});
beforeEach(() => void query.mockClear());

let tenant: Tenant;
let clientId: string;
let projectId: string;

beforeAll(async () => {
  tenant = await newTenant();
  ({ id: clientId } = await createRow(tenant, "clients", { name: "Saltmarsh" }));
  projectId = await newProject(tenant, { clientId });
  const { userId } = tenant;
  await db.$executeRaw`
    INSERT INTO "Project" ("userId", "id", "name") SELECT ${userId}::uuid, gen_random_uuid(), 'Project ' || n
    FROM generate_series(1, 199) n`;
  for (const { from, to } of partsOf(COUNT))
    await db.$executeRaw`
      INSERT INTO "SalesDocument" ("userId", "id", "projectId", "clientId", "category", "number", "issuedAt", "dueOn", "lockedAt",
        "currency", "projectTitle", "freelancerName", "clientName", "total", "updatedAt")
      SELECT ${userId}::uuid, gen_random_uuid(), p."id", ${clientId}::uuid,
        (CASE WHEN n % 5 = 0 THEN 'quotation' ELSE 'invoice' END), n::text, current_date - n / 20,
        CASE WHEN n % 10 = 0 THEN NULL ELSE current_date - n / 20 + 14 END, CASE WHEN n % 50 = 1 THEN NULL ELSE now() END,
        CASE WHEN n % 3 = 0 THEN 'EUR' ELSE 'USD' END, 'Project ' || n % 97, 'Ida', 'Client ' || n % 211, n, now()
      FROM generate_series(${from}::int, ${to}::int) n
      JOIN (SELECT "id", row_number() OVER () AS "at" FROM "Project" WHERE "userId" = ${userId}::uuid) p ON p."at" = n % 200 + 1`;
  // A connection that was used before has plans for a small table.
  await db.$executeRaw`ANALYZE "SalesDocument"`;
  for (const { from, to } of partsOf(COUNT))
    await db.$executeRaw`
      INSERT INTO "ReceivedPayment" ("userId", "id", "documentId", "amount", "receivedOn", "method", "updatedAt")
      SELECT d."userId", gen_random_uuid(), d."id", CASE WHEN d."total"::int % 9 = 0 THEN 1 ELSE d."total" END,
        d."issuedAt" + 12, 'bank', now()
      FROM "SalesDocument" d WHERE d."userId" = ${userId}::uuid AND d."balance" > 0 AND d."total"::int % 40 <> 0
        AND d."total" BETWEEN ${from}::int AND ${to}::int`;
  // Otherwise the payments of each document are searched in the whole table.
  await db.$executeRaw`ANALYZE "ReceivedPayment"`;
  const rows = await db.salesDocument.findMany({ where: { userId }, select: { id: true } });
  for (const { from, to } of partsOf(rows.length, 500))
    await refreshSums(
      db,
      userId,
      rows.slice(from - 1, to).map(({ id }) => id),
    );
  // As autovacuum does.
  await db.$executeRaw`VACUUM ANALYZE "SalesDocument"`;
  await db.$executeRaw`VACUUM ANALYZE "ReceivedPayment"`;
});

/** Returns the median milliseconds of a request and of its statements, added up, and their number. */
async function measure(method: "GET" | "POST", path: string, body?: object) {
  const times: number[] = [];
  const databaseTimes: number[] = [];
  let statements = 0;
  for (let run = 0; run < RUNS; run += 1) {
    query.mockClear();
    databaseMs = 0;
    const began = performance.now();
    const answer = await ask(tenant, method, path, body);
    times.push(performance.now() - began);
    databaseTimes.push(databaseMs);
    expect(answer.status, JSON.stringify(body)).toBe(200);
    statements = query.mock.calls.length;
  }
  const middle = (all: number[]) => all.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0;
  return { median: middle(times), database: middle(databaseTimes), statements };
}

it("lists, filters and sorts 20,000 documents with a fixed number of statements", async () => {
  const searches: [string, object][] = [
    ["default", {}],
    ["name", { name: "client 17" }],
    ["client", { clientId }],
    ["year", { year: new Date().getFullYear() }],
    ["month", { month: new Date().toISOString().slice(0, 7) }],
    ["receivedMonth", { receivedMonth: new Date().toISOString().slice(0, 7) }],
    ["due", { dueFrom: `${new Date().toISOString().slice(0, 7)}-01`, dueTo: "2100-01-01" }],
    ...stateFilters.map((state): [string, object] => [`state ${state}`, { state }]),
    ...documentSorts.map((sort): [string, object] => [`sort ${sort}`, { sort, order: "asc" }]),
  ];
  const measured: string[] = [];
  for (const [name, filter] of searches) {
    const { median, database, statements } = await measure("POST", "sales-documents/search", {
      kind: "all",
      ...filter,
    });
    measured.push(`${name} ${median.toFixed(1)} (${database.toFixed(1)})`);
    expect(statements, name).toBeLessThanOrEqual(1 + 3);
    expect(median, name).toBeLessThan(BOUND_MS);
  }
  process.stdout.write(
    `measured: 20,000 documents, median ms of the request (its statements): ${measured.join(", ")}\n`,
  );
});

it("adds up what 20,000 documents and payments say, with a fixed number of statements", async () => {
  const measured: string[] = [];
  for (const [path, most] of [
    ["income/summary", 1 + 3],
    [`clients/${clientId}`, 1 + 6],
    [`projects/${projectId}`, 1 + 12],
    [`clients/${clientId}/timeline`, 1 + 1],
    ["clients/search", 1 + 4],
  ] as const) {
    const isRead = path.endsWith("/search") || path.endsWith("/timeline");
    const { median, database, statements } = await measure(
      isRead ? "POST" : "GET",
      path,
      isRead ? {} : undefined,
    );
    measured.push(`${path.replace(/[0-9a-f-]{36}/, "{id}")} ${median.toFixed(1)} (${database.toFixed(1)})`);
    expect(statements, path).toBeLessThanOrEqual(most);
    expect(median, path).toBeLessThan(BOUND_MS);
  }
  process.stdout.write(
    `measured: sums of 20,000 documents, median ms of the request (its statements): ${measured.join(", ")}\n`,
  );
});
