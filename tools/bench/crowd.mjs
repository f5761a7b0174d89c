import { wait } from "../../scripts/lib/processes.mjs";
import { newDocument, startDemo } from "./client.mjs";
import { LISTS } from "./lists.mjs";
import { cpuMs, residentMemory } from "./processes.mjs";
import { collectGarbage } from "./start.mjs";

const PEOPLE = 100;
const SECONDS = Number(process.env.CROWD_SECONDS ?? 600);
/** After each part, the server's memory is read. */
const PARTS = 5;
/** Milliseconds between two calls of a person: at least, and at most. */
const PAUSE = [1_000, 3_000];

/** Measures 100 people with a full demo each, who read and write at once on one instance for ten minutes. */
export async function measureCrowd({ origin, child, pid }) {
  const people = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push(await newPerson(origin));
  const calls = [];
  const marks = [];
  const cpuBefore = cpuMs(pid);
  for (let part = 0; part < PARTS; part += 1) {
    const until = performance.now() + (SECONDS * 1_000) / PARTS;
    await Promise.all(people.map((person) => work(person, calls, until)));
    const { heapUsed } = await collectGarbage(child);
    marks.push({ usedMiB: heapUsed / 2 ** 20, residentMiB: residentMemory(pid) });
  }
  return {
    people: PEOPLE,
    seconds: SECONDS,
    kinds: Object.keys(actions).map((kind) => ({
      kind,
      ...summary(calls.filter((call) => call.kind === kind)),
    })),
    all: summary(calls),
    busy: (cpuMs(pid) - cpuBefore) / (SECONDS * 1_000),
    marks,
  };
}

/** The actions of a person, with the frequency of each in a hundred. */
const actions = {
  list: { share: 55, run: ({ call }) => call("POST", pick(LISTS), { take: 30 }) },
  search: { share: 12, run: ({ call }) => call("POST", "search", { text: pick(["st", "site", "invoice"]) }) },
  create: {
    share: 12,
    run: ({ call }) =>
      call("POST", "tasks", { name: "Call the printer", dueAt: "2030-01-01", isWithTime: false }),
  },
  update: {
    share: 18,
    run: ({ call, taskIds }) => call("PATCH", `tasks/${pick(taskIds)}`, { details: "Called" }),
  },
  pdf: { share: 3, run: ({ call, documentId }) => call("GET", `sales-documents/${documentId}/pdf`) },
};

async function newPerson(origin) {
  const tenant = await startDemo(origin);
  const { items } = await (await tenant.call("POST", "tasks/search", { take: 20 })).json();
  const created = await tenant.call("POST", "sales-documents", await newDocument(tenant, 10));
  const { id } = await created.json();
  return { call: tenant.call, taskIds: items.map((task) => task.id), documentId: id };
}

async function work(person, calls, until) {
  await wait(Math.random() * PAUSE[1]);
  while (performance.now() < until) {
    const kind = pickKind();
    const began = performance.now();
    const isAnswered = await actions[kind].run(person).then(
      (answer) => answer.arrayBuffer().then(() => true),
      () => false,
    );
    calls.push({ kind, took: performance.now() - began, isAnswered });
    await wait(PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0]));
  }
}

function pickKind() {
  let at = Math.random() * 100;
  return Object.keys(actions).find((kind) => (at -= actions[kind].share) < 0) ?? "list";
}

const pick = (values) => values[Math.floor(Math.random() * values.length)];

function summary(calls) {
  const took = calls.map((call) => call.took).sort((a, b) => a - b);
  const part = (of) => took[Math.min(took.length - 1, Math.ceil(took.length * of) - 1)] ?? 0;
  return {
    count: calls.length,
    errors: calls.filter((call) => !call.isAnswered).length,
    p50: part(0.5),
    p99: part(0.99),
  };
}
