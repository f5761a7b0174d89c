// `npm run dev`: prepares the same as `npm start`, then runs Next's development server.
import path from "node:path";
import { startNode } from "./lib/children.mjs";
import { readEnvironment } from "./lib/environment.mjs";
import { prepareCode, prepareDatabase } from "./lib/prepare.mjs";
import { reportProblem } from "./lib/problem.mjs";
import { stop, stopOnSignals } from "./lib/shutdown.mjs";

const root = path.resolve(import.meta.dirname, "..");

stopOnSignals();
try {
  const { port, host, folder, secret } = await readEnvironment(root);
  await prepareCode(root);
  const url = await prepareDatabase(root, folder);
  const next = path.join(root, "node_modules", "next", "dist", "bin", "next");
  const address = ["--port", String(port), ...(host ? ["--hostname", host] : [])];
  // A server that is busy compiling a route must not report its database as unreachable.
  const timeouts = { DATABASE_WAIT_MS: process.env.DATABASE_WAIT_MS || "20000" };
  const env = {
    ...process.env,
    ...timeouts,
    DATABASE_URL: url,
    AUTH_SECRET: secret,
    PENNANT_DATA_DIR: folder,
  };
  const server = startNode([next, "dev", ...address], {
    cwd: root,
    env: { ...env, NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  server.once("exit", (code) => void stop(code ?? 1));
} catch (error) {
  if (!stop.isUnderWay) {
    reportProblem(error);
    await stop(1);
  }
}
