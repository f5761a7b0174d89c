import path from "node:path";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { endProcess } from "../../scripts/lib/processes.mjs";
import { serve } from "../../scripts/lib/serve.mjs";
import { startDemo } from "./client.mjs";
import { limitCpu } from "./cpu-limit.mjs";
import { median, run } from "./load.mjs";

const ROUNDS = 5;
/** The part of one processor that each instance gets, so that database and callers have what they need. */
const SHARE = 0.3;

/**
 * Measures how many task lists a second one instance serves, and two with the same database, in turns: with all processors shared
 * by everything, and with a limit for each instance, as if each had a machine of its own.
 */
export async function measureInstances({ origin, pid, server, env }) {
  const port = await findFreePort();
  const second = await serve([server], {
    cwd: path.dirname(server),
    env: { ...env, PORT: String(port) },
    port,
  });
  const addresses = [origin, `http://127.0.0.1:${port}`];
  try {
    const shared = await compareOneAndTwo(addresses);
    const limits = [limitCpu(pid, SHARE), limitCpu(second.child.pid, SHARE)];
    try {
      const isLimited = limits.every(Boolean);
      return { shared, share: SHARE, limited: isLimited ? await compareOneAndTwo(addresses) : undefined };
    } finally {
      for (const release of limits) release?.();
    }
  } finally {
    await endProcess(second.child.pid, "SIGTERM", 20_000);
    await second.ended;
  }
}

async function compareOneAndTwo([first, second]) {
  const { headers } = await startDemo(first);
  const list = (address) =>
    run({ url: `${address}/api/tasks/search`, method: "POST", headers, body: '{"take":20}', duration: 4 });
  const turns = { one: [], two: [] };
  for (const address of [first, second]) await list(address);
  for (let round = 0; round < ROUNDS; round += 1) {
    turns.one.push((await list(first)).requests.average);
    const both = await Promise.all([list(first), list(second)]);
    turns.two.push(both.reduce((sum, { requests }) => sum + requests.average, 0));
  }
  return { one: median(turns.one), two: median(turns.two) };
}
