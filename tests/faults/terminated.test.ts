import { readdir } from "node:fs/promises";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { unzip } from "../api/support/archive/archive";
import { printFigure, refresh, type Server, startDemo, startServer } from "./server";
import { openTestDatabase } from "./tenant-database";
import { sendArchive, throttled } from "./throttled";

const ROUNDS = Number(process.env.FAULTS_IMPORTS ?? 12);
/** The factor by which an import takes longer on a server that has just started and runs an export. */
const COLD = 4;

const { url, folder } = await openTestDatabase();
const env = { DATABASE_URL: url, PENNANT_DATA_DIR: folder };
const temporary = () => readdir(`${folder}/tmp`).catch(() => []);

it("SIGTERM lets an import and an export finish, and leaves nothing behind", async () => {
  const server = await startServer(env);
  const [full, blank] = [await startDemo(server, "demo"), await startDemo(server)];
  // The first export stores the PDFs of issued documents, and later ones contain them.
  await exportOf(server, full.token);
  const archive = await exportOf(server, full.token);
  const seconds = 3;
  const importing = sendArchive({
    server,
    token: blank.token,
    body: throttled(Readable.from([archive]), archive.length / seconds),
  });
  const exporting = server.ask("GET", "export", { token: full.token }).then(async (answer) => {
    await wait(500);
    return Buffer.from(await answer.arrayBuffer());
  });
  while ((await temporary()).length < 2) await wait(10);
  const asked = performance.now();
  const ended = server.kill("SIGTERM");
  const [imported, exported] = [await importing, await exporting];
  expect([imported.status, imported.text]).toEqual([200, expect.stringContaining('"projects":22')]);
  expect((await unzip(exported)).size).toBe((await unzip(archive)).size);
  await ended;
  const ms = Math.round(performance.now() - asked);
  expect(await temporary()).toEqual([]);
  printFigure("SIGTERM during an import and an export", `both finished, the process ended after ${ms} ms`);
});

it("kill -9 leaves no half import, and the next start removes its temporary files", async () => {
  let server = await startServer(env);
  const full = await startDemo(server, "demo");
  const archive = await exportOf(server, full.token);
  const undisturbed = await howLong(server, archive);
  let [whole, none, left] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { cookie, token } = await startDemo(server);
    const importing = sendArchive({ server, token, body: Readable.from([archive]) }).catch(() => ({
      status: 0,
    }));
    const exporting = exportOf(server, await refresh(server, full.cookie)).catch(() => undefined);
    await wait(Math.random() * undisturbed * COLD);
    await server.kill();
    await exporting;
    left += (await temporary()).length;
    server = await startServer(env);
    expect(await temporary()).toEqual([]);
    const found = await rowsOf(server, await refresh(server, cookie));
    expect([0, 22 + 140 + 300]).toContain(found);
    if ((await importing).status === 200) expect(found).toBeGreaterThan(0);
    if (found > 0) whole += 1;
    else none += 1;
  }
  await server.kill();
  printFigure(
    "kill -9 during an import and an export",
    `${ROUNDS} times: ${whole} whole, ${none} not there, ${left} temporary folders left and all removed by the next start`,
  );
});

/** Returns the duration of an undisturbed import in milliseconds. */
async function howLong(server: Server, archive: Buffer) {
  const { token } = await startDemo(server);
  const began = performance.now();
  expect((await sendArchive({ server, token, body: Readable.from([archive]) })).status).toBe(200);
  return performance.now() - began;
}

async function exportOf(server: Server, token: string) {
  return Buffer.from(await (await server.ask("GET", "export", { token })).arrayBuffer());
}

async function rowsOf(server: Server, token: string) {
  let rows = 0;
  for (const noun of ["projects", "tasks", "files"]) {
    const answer = await server.ask("POST", `${noun}/search`, { token, body: { take: 1 } });
    rows += ((await answer.json()) as { unfilteredTotal: number }).unfilteredTotal;
  }
  return rows;
}
