import { afterAll, expect, it } from "vitest";
import { openFaultyProxy } from "../setup/faulty-proxy";
import { measure, printFigure, type Server, startDemo, startServer } from "./server";
import { openTestDatabase } from "./tenant-database";

const database = await openTestDatabase();
const proxy = await openFaultyProxy({ port: database.port });
const server = await startServer({
  DATABASE_URL: database.through(proxy.port),
  PENNANT_DATA_DIR: database.folder,
  // As in production, requests without a session are rate limited first.
  RATE_LIMITS: "on",
});
afterAll(async () => {
  proxy.close();
  await server.kill();
});

const { token, cookie } = await startDemo(server, "demo");
const calls = [
  ["POST", "projects/search", {}],
  ["POST", "tasks/search", { take: 1000 }],
  ["POST", "clients", { name: "Written in a storm", themeColor: "mint" }],
  ["GET", "users", undefined],
  ["GET", "ready", undefined],
] as const;

it("returns 503 at once while the database is unreachable, and recovers afterwards", async () => {
  proxy.set("closed");
  const worst = await worstOf(503);
  proxy.set("open");
  const back = await recovery(server);
  printFigure("database away", `503 within ${worst} ms, working again ${back} ms after its return`);
});

it("returns 503 within two seconds when the database does not respond", async () => {
  proxy.set("stalled");
  const worst = await worstOf(503);
  const refresh = await measure(() => server.ask("GET", "auth/refresh", { headers: { cookie } }));
  expect([refresh.status, refresh.ms < 2_000]).toEqual([503, true]);
  const demo = await measure(() => server.ask("GET", "demo"));
  expect([demo.status, demo.ms < 2_000]).toEqual([503, true]);
  proxy.set("open");
  const back = await recovery(server);
  printFigure(
    "database silent",
    `503 within ${worst} ms, a demo's start ${demo.ms} ms, working again ${back} ms after its return`,
  );
});

it("with a slow database responses are only slower", async () => {
  proxy.set({ slowMs: 50 });
  const worst = await worstOf(200, 201);
  proxy.set("open");
  printFigure("database slow (50 ms a packet each way)", `answers within ${worst} ms`);
});

it("returns 503 when the connection is cut during a result, and loses no write", async () => {
  let [cut, unexpected] = [0, 0];
  for (let round = 0; round < 20; round += 1) {
    proxy.set({ cutAfterBytes: 1 + Math.floor(Math.random() * 400) });
    const { status, ms } = await measure(() =>
      server.ask("POST", "tasks/search", { token, body: { take: 1000 } }),
    );
    if (status === 503) cut += 1;
    else unexpected += 1;
    expect(ms).toBeLessThan(2_000);
    proxy.set("open");
    await recovery(server);
  }
  expect([server.isAlive(), unexpected]).toEqual([true, 0]);
  printFigure("database cut in mid-answer", `20 times: ${cut} answered 503, no crash`);
});

/** Makes every call and expects it within two seconds; returns the slowest time in milliseconds. */
async function worstOf(...expected: number[]) {
  let worst = 0;
  for (const [method, path, body] of calls) {
    const { status, ms } = await measure(() => server.ask(method, path, { token, body }));
    expect(expected, `${path} after ${ms} ms`).toContain(status);
    worst = Math.max(worst, ms);
  }
  expect(worst).toBeLessThan(2_000);
  expect(server.isAlive()).toBe(true);
  return worst;
}

/** Returns the time until everything works again, in milliseconds, and expects less than a second. */
async function recovery(of: Server) {
  const began = performance.now();
  for (;;) {
    const answer = await of.ask("POST", "projects/search", { token, body: {} });
    await answer.arrayBuffer();
    if (answer.status === 200) break;
  }
  const ms = Math.round(performance.now() - began);
  expect(ms).toBeLessThan(1_000);
  return ms;
}
