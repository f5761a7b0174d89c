// `npm run bench`: measures Pennant on this machine, relative to a minimal app.
// `npm run bench -- lists pages` measures only these parts. Prints the tables; docs/performance.md says what stands of them.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildApp } from "../../scripts/lib/build/build.mjs";
import { withFolderLock } from "../../scripts/lib/folder-lock.mjs";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { prepareCode, prepareDatabase } from "../../scripts/lib/prepare.mjs";
import { reportProblem } from "../../scripts/lib/problem.mjs";
import { serve } from "../../scripts/lib/serve.mjs";
import { onStop, stop, stopOnSignals } from "../../scripts/lib/shutdown.mjs";
import { step } from "../../scripts/lib/steps.mjs";
import { buildCeilings, serveCeilings } from "./ceilings.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const wanted = process.argv.slice(2);

stopOnSignals();
try {
  await prepareCode(root);
  process.env.PENNANT_BUILD_DIR = ".next-bench";
  const server = await withFolderLock(root, () => buildApp(root));
  const folder = mkdtempSync(path.join(os.tmpdir(), "pennant-bench-"));
  onStop(() => rmSync(folder, { recursive: true, force: true }));
  process.env.DATABASE_URL = "";
  const databaseUrl = await prepareDatabase(root, folder);

  const port = await findFreePort();
  const mailPort = await findFreePort();
  const env = serverEnvironment({ server, port, folder, databaseUrl, mailPort });
  await step("Building the app to compare with", () => buildCeilings({ root, env }));
  const garbage = path.join(import.meta.dirname, "garbage.mjs");
  const { child } = await serve(["--import", garbage, server], { cwd: path.dirname(server), env, port });
  const ceilings = await serveCeilings({ env, port: await findFreePort() });
  const target = {
    origin: `http://127.0.0.1:${port}`,
    child,
    pid: child.pid,
    ceilings,
    databaseUrl,
    mailPort,
    databaseLog: path.join(folder, "postgres.log"),
    server,
    env,
    root,
  };

  const results = {};
  for (const [name, measure] of Object.entries(await parts())) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    results[name] = await step(`Measuring ${name}`, () => measure(target));
  }
  const { report } = await import("./report.mjs");
  report({ results, root });
  await stop(0);
} catch (error) {
  reportProblem(error);
  await stop(1);
}

/** Ordered so that they do not affect each other: growth fills the database and comes last. */
async function parts() {
  const { measureAttack } = await import("./attack/attack.mjs");
  const { measureCrowd } = await import("./crowd.mjs");
  const { measureDocuments } = await import("./documents.mjs");
  const { measureGrowth } = await import("./growth.mjs");
  const { measureGuesses } = await import("./attack/guesses.mjs");
  const { measureInstances } = await import("./instances.mjs");
  const { measureInteraction } = await import("./interaction.mjs");
  const { measureLists } = await import("./lists.mjs");
  const { measurePages } = await import("./pages.mjs");
  const { measureMemory, measureStart } = await import("./start.mjs");
  const { measureTrash } = await import("./trash.mjs");
  const { measureVisits } = await import("./visits.mjs");
  return {
    start: measureStart,
    pages: measurePages,
    visits: measureVisits,
    documents: measureDocuments,
    lists: measureLists,
    interaction: measureInteraction,
    guesses: measureGuesses,
    attack: measureAttack,
    memory: measureMemory,
    crowd: measureCrowd,
    instances: measureInstances,
    trash: measureTrash,
    growth: measureGrowth,
  };
}

function serverEnvironment({ server, port, folder, databaseUrl, mailPort }) {
  return {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    HOSTNAME: "",
    DATABASE_URL: databaseUrl,
    DATABASE_PREPARED: "on",
    AUTH_SECRET: "a secret of the benchmark that signs nothing else",
    PENNANT_DATA_DIR: folder,
    NODE_COMPILE_CACHE: path.join(path.dirname(server), "compiled"),
    LOG_LEVEL: "warn",
    RATE_LIMITS: "off",
    SIGN_UP: "open",
    // Only the measurement of guesses sends mail, and starts this server.
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: "Pennant <pennant@server.example>",
  };
}
