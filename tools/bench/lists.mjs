import pg from "pg";
import { compare, load } from "./load.mjs";
import { startDemo } from "./client.mjs";

export const LISTS = [
  "projects/search",
  "clients/search",
  "client-contacts/search",
  "partner-contacts/search",
  "tasks/search",
  "events/search",
  "files/search",
  "payment/search",
];

/** Measures lists and writes of a full demo, and their ceilings. */
export async function measureLists({ origin, pid, ceilings, databaseUrl }) {
  const tenant = await startDemo(origin);
  // Warm up, because V8 optimizes code only after many calls.
  for (const path of LISTS) await load({ ...listRequest(tenant, path), pid, seconds: 2 });
  const bare = await load({ url: `${ceilings.origin}/api/bare`, pid: ceilings.pid });
  const ceiling = { url: `${ceilings.origin}/api/query`, pid: ceilings.pid };
  const query = await load(ceiling);
  const driver = await measureDriver(databaseUrl);
  const lists = [];
  for (const path of LISTS) {
    const { ratio, request } = await compare({ ceiling, request: { ...listRequest(tenant, path), pid } });
    lists.push({ path, ratio, ...request });
  }
  const shares = await measureShares(tenant, ceilings);
  return { bare, query, driver, lists, writes: await measureWrites(tenant, pid), shares };
}

function listRequest({ origin, headers }, path) {
  return { url: `${origin}/api/${path}`, method: "POST", headers, body: JSON.stringify({ take: 20 }) };
}

async function measureWrites(tenant, pid) {
  const { items } = await (await tenant.call("POST", "tasks/search", { take: 1 })).json();
  const url = `${tenant.origin}/api/tasks`;
  const due = { name: "Measured", dueAt: "2030-01-01", isWithTime: false };
  const create = { method: "POST", headers: tenant.headers, body: JSON.stringify(due) };
  const patch = {
    method: "PATCH",
    headers: tenant.headers,
    body: JSON.stringify({ name: "Measured again" }),
  };
  return [
    { path: "POST tasks", ...(await load({ url, pid, ...create })) },
    { path: "PATCH tasks/{id}", ...(await load({ url: `${url}/${items[0].id}`, pid, ...patch })) },
  ];
}

/** Measures the parts of a task list on the ceilings' server, which has the same code, secret and database. */
async function measureShares({ headers }, { origin }) {
  const response = await fetch(`${origin}/api/shares`, { method: "POST", headers, body: "{}" });
  if (!response.ok) throw new Error(`POST shares: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Measures requests a second of the driver only: one query of 20 rows, over eight connections. */
async function measureDriver(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 8 });
  const until = performance.now() + 3_000;
  let count = 0;
  const work = async () => {
    while (performance.now() < until) {
      await pool.query('SELECT * FROM "Task" ORDER BY "userId", id LIMIT 20');
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  await pool.end();
  return { perSecond: count / 3 };
}
