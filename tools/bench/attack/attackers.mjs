// The attacking process of attack.mjs, which sends as many requests as it can between "begin" and "end": `node attackers.mjs <attack> <origin>`.
import { blankLinesArchive, heavyArchive } from "./attack-archives.mjs";
import { newDocument, startDemo } from "../client.mjs";

const ABANDONED_AFTER_MS = 1_500;
const GIVE_UP_MS = 60_000;

/** Each prepares its tenant and returns the calls that its connections repeat. */
const attacks = { lists, resets, imports, pdfs, bombs };

const [, , name, origin] = process.argv;
const { connections, calls } = await attacks[name]();
let isOn = false;
let running;
process.on("message", async (word) => {
  isOn = word === "begin";
  if (isOn) running = attack();
  else process.send(await running);
});
process.send("ready");

/** Returns the number of responses by status. */
async function attack() {
  const statuses = {};
  const connection = async (_, at) => {
    for (let turn = at; isOn; turn += 1) {
      const status = await calls[turn % calls.length]().catch(() => "none");
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return statuses;
}

/** Lists of a thousand rows, and documents of 200 items. */
async function lists() {
  const tenant = await startDemo(origin);
  for (let at = 0; at < 1_000; at += 1)
    await tenant.call("POST", "tasks", { name: `Task ${at}`, dueAt: "2030-01-01" });
  const document = await newDocument(tenant, 200);
  const { id } = await (await tenant.call("POST", "sales-documents", document)).json();
  const { items } = document;
  return {
    connections: 50,
    calls: [
      ask(tenant, "POST", "tasks/search", { take: 1_000 }),
      ask(tenant, "POST", "files/search", { take: 1_000 }),
      ask(tenant, "PATCH", `sales-documents/${id}`, { items }),
      ask(tenant, "POST", "events/search", { take: 1_000 }),
      ask(tenant, "POST", "sales-documents", document),
    ],
  };
}

async function resets() {
  return { connections: 50, calls: [ask(await startDemo(origin), "POST", "demo/reset")] };
}

async function imports() {
  const tenant = await startDemo(origin, "blank");
  return { connections: 50, calls: [bring(tenant, await heavyArchive())] };
}

/** Abandoned PDFs of 500 items. */
async function pdfs() {
  const tenant = await startDemo(origin);
  const { id } = await (await tenant.call("POST", "sales-documents", await newDocument(tenant, 500))).json();
  const pdf = ask(tenant, "GET", `sales-documents/${id}/pdf`, undefined, ABANDONED_AFTER_MS);
  return { connections: 8, calls: [pdf] };
}

async function bombs() {
  const tenant = await startDemo(origin, "blank");
  const archives = await Promise.all([100_000, 1_000_000].map(blankLinesArchive));
  return { connections: 4, calls: archives.map((archive) => bring(tenant, archive, 10_000)) };
}

function ask(tenant, method, path, body, timeout) {
  return send(path, { method, headers: tenant.headers, body: body && JSON.stringify(body) }, timeout);
}

function bring(tenant, body, timeout) {
  const headers = { authorization: tenant.headers.authorization, "content-type": "application/zip" };
  return send("import", { method: "POST", headers, body }, timeout);
}

/** A call that returns its status and is aborted after the timeout. */
function send(path, request, timeout = GIVE_UP_MS) {
  return async () => {
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(`${origin}/api/${path}`, { ...request, signal });
    await answer.arrayBuffer();
    return answer.status;
  };
}
