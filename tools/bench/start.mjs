import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startNode } from "../../scripts/lib/children.mjs";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { endProcess, wait } from "../../scripts/lib/processes.mjs";
import { serve } from "../../scripts/lib/serve.mjs";
import { startDemo } from "./client.mjs";
import { middle, run } from "./load.mjs";
import { memory, treeMemory } from "./processes.mjs";

const STARTS = 9;

/** `npm start` on a machine that has run it before, and the server alone; what both hold when nobody is there. */
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
  // The first one makes the database.
  return { serverMs, warmMs: middle(times.slice(1)), firstMs: times[0], idleMiB };
}

/** Milliseconds to the first answer of a server whose database is there: the middle one of several, beside the one that runs. */
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
  return middle(times);
}

const answers = (url) =>
  fetch(url).then(
    () => true,
    () => false,
  );

// Several, because what the engine has not yet cleared away varies from one to the next.
const MARKS = [50_000, 100_000, 150_000, 200_000, 250_000];

/** MiB of the server after so many list requests: what it holds, and what of JavaScript's memory is still referred to. */
export async function measureMemory({ origin, child }) {
  const marks = [];
  let asked = 0;
  for (const requests of MARKS) {
    // A tenant of its own for each, as a token does not live that long.
    const tenant = await startDemo(origin);
    await run({
      url: `${origin}/api/clients/search`,
      amount: requests - asked,
      method: "POST",
      headers: tenant.headers,
      body: "{}",
    });
    asked = requests;
    const mib = memory(child.pid);
    const { heapUsed } = await collectGarbage(child);
    marks.push({ requests, mib, usedMiB: heapUsed / 2 ** 20, leftMiB: memory(child.pid) });
  }
  return marks;
}

/** See garbage.mjs, which is loaded into the measured server. */
function collectGarbage(child) {
  const collected = new Promise((resolve) => child.once("message", resolve));
  child.send("collect garbage");
  return collected;
}
