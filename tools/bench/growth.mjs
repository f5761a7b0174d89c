import { readFileSync, statSync } from "node:fs";
import pg from "pg";
import { startDemo } from "./client.mjs";
import { columnsOf, quoteNames } from "./columns.mjs";
import { LISTS } from "./lists.mjs";
import { median } from "./load.mjs";

const TENANTS = 2_000;
const TASKS = 100_000;
const TIMES = 60;

/** Measures lists before and after adding 2,000 tenants, relative to a query by key, and the database time of one tenant with 100,000 tasks. */
export async function measureGrowth({ origin, ceilings, databaseUrl, databaseLog }) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const tenant = await startDemo(origin);
    const before = await timeLists(tenant, ceilings);
    const copies = await copyTenant(database, TENANTS);
    const after = await timeLists(tenant, ceilings);
    const large = await measureLargeTenant({ origin, database, databaseLog });
    const statements = await countStatements(tenant, databaseLog);
    const lists = LISTS.map((path, index) => ({
      path,
      before: before[index],
      after: after[index],
      statements: statements[index],
    }));
    return { copies, lists, large };
  } finally {
    await database.end();
  }
}

/** Returns the p50 of each list, of its search and of a query by key, called in turns so that changes of the machine affect all. */
async function timeLists(tenant, ceilings) {
  const query = () => fetch(`${ceilings.origin}/api/query`).then((answer) => answer.text());
  const figures = [];
  for (const path of LISTS) {
    const list = () => tenant.call("POST", path, {}).then((answer) => answer.text());
    const search = () => tenant.call("POST", path, { name: "an" }).then((answer) => answer.text());
    figures.push(await timeInTurns({ list, search, query }));
  }
  return figures;
}

async function timeInTurns(calls) {
  const took = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  for (let turn = 0; turn < TIMES; turn += 1)
    for (const [name, call] of Object.entries(calls)) {
      const started = performance.now();
      await call();
      took[name].push(performance.now() - started);
    }
  return Object.fromEntries(Object.entries(took).map(([name, times]) => [name, median(times)]));
}

/** Copies the newest tenant with all its rows; because of owner keys the copies keep their ids. Returns the number of tasks. */
async function copyTenant(database, count) {
  const { rows } = await database.query('SELECT id FROM "User" ORDER BY "createdAt" DESC LIMIT 1');
  const original = rows[0].id;
  await database.query("BEGIN");
  await database.query("CREATE TEMP TABLE copy (id uuid) ON COMMIT DROP");
  await database.query("INSERT INTO copy SELECT gen_random_uuid() FROM generate_series(1, $1)", [count]);
  const users = await columnsOf(database, "User");
  const own = users.map((name) => ({ id: "copy.id", email: "NULL" })[name] ?? `"User"."${name}"`);
  await database.query(
    `INSERT INTO "User" (${quoteNames(users)}) SELECT ${own.join(", ")} FROM "User", copy WHERE "User".id = $1`,
    [original],
  );
  for (const table of TABLES) {
    const columns = await columnsOf(database, table);
    const values = columns.map((name) => (name === "userId" ? "copy.id" : `t."${name}"`)).join(", ");
    await database.query(
      `INSERT INTO "${table}" (${quoteNames(columns)}) SELECT ${values} FROM "${table}" t, copy WHERE t."userId" = $1`,
      [original],
    );
  }
  await database.query("COMMIT");
  await runMaintenance(database);
  return Number((await database.query('SELECT count(*) FROM "Task"')).rows[0].count);
}

/** Runs maintenance now that the database would otherwise start during the measurement. */
async function runMaintenance(database) {
  await database.query("VACUUM ANALYZE");
  await database.query("CHECKPOINT");
}

// Each table follows those that it refers to.
const TABLES = [
  "BankAccount",
  "Client",
  "Project",
  "Repeat",
  "Task",
  "Event",
  "File",
  "ClientContact",
  "PartnerContact",
  "ProjectClientContact",
  "ProjectPartnerContact",
  "SalesDocument",
  "SalesDocumentItem",
  "DeductedDeposit",
  "ReceivedPayment",
  "ReceivedPaymentChange",
  "DocumentNumbering",
  "DocumentSeries",
];

async function measureLargeTenant({ origin, database, databaseLog }) {
  const tenant = await startDemo(origin, "blank");
  await tenant.call("POST", "tasks", { name: "The first", dueAt: "2030-01-01" });
  const { rows } = await database.query(`SELECT "userId" FROM "Task" WHERE name = 'The first' LIMIT 1`);
  await database.query(
    `INSERT INTO "Task" (id, "userId", name, status, "dueAt", "isWithTime", "updatedAt")
     SELECT gen_random_uuid(), $1, 'Task ' || md5(n::text), 'pending', now() + n * interval '1 minute', true, now()
     FROM generate_series(1, $2) n`,
    [rows[0].userId, TASKS],
  );
  await runMaintenance(database);
  await explainEverything(database);
  return {
    list: await inDatabase({ database, databaseLog }, () => tenant.call("POST", "tasks/search", {})),
    search: await inDatabase({ database, databaseLog }, () =>
      tenant.call("POST", "tasks/search", { name: "c4ca4238" }),
    ),
    palette: await inDatabase({ database, databaseLog }, () =>
      tenant.call("POST", "search", { text: "c4c", take: 5 }),
    ),
    paletteOfAll: await inDatabase({ database, databaseLog }, () =>
      tenant.call("POST", "search", { text: "task", take: 5 }),
    ),
  };
}

/** Makes the database log each statement's plan and time on every new connection. */
async function explainEverything(database) {
  await database.query("LOAD 'auto_explain'");
  await database.query("ALTER SYSTEM SET session_preload_libraries = 'auto_explain'");
  await database.query("ALTER SYSTEM SET auto_explain.log_min_duration = 0");
  await database.query("ALTER SYSTEM SET auto_explain.log_timing = off");
  await reload(database);
  await database.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'pennant' AND state = 'idle'",
  );
}

/** Returns the number of statements of each list, counted in the database's log. */
async function countStatements(tenant, databaseLog) {
  const counts = [];
  for (const path of LISTS) {
    const plans = await explained(databaseLog, () => tenant.call("POST", path, {}));
    counts.push(plans.length);
  }
  return counts;
}

/** Returns what the database logged about each statement of a call. */
async function explained(databaseLog, call) {
  const from = statSync(databaseLog).size;
  await (await call()).text();
  return readFileSync(databaseLog)
    .subarray(from)
    .toString()
    .split(/^.*LOG: +(?=duration: )/m)
    .slice(1);
}

const reload = (database) => database.query("SELECT pg_reload_conf()");

/** Returns the p50 of the database time of 21 calls, and the plans of one more, which is slower because it counts rows. */
async function inDatabase({ database, databaseLog }, call) {
  const plansOf = () => explained(databaseLog, call);
  // The first call may meet a connection that was just closed.
  await call().catch(() => {});
  const took = [];
  for (let index = 0; index < 21; index += 1) {
    const plans = await plansOf();
    took.push(plans.reduce((sum, plan) => sum + Number(/duration: ([\d.]+)/.exec(plan)[1]), 0));
  }
  took.sort((a, b) => a - b);
  await database.query("ALTER SYSTEM SET auto_explain.log_analyze = on");
  await reload(database);
  await plansOf();
  const plans = await plansOf();
  await database.query("ALTER SYSTEM SET auto_explain.log_analyze = off");
  await reload(database);
  return { p50: took[10], plans };
}
