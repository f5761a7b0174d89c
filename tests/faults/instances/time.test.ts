import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { expectOneClock } from "../../setup/time/one-clock";
import { parties } from "../documents";
import { printFigure, refresh, type Server, startDemo, startServer } from "../server";
import { openTestDatabase } from "../tenant-database";

const ACTS = 200;
/** Of each kind of act, and the number of acts after which the test fails if there are fewer. */
const LEAST_DONE = 3;
const MOST_ACTS = 4_000;
const LANES = 12;
const MINUTE_MS = 60_000;

const { url, folder, eye } = await openTestDatabase();
const env = { DATABASE_URL: url, PENNANT_DATA_DIR: folder, DATABASE_WAIT_MS: "20000" };

let reading: Promise<unknown> = Promise.resolve();

/** Reads what is stored, one statement after the other, as a connection has no queue of its own. */
function rowsOf<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const rows = reading.then(async () => (await eye.query<Row>(sql, values)).rows);
  reading = rows.catch(() => undefined);
  return rows;
}

type Entry = { id: string; startedAt: string; endedAt: string | null };

/** Returns a function that sends a call to two instances in turns, and returns its status and body. */
function sendTo(instances: readonly [Server, Server], token: string) {
  let count = 0;
  return async <Answer = { id: string }>(method: string, address: string, body?: object) => {
    const server = instances[count++ % 2] ?? instances[0];
    const answer = await server.ask(method, address, { token, body });
    const text = await answer.text();
    return { status: answer.status, body: (text === "" ? null : JSON.parse(text)) as Answer };
  };
}

it("a clock runs on while its server is killed and started again", async () => {
  const first = await startServer(env);
  const { token, cookie } = await startDemo(first);
  const startedAt = new Date(Date.now() - 90 * MINUTE_MS).toISOString();
  const started = await first.ask("POST", "time-entries/start", {
    token,
    body: { description: "Layout", startedAt },
  });
  expect(started.status).toBe(201);
  const { id } = (await started.json()) as Entry;
  await first.kill();

  const second = await startServer(env);
  const again = await refresh(second, cookie);
  const running = await second.ask("GET", "time-entries/running", { token: again });
  expect(await running.json()).toMatchObject({ id, startedAt, endedAt: null });
  const before = Date.now();
  const stopped = await second.ask("POST", "time-entries/stop", { token: again, body: {} });
  const entry = (await stopped.json()) as Entry;
  expect(entry).toMatchObject({ id, startedAt });
  // Of the database, whose clock is that of this machine.
  expect(Date.parse(entry.endedAt ?? "")).toBeGreaterThanOrEqual(before - MINUTE_MS);
  expect(Date.parse(entry.endedAt ?? "")).toBeLessThanOrEqual(Date.now() + MINUTE_MS);
  await second.kill();
});

it("50 starts and stops at once on two instances never have two clocks running, and lose no instant", async () => {
  const instances = await Promise.all([startServer(env), startServer(env)]);
  const { token } = await startDemo(instances[0]);
  const send = sendTo(instances, token);
  await send("POST", "time-entries/start", { startedAt: new Date(Date.now() - MINUTE_MS).toISOString() });
  const stopped = new Set<string>();
  await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const isStop = index % 5 === 4;
      const answer = await send<Entry>("POST", `time-entries/${isStop ? "stop" : "start"}`, {});
      expect(isStop ? [200, 409] : [201]).toContain(answer.status);
      if (isStop && answer.status === 200) stopped.add(answer.body.id);
      const [{ count } = { count: "" }] = await rowsOf<{ count: string }>(
        `SELECT count(*) FROM "TimeEntry" WHERE "description" = '' AND "endedAt" IS NULL`,
      );
      expect(Number(count)).toBeLessThanOrEqual(1);
    }),
  );
  const entries = await rowsOf<{ id: string; startedAt: Date; endedAt: Date | null }>(
    `SELECT "id", "startedAt", "endedAt" FROM "TimeEntry" WHERE "description" = '' ORDER BY "startedAt", "endedAt"`,
  );
  expect(entries).toHaveLength(41);
  expectOneClock(entries, stopped);
  printFigure("starts and stops at once on two instances", `50, ${stopped.size} stops, one clock at most`);
  await Promise.all(instances.map((instance) => instance.kill()));
});

