// `npm start`. Runs before anything is installed, so its imports have no dependencies.
import path from "node:path";
import { buildApp } from "./lib/build/build.mjs";
import { readEnvironment } from "./lib/environment.mjs";
import { withFolderLock } from "./lib/folder-lock.mjs";
import { prepareCode, prepareDatabase } from "./lib/prepare.mjs";
import { reportProblem } from "./lib/problem.mjs";
import { serve } from "./lib/serve.mjs";
import { stop, stopOnSignals } from "./lib/shutdown.mjs";
import { step } from "./lib/steps.mjs";

const root = path.resolve(import.meta.dirname, "..");

stopOnSignals();
try {
  const { port, host, folder, secret } = await readEnvironment(root);
  await prepareCode(root);
  const url = await prepareDatabase(root, folder);
  const server = await withFolderLock(root, () => buildApp(root));
  const { ended, output } = await step("Starting the server", () =>
    serve([server], { cwd: path.dirname(server), env: serverEnvironment(), port, host }),
  );
  for (const line of output) console.log(line);
  console.log(`\nPennant is ready on http://${host ?? "localhost"}:${port}`);
  await stop((await ended) || 1);

  function serverEnvironment() {
    return {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOSTNAME: host ?? "",
      DATABASE_URL: url,
      // The embedded database has no pooler in front of it.
      DATABASE_PREPARED: process.env.DATABASE_PREPARED || (process.env.DATABASE_URL ? "off" : "on"),
      AUTH_SECRET: secret,
      PENNANT_DATA_DIR: folder,
      // Node 22 and newer stores compiled code there; a new build removes it.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || path.join(path.dirname(server), "compiled"),
    };
  }
} catch (error) {
  if (!stop.isUnderWay) {
    reportProblem(error);
    await stop(1);
  }
}
