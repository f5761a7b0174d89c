// `npm run test:faults`: tests the data after killed processes and with a failing database or file store.
// It takes minutes, so it is not part of `npm test`. Lines that begin with "measured" are the figures of docs/safety.md.
import path from "node:path";
import { buildApp } from "./lib/build/build.mjs";
import { startNode } from "./lib/children.mjs";
import { withFolderLock } from "./lib/folder-lock.mjs";
import { prepareCode } from "./lib/prepare.mjs";
import { reportProblem } from "./lib/problem.mjs";
import { stop, stopOnSignals } from "./lib/shutdown.mjs";

const root = path.resolve(import.meta.dirname, "..");

stopOnSignals();
try {
  await prepareCode(root);
  await withFolderLock(root, () => buildApp(root));
  const vitest = path.join(root, "node_modules", "vitest", "vitest.mjs");
  const args = [vitest, "run", "--project=faults", ...process.argv.slice(2)];
  const child = startNode(args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  await stop((await new Promise((resolve) => child.once("exit", resolve))) ?? 1);
} catch (error) {
  reportProblem(error);
  await stop(1);
}
