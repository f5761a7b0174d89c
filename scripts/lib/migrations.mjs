import { spawn } from "node:child_process";
import { readdirSync, existsSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { Problem } from "./problem.mjs";

/**
 * Brings a database to the newest migration. Starts that come at the same time wait for each other, and the slow
 * Prisma CLI is asked only when something is pending. Answers the names of what it applied.
 */
export async function applyMigrations({ root, url }) {
  const client = await connect(url);
  try {
    // Held by this connection, so that a start that is killed lets go of it.
    await client.query("SELECT pg_advisory_lock(7366, 2)");
    const pending = await findPending(client, path.join(root, "prisma", "migrations"));
    if (pending.length > 0) await deploy(root, url);
    return pending;
  } finally {
    await client.end();
  }
}

async function connect(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw unreachable(url, error);
  }
}

function unreachable(url, error) {
  const { host, pathname } = new URL(url);
  const reasons = {
    ECONNREFUSED: "nothing answers there",
    ENOTFOUND: "there is no such host",
    "28P01": "it refuses the user or the password",
    "3D000": "it has no such database",
  };
  const reason = reasons[error.code] ?? (error.message || error.code);
  return new Problem(`The database at ${host}${pathname} cannot be reached: ${reason}. Check DATABASE_URL.`);
}

async function findPending(client, folder) {
  const names = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];
  const { rows } = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists");
  if (!rows[0].exists) return names;
  const applied = await client.query(
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  const done = new Set(applied.rows.map((row) => row.migration_name));
  return names.filter((name) => !done.has(name));
}

async function deploy(root, url) {
  const cli = path.join(root, "node_modules", "prisma", "build", "index.js");
  const child = spawn(process.execPath, [cli, "migrate", "deploy"], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, NO_COLOR: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Problem(`A migration failed, and Pennant did not start: ${reasonIn(output)}`);
}

/** Prisma explains over several lines; the ones that name the migration and the database's own words matter. */
function reasonIn(output) {
  const name = /Migration name: (\S+)/.exec(output)?.[1] ?? /The `(\S+)` migration/.exec(output)?.[1];
  const words = /(?:ERROR: |Error: )(?!P\d|Error)(.+)/.exec(output)?.[1] ?? output.trim().split("\n").at(-1);
  return name ? `${name}: ${words}` : words;
}
