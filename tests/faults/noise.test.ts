import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import type { ReceivedResponse } from "../api/support/response-errors";
import { callsToDistort, distort, type Distorted, setUpRows } from "../api/support/random/distort";
import { generateNoise } from "../api/support/random/noise";
import { routes } from "../api/support/call";
import { findRawErrors, generateRawNoise, sendRaw } from "../setup/raw-noise";
import { s3Server } from "../setup/s3-server-address";
import { newBucket } from "./bucket";
import { createNoiseSender, findHttpErrors } from "./http-noise";
import { printFigure, type Service, startDemo, startServer } from "./server";
import { startSite } from "./site";
import { openTestDatabase } from "./tenant-database";

const CASES = Number(process.env.FAULTS_NOISE ?? 100_000);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const BLOCK = 500;
const AT_ONCE = 8;
/** The number of connections with invalid HTTP in each block. */
const RAW = 100;
const RETRY_AFTER_MS = 5_000;
const LONGEST_HEAD = 15_000;
const MOST_MEMORY = 1_500_000_000;

// Only the methods of the routes are read.
vi.hoisted(() => {
  vi.stubEnv("DATABASE_URL", "postgresql://nobody@127.0.0.1:1/nothing");
  vi.stubEnv("AUTH_SECRET", "only-for-tests-0123456789-0123456789");
});

const s3 = await s3Server();
const database = await openTestDatabase();
const env = {
  DATABASE_URL: database.url,
  PENNANT_DATA_DIR: database.folder,
  RATE_LIMITS: "on",
  // Keeps a stalled machine from looking like an unavailable database.
  DATABASE_WAIT_MS: "20000",
  GOOGLE_CLIENT_ID: "pennant",
  GOOGLE_CLIENT_SECRET: "only-for-tests",
  // Nothing listens there, so requests to the provider fail.
  GOOGLE_ISSUER: "http://127.0.0.1:9",
};

it("a server handles random HTTP requests without an error of its own", async () => {
  const server = await startServer(env);
  await makeNoise("a server", server, CASES, { port: server.port, pids: [server.pid], rawPort: server.port });
});

it("two instances behind TLS, with S3, do too", async ({ skip }) => {
  if ("reason" in s3) return skip(s3.reason);
  const site = await startSite(async () => ({ ...env, ...(await newBucket(s3.port)) }));
  const { port } = new URL(site.origin);
  const pids = site.instances.map(({ pid }) => pid);
  await makeNoise("two instances, TLS and S3", site, CASES / 10, { port: Number(port), ca: site.ca, pids });
});

type Target = { port: number; ca?: string; pids: number[]; rawPort?: number };

async function makeNoise(what: string, server: Service, count: number, { pids, rawPort, ...target }: Target) {
  const send = createNoiseSender(target);
  const calls = await callsToDistort(routes);
  const found: string[] = [];
  const statuses: Record<string, number> = {};
  const memory: number[] = [];
  const began = performance.now();
  let [sent, longest, again] = [0, 0, 0];
  for (let block = 0; sent < count && found.length < 10; block += 1) {
    const { token } = await uncounted(server);
    await setUpRows((path, body) => server.ask("POST", path, { token, body }));
    const raw = rawPort ? generateRawNoise(SEED + block, RAW) : [];
    const cases = generateNoise(SEED + block, BLOCK - raw.length).map((noise) => distort(noise, calls));
    await inLanes(cases, async (one) => {
      const caller = one.endsSession && one.caller === "tenant" ? (await uncounted(server)).token : token;
      const bearer = { tenant: caller, nobody: "", forged: "forged.forged.forged" }[one.caller];
      const asked = performance.now();
      let answered = await send(one, bearer);
      longest = Math.max(longest, performance.now() - asked);
      // A stalled machine causes these too, so the request is repeated alone and only the second response counts.
      const isLost = () => isStill(answered) || (answered === "cut" && !mayBeCut(one));
      for (let left = 2; left > 0 && isLost(); left -= 1) {
        again += 1;
        // A full queue sends Retry-After: the one of archives, to a tenant with several requests at once.
        if (answered !== "cut" && answered.status === 503) await wait(RETRY_AFTER_MS);
        answered = await alone(() => send(one, bearer));
      }
      const status = answered === "cut" ? "cut" : answered.status;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (isLost()) found.push(`block ${block}: ${one.method} ${one.address.slice(0, 200)}: lost`);
      if (answered === "cut") return;
      for (const fault of findHttpErrors(answered, one))
        found.push(
          `block ${block}: ${one.method} ${one.address.slice(0, 200)} ${JSON.stringify(one.headers)}: ${fault}`,
        );
    });
    await inLanes(raw, async (one) => {
      const answer = await sendRaw(rawPort ?? 0, one, 5_000);
      for (const fault of findRawErrors(one, answer))
        found.push(`block ${block}: ${JSON.stringify(one.text.slice(0, 300))}: ${fault}`);
    });
    sent += cases.length + raw.length;
    memory.push(...pids.map(residentBytes));
    if (block % 20 === 19)
      printFigure("so far", `${sent} requests, ${Math.round((memory.at(-1) ?? 0) / 1e6)} MB`);
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const most = Math.round(Math.max(...memory) / 1e6);
  printFigure(
    `noise over HTTP (${what})`,
    `${sent} requests of seed ${SEED} in ${seconds} s, the slowest answer ${Math.round(longest)} ms, memory at most ${most} MB, ${again} asked again: ${JSON.stringify(statuses)}`,
  );
  expect(found, `of FUZZ_SEED=${SEED}`).toEqual([]);
  expect(server.isAlive()).toBe(true);
  expect(Math.max(...memory)).toBeLessThan(MOST_MEMORY);
  await server.kill();
}

/** Runs the cases with limited concurrency. */
async function inLanes<Case>(cases: Case[], run: (one: Case) => Promise<void>): Promise<void> {
  const waiting = cases.values();
  const lane = async () => {
    for (const one of waiting) await run(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Requests that are aborted, or whose head is too long: Node returns 431 and closes while the rest is being sent. */
function mayBeCut({ address, headers }: Distorted) {
  const head =
    new URL(`/api/${address}`.toWellFormed(), "http://localhost").href.length +
    JSON.stringify(headers).length;
  return "content-length" in headers || head > LONGEST_HEAD;
}

/** One tenant more than an address may start in an hour. */
async function uncounted(server: Service) {
  await database.eye.query('DELETE FROM "RateLimit"');
  return startDemo(server);
}

const isStill = (answered: ReceivedResponse | "cut") =>
  answered !== "cut" && (answered.status === 0 || answered.status === 503);

let last: Promise<unknown> = Promise.resolve();

function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/** Returns the memory of a process, on systems with /proc. */
function residentBytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
