import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { s3Server } from "../setup/s3-server-address";
import { newBucket } from "./bucket";
import { cronSecret, printFigure, refresh, type Service, startDemo, startServer, storeFile } from "./server";
import { startSite } from "./site";
import { openTestDatabase } from "./tenant-database";

const KILLS = Number(process.env.FAULTS_KILLS ?? 200);
const SWEEPS = Number(process.env.FAULTS_SWEEPS ?? 20);

const s3 = await s3Server();
const { url, folder, eye } = await openTestDatabase();
// Long database timeouts, because many starting processes are slow, which is not tested here.
const env = { DATABASE_URL: url, PENNANT_DATA_DIR: folder, DATABASE_WAIT_MS: "20000" };
const count = async (sql: string, values: unknown[] = []) =>
  Number((await eye.query<{ n: string }>(`SELECT count(*) AS n FROM ${sql}`, values)).rows[0]?.n);

const kinds = [
  ["a server", async () => startServer(env)],
  [
    "two instances behind TLS, with S3,",
    "reason" in s3 ? undefined : () => startSite(async () => ({ ...env, ...(await bucket) })),
  ],
] as const;
const bucket = "reason" in s3 ? undefined : newBucket(s3.port);

it.for(kinds)(
  "%s killed during writes loses nothing that was acknowledged, and leaves nothing half done",
  async ([what, start], { skip }) => {
    if (!start) return skip("reason" in s3 ? s3.reason : undefined);
    let next: Promise<Service> = start();
    const { cookie } = await startDemo(await next);
    const files: Ack[] = [];
    let [acknowledged, unanswered] = [0, 0];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await next;
      next = start();
      const token = await refresh(server, cookie);
      const acked: Ack[] = [];
      const writing = writers(server, token, acked, () => (unanswered += 1));
      // After a few responses, at a random moment of the next writes.
      const enough = 1 + Math.floor(Math.random() * 12);
      for (let waited = 0; acked.length < enough && waited < 10_000; waited += 5) await wait(5);
      await wait(Math.random() * 40);
      await server.kill();
      await writing;
      await checkStored(acked);
      acknowledged += acked.length;
      files.push(...acked.filter(({ table }) => table === "File"));
      if (kill % 25 === 24)
        printFigure("so far", `${kill + 1} kills, ${acknowledged} acknowledged writes all stored`);
    }
    await checkReadable(await next, cookie, files);
    await (await next).kill();
    expect(acknowledged).toBeGreaterThan(KILLS);
    printFigure(
      `${what} killed during writes`,
      `${KILLS} kills, ${acknowledged} acknowledged writes all stored (${files.length} of them files, all readable), ${unanswered} calls cut off, 0 half done`,
    );
  },
);

it("a killed sweep leaves every tenant complete or deleted, and the next one finishes", async () => {
  let server = await startServer(env);
  let cut = 0;
  for (let round = 0; round < SWEEPS; round += 1) {
    await Promise.all(Array.from({ length: 4 }, () => startDemo(server, "demo")));
    await eye.query(`UPDATE "User" SET "expiresAt" = now() - interval '1 minute' WHERE "kind" = 'demo'`);
    const sweeping = sweep(server).catch(() => "cut");
    await wait(Math.random() * 120);
    await server.kill();
    cut += (await sweeping) === "cut" ? 1 : 0;
    await checkWholeDemos();
    server = await startServer(env);
  }
  expect(await sweep(server)).toBe(200);
  expect(await count(`"User" WHERE "kind" = 'demo'`)).toBe(0);
  expect(await count(`"Task" t WHERE NOT EXISTS (SELECT FROM "User" u WHERE u."id" = t."userId")`)).toBe(0);
  await server.kill();
  printFigure(
    "sweep killed",
    `${SWEEPS} kills, ${cut} of them before it had answered, every tenant whole or gone`,
  );
});

type Ack = { table: string; id: string; name: string; key?: string };

