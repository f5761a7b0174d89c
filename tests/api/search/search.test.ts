import pg from "pg";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { foundSchema, type Found } from "@/lib/search/schema";
import { db } from "@/lib/server/db/client";
import { repetitions } from "../../setup/property-cases";
import { ask } from "../support/call";
import { change, inDays, newRepeating, rowsOf } from "../support/repeats";
import { createRow } from "../support/rows";
import { item, names } from "../support/studio";
import { newTenant, type Tenant } from "../support/tenants";
import { partsOf } from "../support/parts";

/** Of each measurement. */
const RUNS = repetitions(1, 5);

const query = vi.spyOn(pg.Client.prototype, "query");

async function find(tenant: Tenant, text: string, take?: number): Promise<Found> {
  const answer = await ask(tenant, "POST", "search", { text, take });
  expect(answer.status).toBe(200);
  return foundSchema.parse(answer.body);
}

const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe("a search", () => {
  let tenant: Tenant;
  let ids: Record<string, string>;

  beforeAll(async () => {
    tenant = await newTenant();
    const client = await createRow(tenant, "clients", { name: "Café Noir", themeColor: "coral" });
    const project = await createRow(tenant, "projects", { name: "Noir website", clientId: client.id });
    const rows = {
      person: await createRow(tenant, "client-contacts", {
        name: "Anna Noir",
        role: "Owner",
        companyId: client.id,
      }),
      partner: await createRow(tenant, "partner-contacts", { name: "Noirin", role: "Print" }),
      task: await createRow(tenant, "tasks", {
        name: "Call noir",
        projectId: project.id,
        dueAt: "2026-11-27",
      }),
      event: await createRow(tenant, "events", {
        name: "Kick-off (noir)",
        dueAt: "2026-11-27",
        projectId: project.id,
      }),
      file: await createRow(tenant, "files", {
        name: "film-noir.pdf",
        link: "https://x.example/f",
        projectId: project.id,
      }),
      document: await createRow(tenant, "sales-documents", {
        ...names,
        projectId: project.id,
        clientId: client.id,
        projectTitle: "Noir website",
        number: "N-7",
        items: [item],
      }),
    };
    ids = { client: client.id, project: project.id };
    for (const [name, row] of Object.entries(rows)) ids[name] = row.id;
  });

  it("finds every kind with its client's color, in one statement besides that of the session", async () => {
    await find(tenant, "noir");
    query.mockClear();
    const found = await find(tenant, "NOIR");
    expect(query.mock.calls).toHaveLength(2);
    const coral = { id: ids.client, name: "Café Noir", themeColor: "coral" };
    expect(found).toMatchObject({
      projects: [{ id: ids.project, client: coral }],
      clients: [{ id: ids.client, client: coral }],
      people: [
        { id: ids.partner, kind: "partner", role: "Print", client: null },
        { id: ids.person, kind: "client", role: "Owner", client: coral },
      ],
      tasks: [{ id: ids.task, projectName: "Noir website", client: coral, isCompleted: false }],
      events: [{ id: ids.event, client: coral }],
      files: [{ id: ids.file, client: coral }],
      documents: [{ id: ids.document, number: "N-7", kind: "invoice", client: coral }],
    });
  });

  it("folds case and accents, and takes % and _ as they are", async () => {
    expect(namesOf((await find(tenant, "CAFE")).clients)).toEqual(["Café Noir"]);
    expect(namesOf((await find(tenant, "%")).clients)).toEqual([]);
    expect(namesOf((await find(tenant, "_o")).clients)).toEqual([]);
  });

  it("finds the nearest of the rows of a rule, and of its tasks the open one", async () => {
    const own = await newTenant();
    const rule = { every: "week", count: 10 };
    await newRepeating(own, "events", rule, { name: "Choir", dueAt: inDays(-30) });
    const [first] = (await rowsOf(own, "events")).filter(({ name }) => name === "Choir");
    await change(own, `events/${first?.id}`, { name: "Choir, first evening", scope: "one" });
    const task = await newRepeating(own, "tasks", rule, { name: "Choir: pay the hall", dueAt: inDays(0) });
    await change(own, `tasks/${task.id}`, { status: "completed" });
    const { events, tasks } = await find(own, "choir");
    const distance = ({ dueAt }: { dueAt: string }) => Math.abs(Date.parse(dueAt) - Date.now());
    const [nearest] = (await rowsOf(own, "events"))
      .filter(({ name }) => name.startsWith("Choir"))
      .toSorted((a, b) => distance(a) - distance(b));
    expect(events.map(({ id }) => id)).toEqual([nearest?.id]);
    expect(tasks).toMatchObject([{ name: "Choir: pay the hall", isCompleted: false }]);
    // A row with another name is found by it.
    expect((await find(own, "first evening")).events.map(({ id }) => id)).toEqual([first?.id]);
  });

  it("shows nothing of another tenant", async () => {
    expect(Object.values(await find(await newTenant(), "noir")).flat()).toEqual([]);
  });

  it("needs two letters, or one character of a script without letters", async () => {
    await createRow(tenant, "clients", { name: "木村" });
    expect(namesOf((await find(tenant, "木")).clients)).toEqual(["木村"]);
    expect(Object.values(await find(tenant, "n")).flat()).toEqual([]);
    expect(Object.values(await find(tenant, " ")).flat()).toEqual([]);
    expect(Object.values(await find(tenant, "noi\0r")).flat()).toEqual([]);
    expect((await ask(tenant, "POST", "search", { text: "x".repeat(401) })).status).toBe(422);
    expect((await ask(tenant, "POST", "search", { text: "noir", take: 6 })).status).toBe(422);
  });

  it("orders names that start with the text first, then words, then the rest; the latest first among equals", async () => {
    const own = await newTenant();
    for (const name of ["Replan", "New-plan", "A plan", "Plan B", "Plan A", "Explanation", "Planet"])
      await createRow(own, "projects", { name });
    expect(namesOf((await find(own, "plan")).projects)).toEqual([
      "Planet",
      "Plan A",
      "Plan B",
      "A plan",
      "New-plan",
    ]);
    expect(namesOf((await find(own, "plan", 1)).projects)).toEqual(["Planet"]);
  });

  it("finds the exact number of a document first", async () => {
    const own = await newTenant();
    const { id: projectId } = await createRow(own, "projects", { name: "P" });
    for (const number of ["12", "120", "X-12", "121", "122", "123"])
      await createRow(own, "sales-documents", { ...names, projectId, number, items: [item] });
    const numbers = (await find(own, "12")).documents.map(({ number }) => number);
    expect(numbers[0]).toBe("12");
    expect(numbers).toHaveLength(5);
  });
});