it(`${ACTS} or more bills, deletions, credits and take-backs at once on two instances never have time on two documents`, async () => {
  const instances = await Promise.all([startServer(env), startServer(env)]);
  const { token } = await startDemo(instances[0]);
  const send = sendTo(instances, token);
  const create = async (address: string, body: object) => {
    const { status, body: row } = await send("POST", address, body);
    expect(status).toBe(201);
    return row.id;
  };
  const { clientName: name } = parties;
  const clientId = await create("clients", { name, themeColor: "blue", hourlyRate: "90" });
  const projectId = await create("projects", { name: "Shop", clientId });
  const entryIds: string[] = [];
  for (let hour = 0; hour < 12; hour += 1)
    entryIds.push(
      await create("time-entries", {
        projectId,
        description: "billed",
        startedAt: `2020-11-02T${String(hour).padStart(2, "0")}:00:00Z`,
        endedAt: `2020-11-02T${String(hour + 1).padStart(2, "0")}:00:00Z`,
      }),
    );
  /** Does an act with one of the documents of the project for which a condition holds. */
  const withOne = async (condition: string, act: (id: string) => Promise<{ status: number }>) => {
    const rows = await rowsOf<{ id: string }>(
      `SELECT "id" FROM "SalesDocument" WHERE "projectId" = $1 AND ${condition}`,
      [projectId],
    );
    const chosen = rows[Math.floor(Math.random() * rows.length)];
    return chosen ? act(chosen.id) : undefined;
  };
  const issue = (id: string) => send("POST", `sales-documents/${id}/issue`, {});
  const acts = [
    () => {
      const some = entryIds.filter(() => Math.random() < 0.4);
      return send("POST", "time-entries/bill", {
        id: randomUUID(),
        projectId,
        entryIds: some,
        groupBy: "entry",
      });
    },
    () => withOne(`"lockedAt" IS NULL AND NOT "isCreditNote"`, issue),
    () => withOne(`"lockedAt" IS NULL`, (id) => send("DELETE", `sales-documents/${id}`)),
    () =>
      withOne(`"lockedAt" IS NOT NULL AND NOT "isCreditNote"`, async (id) => {
        const note = await send("POST", `sales-documents/${id}/credit`, {});
        return note.status === 201 ? issue(note.body.id) : note;
      }),
    () => withOne(`"lockedAt" IS NOT NULL`, (id) => send("POST", `sales-documents/${id}/take-back`)),
  ];
  const statuses = new Set<number>();
  const done = acts.map(() => 0);
  let begun = 0;
  const lane = async () => {
    // Acts that meet are refused, so there are more until each kind was done.
    while (begun < ACTS || (begun < MOST_ACTS && done.some((count) => count < LEAST_DONE))) {
      const kind = begun++ % acts.length;
      const answer = await acts[kind]?.();
      if (!answer) continue;
      statuses.add(answer.status);
      if (answer.status < 300) done[kind] = (done[kind] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  // A refusal, also of two acts that met in the database, is no failure; a fault of the server is.
  expect([...statuses].filter((status) => status === 500)).toEqual([]);
  expect(Math.min(...done)).toBeGreaterThanOrEqual(LEAST_DONE);

  // The lines of invoices that are not credited in full have exactly the time that is billed.
  const lines = await rowsOf<{ lineId: string; documentId: string }>(
    `SELECT i."timeLineId" AS "lineId", d."id" AS "documentId" FROM "SalesDocumentItem" i
     JOIN "SalesDocument" d ON d."userId" = i."userId" AND d."id" = i."documentId"
     WHERE d."projectId" = $1 AND NOT d."isCreditNote" AND d."credited" < d."total" AND i."timeLineId" IS NOT NULL
     ORDER BY i."timeLineId"`,
    [projectId],
  );
  const bound = await rowsOf<{ lineId: string; documentId: string }>(
    `SELECT "lineId", "documentId" FROM "TimeEntry" WHERE "projectId" = $1 AND "documentId" IS NOT NULL ORDER BY "lineId"`,
    [projectId],
  );
  expect(bound).toEqual(lines);
  const [{ count } = { count: "" }] = await rowsOf<{ count: string }>(
    `SELECT count(*) FROM "TimeEntry" WHERE "projectId" = $1`,
    [projectId],
  );
  expect(Number(count)).toBe(entryIds.length);
  printFigure(
    "bills, deletions, credits and take-backs at once on two instances",
    `${begun}, of which ${done.join(", ")} of each kind were done: no time on two documents`,
  );
  await Promise.all(instances.map((instance) => instance.kill()));
});