async function writers(server: Service, token: string, acked: Ack[], onCut: () => void) {
  const writeBy = async (
    table: string,
    send: (row: { id: string; name: string }) => Promise<{ key?: string; answer: Response }>,
  ) => {
    for (;;) {
      const row = { id: randomUUID(), name: `Written ${randomUUID()}` };
      try {
        const { key, answer } = await send(row);
        await answer.arrayBuffer();
        if (answer.status === 201) acked.push({ table, ...row, key });
        else if (answer.status !== 503) throw new Refused(`${table} answered ${answer.status}`);
      } catch (error) {
        if (error instanceof Refused) throw error;
        return onCut();
      }
    }
  };
  const write = (table: string, path: string, body: (name: string) => object) =>
    writeBy(table, async ({ id, name }) => ({
      answer: await server.ask("POST", path, { token, body: { ...body(name), id } }),
    }));
  const project = randomUUID();
  let created: Response | undefined;
  do
    created = await server
      .ask("POST", "projects", { token, body: { id: project, name: "Written afterwards" } })
      .catch(() => undefined);
  while (created?.status === 503);
  if (created?.status !== 201) return onCut();
  const items = [1, 2, 3].map((quantity) => ({ title: `Line ${quantity}`, rate: 10, quantity }));
  const paper = {
    projectId: project,
    category: "invoice",
    freelancerName: "Ida",
    issuedAt: "2026-11-21",
    items,
  };
  await Promise.all([
    write("Client", "clients", (name) => ({ name, themeColor: "mint" })),
    write("Task", "tasks", (name) => ({ name, dueAt: "2026-11-21", projectId: project })),
    write("SalesDocument", "sales-documents", (projectTitle) => ({
      ...paper,
      projectTitle,
      clientName: "Saltmarsh",
    })),
    writeBy("File", (row) => storeFile(server, token, row.name, row)),
    demos(server, onCut),
  ]);
}

/** Demos are the largest write: hundreds of rows in one transaction. */
async function demos(server: Service, onCut: () => void) {
  for (;;) {
    const answer = await server.ask("GET", "demo").catch(() => undefined);
    if (!answer) return onCut();
    await answer.arrayBuffer().catch(onCut);
  }
}

async function checkStored(acked: Ack[]) {
  for (const [table, column] of [
    ["Client", "name"],
    ["Task", "name"],
    ["File", "name"],
    ["SalesDocument", "projectTitle"],
  ] as const) {
    const mine = acked.filter((ack) => ack.table === table);
    const { rows } = await eye.query<{ id: string; name: string }>(
      `SELECT "id", "${column}" AS name FROM "${table}" WHERE "id" = ANY($1::uuid[])`,
      [mine.map(({ id }) => id)],
    );
    const stored = new Map(rows.map(({ id, name }) => [id, name]));
    for (const { id, name } of mine) expect(stored.get(id), `${table} ${id}`).toBe(name);
  }
  const items = `(SELECT count(*) FROM "SalesDocumentItem" i WHERE i."userId" = d."userId" AND i."documentId" = d."id")`;
  expect(await count(`"SalesDocument" d WHERE d."clientName" = 'Saltmarsh' AND ${items} <> 3`)).toBe(0);
  await checkWholeDemos();
  await eye.query(`DELETE FROM "User" WHERE "kind" = 'demo'`);
}

/** Every acknowledged file has the content that was sent: its own name. */
async function checkReadable(server: Service, cookie: string, files: Ack[]) {
  const token = await refresh(server, cookie);
  for (const { key, name } of files) {
    const { url } = (await (await server.ask("POST", "files/url", { token, body: { key } })).json()) as {
      url: string;
    };
    expect(await (await server.send(url)).text()).toBe(name);
  }
}

async function checkWholeDemos() {
  const rows = (table: string) => `(SELECT count(*) FROM "${table}" r WHERE r."userId" = u."id")`;
  const isHalf = `${rows("Project")} <> 22 OR ${rows("Task")} <> 140 OR ${rows("Event")} <> 200 OR ${rows("File")} <> 300`;
  expect(await count(`"User" u WHERE u."kind" = 'demo' AND (${isHalf})`)).toBe(0);
}

async function sweep(server: Service) {
  const answer = await server.ask("POST", "cron/sweep", { token: cronSecret });
  await answer.arrayBuffer();
  return answer.status;
}

class Refused extends Error {}
