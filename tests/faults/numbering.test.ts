import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { printFigure, type Server, startDemo, startServer } from "./server";
import { openTestDatabase } from "./tenant-database";

const DOCUMENTS = Number(process.env.FAULTS_DOCUMENTS ?? 800);
const KILLS = 10;
const CONNECTIONS = 24;
const ROLLED_BACK = 0.3;

const { url, folder, eye } = await openTestDatabase();
const env = { DATABASE_URL: url, PENNANT_DATA_DIR: folder, DATABASE_WAIT_MS: "20000" };

it(`numbers ${DOCUMENTS} documents without a gap or a double, while their servers are killed`, async () => {
  const instances = await Promise.all([startServer(env), startServer(env)]);
  const { token } = await startDemo(instances[0]);
  const drafts = await createDrafts(instances[0], token);
  const waiting = drafts.values();
  let [rolledBack, cut, issued] = [0, 0, 0];

  /** Issues at one of the instances, again after a connection that was cut. */
  const issue = async (id: string, caller: number, body: object = {}): Promise<number> => {
    for (;;) {
      const server = instances[caller % instances.length] as Server;
      const answer = await server
        .ask("POST", `sales-documents/${id}/issue`, { token, body })
        .catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (answer && text !== undefined && answer.status !== 503) return answer.status;
      cut += 1;
      await wait(100);
    }
  };
  // Later issues that are dated before this one take a number and are rolled back.
  expect(await issue(waiting.next().value ?? "", 0)).toBe(200);
  const call = async (caller: number) => {
    for (const id of waiting) {
      while (Math.random() < ROLLED_BACK) {
        expect(await issue(id, caller, { issuedDate: "2020-01-01" })).toBe(409);
        rolledBack += 1;
      }
      expect(await issue(id, caller)).toBe(200);
      issued += 1;
    }
  };
  const calls = Promise.all(Array.from({ length: CONNECTIONS }, (_, caller) => call(caller)));
  let kills = 0;
  for (; kills < KILLS; kills += 1) {
    // At a random moment of the next part of the documents.
    const until = ((kills + Math.random()) * DOCUMENTS) / (KILLS + 1);
    while (issued < until) await wait(2);
    const which = kills % instances.length;
    await instances[which]?.kill();
    instances[which] = await startServer(env);
  }
  await calls;

  const { rows } = await eye.query<{ number: string }>(
    `SELECT "issuedNumber" AS number FROM "SalesDocument" WHERE "id" = ANY($1::uuid[])`,
    [drafts],
  );
  const numbers = rows.map(({ number }) => Number(number)).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: DOCUMENTS }, (_, index) => index + 1));
  expect(rolledBack).toBeGreaterThan(DOCUMENTS * 0.2);
  expect(kills).toBe(KILLS);
  await Promise.all(instances.map((instance) => instance.kill()));
  printFigure(
    "documents issued",
    `${DOCUMENTS} by ${CONNECTIONS} connections of two instances, ${rolledBack} rolled back, ${kills} kills, ${cut} calls cut off or refused: 1 to ${numbers.at(-1)}, no gap, no double`,
  );
}, 1_800_000);

async function createDrafts(server: Server, token: string): Promise<string[]> {
  const projectId = randomUUID();
  const project = { id: projectId, name: "Shop" };
  expect((await server.ask("POST", "projects", { token, body: project })).status).toBe(201);
  const ids = Array.from({ length: DOCUMENTS }, () => randomUUID());
  const waiting = ids.values();
  const names = { projectTitle: "Shop", freelancerName: "Ida", clientName: "Saltmarsh" };
  const create = async () => {
    for (const id of waiting) {
      const body = { id, projectId, ...names, items: [{ title: "Design", rate: "100" }] };
      expect((await server.ask("POST", "sales-documents", { token, body })).status).toBe(201);
    }
  };
  await Promise.all(Array.from({ length: 4 }, create));
  return ids;
}
