import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startNode } from "../lib/children.mjs";
import { findFreePort } from "../lib/ports.mjs";
import { endProcess, wait } from "../lib/processes.mjs";
import { load } from "./load.mjs";
import { startDemo } from "./client.mjs";
import { memory, treeMemory } from "./processes.mjs";

/** `npm start` on a machine that has run it before, and the server alone; what both hold when nobody is there. */
export async function measureStart({ root, startMs }) {
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
  const warm = times.slice(1).toSorted((a, b) => a - b);
  return { serverMs: startMs, warmMs: warm[1], firstMs: times[0], idleMiB };
}

const answers = (url) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** MiB of the server before and after 20,000 list requests, once it has warmed up by as many. */
export async function measureMemory({ origin, pid }) {
  const tenant = await startDemo(origin);
  const ask = () =>
    load({
      url: `${origin}/api/projects/search`,
      pid,
      seconds: 40,
      method: "POST",
      headers: tenant.headers,
      body: JSON.stringify({ take: 5 }),
    });
  const first = await ask();
  const before = memory(pid);
  const second = await ask();
  return { before, after: memory(pid), requests: Math.round((first.perSecond + second.perSecond) * 40) };
}
