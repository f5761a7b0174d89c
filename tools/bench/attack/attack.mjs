import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { newDocument, startDemo } from "../client.mjs";
import { median } from "../load.mjs";
import { residentMemory } from "../processes.mjs";

const ROUNDS = 3;
const BASELINE_MS = 4_000;
const ATTACKED_MS = 8_000;
const PAUSE_MS = 20;
const GIVE_UP_MS = 60_000;

/** The measured call of one tenant, and the load of another (attackers.mjs). */
const scenarios = [
  { victim: "search", attack: "lists" },
  { victim: "search", attack: "resets" },
  { victim: "search", attack: "imports" },
  { victim: "pdf", attack: "pdfs" },
  { victim: "export", attack: "bombs" },
];

/**
 * Measures the calls of one tenant alone and under load from another, in turns, so that changes of the machine affect both.
 * Attackers run in their own process and share the machine's cores with the server.
 */
export async function measureAttack({ origin, pid }) {
  const rows = [];
  for (const scenario of scenarios) rows.push({ ...scenario, ...(await measure(scenario, origin, pid)) });
  return rows;
}

async function measure({ victim, attack }, origin, pid) {
  const call = await victims[victim](await startDemo(origin));
  const attackers = fork(path.join(import.meta.dirname, "attackers.mjs"), [attack, origin]);
  try {
    await once(attackers, "message");
    await timeFor(BASELINE_MS, call);
    const [baseline, underAttack, attacked] = [[], [], []];
    const memory = watchMemory(pid);
    for (let round = 0; round < ROUNDS; round += 1) {
      baseline.push(await timeFor(BASELINE_MS, call));
      attackers.send("begin");
      underAttack.push(await timeFor(ATTACKED_MS, call));
      attackers.send("end");
      attacked.push((await once(attackers, "message"))[0]);
    }
    const ratio = median(underAttack.map(({ took }, at) => median(took) / median(baseline[at].took)));
    const summaries = { baseline: summary(baseline), underAttack: summary(underAttack) };
    return { ...summaries, ratio, attacked: sum(attacked), peakMiB: memory.peak() };
  } finally {
    attackers.disconnect();
  }
}

/** Each prepares its tenant and returns the measured call. */
const victims = {
  search: (tenant) => request(tenant, "tasks/search", { method: "POST", body: "{}" }),
  export: (tenant) => request(tenant, "export"),
  pdf: async (tenant) => {
    const document = await tenant.call("POST", "sales-documents", await newDocument(tenant, 10));
    return request(tenant, `sales-documents/${(await document.json()).id}/pdf`);
  },
};

function request({ origin, headers }, at, options) {
  return async () => {
    const signal = AbortSignal.timeout(GIVE_UP_MS);
    const answer = await fetch(`${origin}/api/${at}`, { headers, signal, ...options });
    await answer.arrayBuffer();
    return answer.status;
  };
}

/** Calls sequentially for a duration; returns the duration of each call and the number of responses by status. */
async function timeFor(duration, call) {
  const took = [];
  const statuses = {};
  for (const until = performance.now() + duration; performance.now() < until;) {
    const began = performance.now();
    const status = await call().catch(() => "none");
    took.push(performance.now() - began);
    statuses[status] = (statuses[status] ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return { took, statuses };
}

function summary(rounds) {
  const took = rounds.flatMap((round) => round.took).sort((a, b) => a - b);
  const { 200: answered = 0, ...refused } = sum(rounds.map(({ statuses }) => statuses));
  return {
    calls: took.length,
    p50: median(took),
    p99: took[Math.ceil(took.length * 0.99) - 1],
    refused: took.length - answered,
    statuses: refused,
  };
}

function sum(counts) {
  const total = {};
  for (const [name, count] of counts.flatMap(Object.entries)) total[name] = (total[name] ?? 0) + count;
  return total;
}

function watchMemory(pid) {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, residentMemory(pid))), 100);
  return {
    peak: () => {
      clearInterval(timer);
      return peak;
    },
  };
}
