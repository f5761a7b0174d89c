import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startNode } from "../../scripts/lib/children.mjs";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { endProcess, wait } from "../../scripts/lib/processes.mjs";
import { serve } from "../../scripts/lib/serve.mjs";
import { startDemo } from "./client.mjs";
import { median, run } from "./load.mjs";
import { memory, treeMemory } from "./processes.mjs";

const STARTS = 9;

/** Measures `npm start` after the first run, the server alone, and their memory when idle. */
export async function measureStart({ root, server, env }) {
  const serverMs = await startOfServer(server, env);
  const folder = mkdtempSync(path.join(os.tmpdir(), "pennant-bench-start-"));
  const times = [];
  let idleMiB = 0;
  try {
    for (let index = 0; index < 4; index += 1) {
      const port = await findFreePort();
      const env = { ...process.env, PORT: String(port), PENNANT_DATA_DIR: folder, DATABASE_URL: "" };
      const began = performance.now();
      const child = startNode([path.join(root, "scripts", "start.mjs")], { cwd: root, env });
      child.stdout.resume();
      while (!(await answers(`http://127.0.0.1:${port}/api/health`))) await wait(20);
      times.push(performance.now() - began);
      await wait(1_000);
      idleMiB = treeMemory(child.pid);
      await endProcess(child.pid, "SIGTERM", 20_000);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  // The first start creates the database.
  return { serverMs, warmMs: median(times.slice(1)), firstMs: times[0], idleMiB };
}

/** Returns the median milliseconds to the first response of a server with an existing database. */
async function startOfServer(server, env) {
  const times = [];
  for (let index = 0; index < STARTS; index += 1) {
    const port = await findFreePort();
    const began = performance.now();
    const { child, ended } = await serve([server], {
      cwd: path.dirname(server),
      env: { ...env, PORT: String(port) },
      port,
    });
    times.push(performance.now() - began);
    await endProcess(child.pid, "SIGTERM", 20_000);
    await ended;
  }
  return median(times);
}

const answers = (url) =>
  fetch(url).then(
    () => true,
    () => false,
  );

// Several, because the amount of uncollected garbage varies.
const MARKS = [50_000, 100_000, 150_000, 200_000, 250_000];

/** Returns the server's memory in MiB after a number of list requests: resident, and the JavaScript heap in use. */
export async function measureMemory({ origin, child }) {
  const marks = [];
  let sent = 0;
  for (const requests of MARKS) {
    // A new tenant for each, because tokens expire.
    const tenant = await startDemo(origin);
    await run({
      url: `${origin}/api/clients/search`,
      amount: requests - sent,
      method: "POST",
      headers: tenant.headers,
      body: "{}",
    });
    sent = requests;
    const mib = memory(child.pid);
    const { heapUsed } = await collectGarbage(child);
    marks.push({ requests, mib, usedMiB: heapUsed / 2 ** 20, leftMiB: memory(child.pid) });
  }
  return marks;
}

/** Collects the measured server's garbage with garbage.mjs; returns the bytes of the heap that are still in use. */
export function collectGarbage(child) {
  const collected = new Promise((resolve) => child.once("message", resolve));
  child.send("collect garbage");
  return collected;
}
