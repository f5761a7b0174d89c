import pg from "pg";
import { compare, load, run } from "./load.mjs";
import { startDemo } from "./client.mjs";

const TENANTS = 4;
const WARM_UP_SECONDS = 5;

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
  // Several, as only four calls of one tenant run at a time.
  const tenants = [];
  for (let index = 0; index < TENANTS; index += 1) tenants.push(await startDemo(origin));
  const [tenant] = tenants;
  await analyze(databaseUrl);
  await load({ url: `${ceilings.origin}/api/query`, pid: ceilings.pid, seconds: WARM_UP_SECONDS });
  const bare = await load({ url: `${ceilings.origin}/api/bare`, pid: ceilings.pid });
  const ceiling = { url: `${ceilings.origin}/api/query`, pid: ceilings.pid };
  const query = await load(ceiling);
  const driver = await measureDriver(databaseUrl);
  const lists = [];
  for (const path of LISTS) {
    const list = { ...listRequest(tenants, path), pid };
    // V8 optimizes code only after thousands of calls, and discards the code of a list while others are called.
    await load({ ...list, seconds: WARM_UP_SECONDS });
    const { ratio, request } = await compare({ ceiling, request: list });
    lists.push({ path, ratio, ...request });
  }
  const searches = await measureSearches(tenants, pid);
  const shares = await measureShares(tenant, ceilings);
  return { bare, query, driver, lists, searches, writes: await measureWrites(tenant, pid), shares };
}

/** The beginning of a word, a part of one that many names have, and what no name has. */
const TEXTS = ["site", "an", "zzz"];

/** Compares the search of the palette with a list of tasks, which is what it may cost twice. */
async function measureSearches(tenants, pid) {
  const ceiling = { ...listRequest(tenants, "tasks/search"), pid };
  const searches = [];
  for (const text of TEXTS) {
    const search = { ...postRequest(tenants, "search", { text, take: 5 }), pid };
    await run({ ...search, pid: undefined, duration: WARM_UP_SECONDS });
    const { ratio, request } = await compare({ ceiling, request: search });
    searches.push({ text, ratio, ...request });
  }
  return searches;
}

const listRequest = (tenants, path) => postRequest(tenants, path, { take: 20 });

/** The same request of each tenant in turns. */
function postRequest(tenants, path, value) {
  const body = JSON.stringify(value);
  const requests = tenants.map(({ headers }) => ({ method: "POST", headers, body }));
  return { url: `${tenants[0].origin}/api/${path}`, requests };
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

/** Updates the statistics that plans depend on, as autovacuum does a minute after a workspace was filled. */
async function analyze(connectionString) {
  const database = new pg.Client({ connectionString });
  await database.connect();
  await database.query("ANALYZE");
  await database.end();
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
