import path from "node:path";
import pg from "pg";
import { persistentSecret, prepareDataDirectory } from "./lib/data-directory.mjs";
import { findFreePort } from "./lib/ports.mjs";
import { findBinaries } from "./lib/postgres/binaries.mjs";
import { createCluster, startServer } from "./lib/postgres/cluster.mjs";
import { findPostmaster } from "./lib/postgres/postmaster.mjs";
import { chooseUser } from "./lib/postgres/run-as.mjs";
import { Problem } from "./lib/problem.mjs";
import { endProcess, sendSignal, wait } from "./lib/processes.mjs";

const START_TIMEOUT = 120_000; // replaying the log of a large database after a crash takes time

/**
 * Starts the embedded PostgreSQL of a data directory. It runs until this process ends or `stop()` is called.
 * Throws a Problem if another process uses it.
 */
export async function openEmbeddedDatabase({ folder, settings = {}, onLost = () => {} }) {
  prepareDataDirectory(folder);
  const cluster = path.join(folder, "postgres");
  const password = persistentSecret(folder, "postgres-password");
  const programs = findBinaries();
  const user = chooseUser(programs, cluster);
  await createCluster({ cluster, password, programs, user });

  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    const running = findPostmaster(cluster);
    // Stop a server that was left behind by a killed start.
    if (running && (await isAbandoned(running, password, folder)))
      await endProcess(running.pid, "SIGINT", 30_000);
    if (!running) {
      const opened = await tryToStart({ cluster, password, programs, user, settings, folder, onLost });
      if (opened) return opened;
    }
    await wait(50);
  }
  throw new Problem(`The embedded database did not start; ${cluster}.log says why.`);
}

/** Returns the address of the embedded database if a process is running it, otherwise null. */
export function runningDatabase(folder) {
  const running = findPostmaster(path.join(folder, "postgres"));
  return running && addressOf(running.port, persistentSecret(folder, "postgres-password"), "pennant");
}

/** Returns whether the running server has no owner. Throws if it has one; returns false while it is unknown. */
async function isAbandoned({ port }, password, folder) {
  const owner = await connect(port, password);
  if (!owner) return false;
  try {
    if (await takeOwnership(owner)) return true;
    throw new Problem(
      `The data directory ${folder} is in use by another running Pennant; stop that one first, or set PENNANT_DATA_DIR.`,
    );
  } finally {
    await owner.end();
  }
}

async function tryToStart({ cluster, password, programs, user, settings, folder, onLost }) {
  const port = await findFreePort();
  const { child, readOutput } = startServer({ cluster, port, settings, programs, user });
  let hasEnded = false;
  const ended = new Promise((resolve) => child.once("exit", resolve)).then(() => (hasEnded = true));
  child.once("error", () => (hasEnded = true));

  const owner = await connectUntil(() => hasEnded, port, password);
  if (!owner) {
    // Another start was faster, the port was taken, or processes of a killed server are still ending: try again.
    if (/lock file|could not bind|shared memory block/.test(readOutput())) return null;
    throw new Problem(`The embedded database did not start: ${lastFatal(readOutput())}`);
  }
  if (!(await takeOwnership(owner))) {
    await owner.end();
    throw new Problem(
      `The data directory ${folder} is in use by another running Pennant; stop that one first.`,
    );
  }
  await createDatabase(owner);

  let isStopping = false;
  const endAtExit = () => sendSignal(child.pid, "SIGINT");
  process.once("exit", endAtExit);
  keepOwnership(owner, port, password, () => hasEnded || isStopping);
  void ended.then(
    () => isStopping || onLost(new Problem(`The embedded database has stopped; ${cluster}.log says why.`)),
  );

  return {
    port,
    url: addressOf(port, password, "pennant"),
    async stop() {
      isStopping = true;
      process.off("exit", endAtExit);
      if (!hasEnded) await endProcess(child.pid, "SIGINT");
    },
  };
}

async function connectUntil(isOver, port, password) {
  const deadline = Date.now() + START_TIMEOUT;
  while (!isOver() && Date.now() < deadline) {
    const client = await connect(port, password);
    if (client) return client;
    await wait(15);
  }
  return null;
}

/** Returns a connection to the server's maintenance database, or null while it does not respond. */
async function connect(port, password) {
  const client = new pg.Client({ connectionString: addressOf(port, password, "postgres") });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => {});
    return null;
  }
}

function addressOf(port, password, database) {
  return `postgresql://pennant:${password}@127.0.0.1:${port}/${database}`;
}

/** Takes an advisory lock, which the server releases when its owner's connection ends for any reason. */
async function takeOwnership(client) {
  const { rows } = await client.query("SELECT pg_try_advisory_lock(7366, 1) AS taken");
  return rows[0].taken;
}

/** PostgreSQL ends all connections when one of its processes crashes, and continues: then the lock is taken again. */
function keepOwnership(client, port, password, isOver) {
  client.once("end", async () => {
    const next = isOver() ? null : await connectUntil(isOver, port, password);
    if (!next) return;
    await takeOwnership(next).catch(() => {});
    keepOwnership(next, port, password, isOver);
  });
}

async function createDatabase(client) {
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'pennant'");
  if (rowCount === 0) await client.query("CREATE DATABASE pennant");
}

function lastFatal(text) {
  const line = text.split("\n").findLast((line) => /FATAL|PANIC|error/i.test(line));
  return line?.replace(/^.*?(FATAL|PANIC): */, "") ?? "no output.";
}
