import { spawn } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { Problem } from "../problem.mjs";

const MAJOR = "18";
const LOG_LIMIT = 5_000_000;

/** Creates the cluster if it does not exist. It gets its name only when complete, so a killed start leaves no partial cluster. */
export async function createCluster({ cluster, password, programs, user }) {
  if (existsSync(cluster)) return checkVersion(cluster);

  const draft = `${cluster}.draft-${process.pid}`;
  const passwordFile = `${draft}.password`;
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (user.owner) chownSync(passwordFile, user.owner.uid, user.owner.gid);
    mkdirSync(draft, { mode: 0o700 });
    if (user.owner) chownSync(draft, user.owner.uid, user.owner.gid);
    const { code, output } = await run(user.command(programs.initdb, initialSettings(draft, passwordFile)));
    if (code !== 0) throw new Problem(`The embedded database could not be created: ${lastLine(output)}`);
    renameSync(draft, cluster);
  } catch (error) {
    // Another start renamed its cluster first; use that one.
    if (!["ENOTEMPTY", "EEXIST"].includes(error.code)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

function initialSettings(folder, passwordFile) {
  return [
    `--pgdata=${folder}`,
    `--pwfile=${passwordFile}`,
    "--username=pennant",
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // The same sort order on every machine, regardless of its locales.
    "--locale-provider=icu",
    "--icu-locale=und",
    // Determines which characters pg_trgm treats as letters; plain "C" knows only ASCII.
    `--locale=${process.platform === "linux" ? "C.UTF-8" : "en_US.UTF-8"}`,
  ];
}

function checkVersion(cluster) {
  const version = readFileSync(path.join(cluster, "PG_VERSION"), "utf8").trim();
  if (version === MAJOR) return;
  throw new Problem(
    `The data in ${cluster} belongs to PostgreSQL ${version}, but this version of Pennant uses PostgreSQL ${MAJOR}.`,
  );
}

/** Starts the server and returns its process. Its output goes to `postgres.log` next to the data. */
export function startServer({ cluster, port, settings, programs, user }) {
  const logFile = `${cluster}.log`;
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT) rmSync(logFile);
  const log = openSync(logFile, "a", 0o600);
  const from = statSync(logFile).size;
  const all = {
    ...settings,
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    lc_messages: "C",
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [program, args, identity] = user.command(programs.postgres, ["-D", cluster, ...flags]);
  // Its own process group: Ctrl-C must reach the web server first, so that it can finish its writes.
  const child = spawn(program, args, { ...identity, detached: true, stdio: ["ignore", log, log] });
  closeSync(log);
  child.unref();
  const readOutput = () => readFileSync(logFile).subarray(from).toString();
  return { child, logFile, readOutput };
}

function run([program, args, identity]) {
  return new Promise((resolve, reject) => {
    let output = "";
    const child = spawn(program, args, { ...identity, stdio: ["ignore", "pipe", "pipe"], cwd: "/" });
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}

const lastLine = (text) => text.trim().split("\n").at(-1);
