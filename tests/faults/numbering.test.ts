import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { parties } from "./documents";
import { printFigure, refresh, type Server, startDemo, startServer } from "./server";
import { openTestDatabase } from "./tenant-database";

const KILLS = Number(process.env.FAULTS_KILLS ?? 200);
const CONNECTIONS = 8;
const ROLLED_BACK = 0.3;
const kinds = ["invoice", "quotation"] as const;

const { url, folder, eye } = await openTestDatabase();
const env = { DATABASE_URL: url, PENNANT_DATA_DIR: folder, DATABASE_WAIT_MS: "20000" };
const rowsOf = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await eye.query<Row>(sql, values)).rows;

type Issued = { id: string; kind: (typeof kinds)[number]; number: string };
type Paid = { id: string; documentId: string; amount: string };

it(`documents have no gap and no double and payments are kept, while servers are killed ${KILLS} times`, async () => {
  const instances = await Promise.all([startServer(env), startServer(env)]);
  const { token: firstToken, cookie } = await startDemo(instances[0]);
  let token = firstToken;
  let [rolledBack, cut] = [0, 0];

  /** Sends a call to one of the instances, again after a connection that was cut. */
  const send = async (caller: number, address: string, body: object) => {
    for (;;) {
      const server = instances[caller % instances.length] as Server;
      const answer = await server.ask("POST", address, { token, body }).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (answer && text !== undefined && answer.status !== 503)
        return { status: answer.status, body: JSON.parse(text) as { number: string } };
      cut += 1;
      await wait(100);
    }
  };
  const create = async (caller: number, address: string, body: object) =>
    // 200 where the call that was cut had created it.
    expect([200, 201]).toContain((await send(caller, address, body)).status);
  const projectId = randomUUID();
  await create(0, "projects", { id: projectId, name: "Shop" });

  const [issued, paid]: [Issued[], Paid[]] = [[], []];
  const acknowledged = () => issued.length + paid.length;
  const draft = async (caller: number, kind: Issued["kind"]) => {
    const id = randomUUID();
    const items = [{ title: "Design", rate: "100" }];
    await create(caller, "sales-documents", { ...parties, id, projectId, category: kind, items });
    return id;
  };
  const issue = async (caller: number, kind: Issued["kind"], id: string) => {
    const { status, body } = await send(caller, `sales-documents/${id}/issue`, {});
    expect(status).toBe(200);
    issued.push({ id, kind, number: body.number });
  };
  const pay = async (caller: number, documentId: string) => {
    const payment = { id: randomUUID(), documentId, amount: `${1 + (paid.length % 50)}.00` };
    const receivedOn = new Date().toISOString().slice(0, "2026-11-28".length);
    await create(caller, "received-payments", { ...payment, receivedOn, method: "bank" });
    paid.push(payment);
  };

  let isOver = false;
  const work = async (caller: number) => {
    while (!isOver) {
      const kind = kinds[Math.floor(caller / 2) % kinds.length] ?? "invoice";
      const id = await draft(caller, kind);
      // Dated before the first of its series: it takes a number and is rolled back.
      while (Math.random() < ROLLED_BACK) {
        const { status } = await send(caller, `sales-documents/${id}/issue`, { issuedDate: "2020-01-01" });
        expect(status).toBe(409);
        rolledBack += 1;
      }
      await issue(caller, kind, id);
      for (let times = 0; kind === "invoice" && times < 2; times += 1) await pay(caller, id);
    }
  };
  for (const kind of kinds) await issue(0, kind, await draft(0, kind));

  let next = startServer(env);
  const failures: unknown[] = [];
  const hasFailed = () => failures.length > 0;
  const working = Promise.all(Array.from({ length: CONNECTIONS }, (_, caller) => work(caller)));
  working.catch((error: unknown) => failures.push(error));
  let kills = 0;
  for (; kills < KILLS && !hasFailed(); kills += 1) {
    // After a few responses, at a random moment of the next calls.
    const enough = acknowledged() + 1 + Math.floor(Math.random() * 12);
    while (acknowledged() < enough && !hasFailed()) await wait(2);
    await wait(Math.random() * 40);
    const which = kills % instances.length;
    await instances[which]?.kill();
    await checkStored(issued, paid);
    const started = await next;
    instances[which] = started;
    token = await refresh(started, cookie);
    next = startServer(env);
    if (kills % 25 === 24)
      printFigure("so far", `${kills + 1} kills, ${issued.length} documents, ${paid.length} payments`);
  }
  isOver = true;
  await working;
  expect(kills).toBe(KILLS);
  await checkStored(issued, paid);
  await checkComplete(issued, paid);
  await Promise.all([...instances, await next].map((instance) => instance.kill()));
  printFigure(
    "documents issued and payments recorded",
    `${issued.length} documents and ${paid.length} payments by ${CONNECTIONS} connections of two instances, ${rolledBack} issues rolled back, ${KILLS} kills, ${cut} calls cut off or refused: no gap, no double, nothing lost`,
  );
});

/** Everything that was acknowledged is stored as it was acknowledged, and no payment is stored without its sum. */
async function checkStored(issued: readonly Issued[], paid: readonly Paid[]) {
  const documents = await rowsOf<{ id: string; number: string | null }>(
    `SELECT "id", "issuedNumber" AS number FROM "SalesDocument" WHERE "lockedAt" IS NOT NULL`,
  );
  const numbers = new Map(documents.map(({ id, number }) => [id, number]));
  for (const { id, number } of issued) expect(numbers.get(id), `document ${number}`).toBe(number);
  const payments = await rowsOf<Paid>(
    `SELECT "id", "documentId", "amount"::numeric(20, 2)::text AS amount FROM "ReceivedPayment"`,
  );
  const stored = new Map(payments.map((payment) => [payment.id, payment]));
  for (const payment of paid) expect(stored.get(payment.id)).toEqual(payment);
  const half = await rowsOf(
    `SELECT d."id" FROM "SalesDocument" d WHERE d."received" <> coalesce((SELECT sum(p."amount")
       FROM "ReceivedPayment" p WHERE p."userId" = d."userId" AND p."documentId" = d."id"), 0)`,
  );
  expect(half).toEqual([]);
}

/** The numbers of each series are 1 to n, and all of them were acknowledged in the end, as every call is repeated. */
async function checkComplete(issued: readonly Issued[], paid: readonly Paid[]) {
  for (const kind of kinds) {
    const rows = await rowsOf<{ number: string }>(
      `SELECT "issuedNumber" AS number FROM "SalesDocument" WHERE "kind"::text = $1 AND "lockedAt" IS NOT NULL`,
      [kind],
    );
    const numbers = rows.map(({ number }) => Number(number)).sort((a, b) => a - b);
    const acknowledged = issued.filter((one) => one.kind === kind);
    expect(numbers).toEqual(Array.from(acknowledged, (_, index) => index + 1));
  }
  const [{ count } = { count: "" }] = await rowsOf<{ count: string }>(
    `SELECT count(*) FROM "ReceivedPayment"`,
  );
  expect(Number(count)).toBe(paid.length);
}