it("of a workspace with 50,000 rows reads at most five of each kind", async () => {
  const tenant = await newTenant();
  const { userId } = tenant;
  for (const table of ["Task", "Event"])
    for (const { from, to } of partsOf(25_000))
      await db.$executeRawUnsafe(
        `INSERT INTO "${table}" ("userId", "id", "name", "dueAt", "updatedAt")
         SELECT $1::uuid, gen_random_uuid(), (ARRAY['Call','Write to','Invoice','Review'])[1 + n % 4] || ' customer ' || n, now(), now() - n * interval '1 minute'
         FROM generate_series($2::int, $3::int) n`,
        userId,
        from,
        to,
      );
  await db.$executeRaw`VACUUM ANALYZE "Task", "Event"`;
  for (const text of [
    "customer 12345",
    "customer 12",
    "customer",
    "call",
    "ca",
    "er",
    "mer 1",
    "nothing like it",
  ]) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const began = performance.now();
      const found = await find(tenant, text);
      times.push(performance.now() - began);
      expect(found.tasks.length).toBeLessThanOrEqual(5);
    }
    const inDatabase: number[] = [];
    for (let run = 0; run < RUNS; run += 1) inDatabase.push(await explainLast());
    const list: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const began = performance.now();
      await ask(tenant, "POST", "tasks/search", { name: text });
      list.push(performance.now() - began);
    }
    const median = (values: number[]) => Math.round(values.sort((a, b) => a - b)[RUNS >> 1] ?? 0);
    process.stdout.write(
      `measured: search: 50,000 rows, "${text}": ${median(times)} ms, ${median(inDatabase)} of them in the database; one list ${median(list)} ms\n`,
    );
  }
});

/** Runs the last search again, and returns its milliseconds in the database. */
async function explainLast(): Promise<number> {
  const { text, values } = query.mock.calls
    .map(([asked]) => asked as unknown as { text?: string; values: unknown[] })
    .findLast(({ text }) => text?.includes("UNION ALL") && !text.startsWith("EXPLAIN"))!;
  const [plan] = await db.$queryRawUnsafe<[Record<string, [{ "Execution Time": number }]>]>(
    `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
    ...values,
  );
  return Object.values(plan)[0]![0]["Execution Time"];
}
