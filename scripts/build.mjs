// `npm run build`: builds the app as `npm start` does, without serving it.
import path from "node:path";
import { buildApp } from "./lib/build/build.mjs";
import { withFolderLock } from "./lib/folder-lock.mjs";
import { prepareCode } from "./lib/prepare.mjs";
import { reportProblem } from "./lib/problem.mjs";
import { stop, stopOnSignals } from "./lib/shutdown.mjs";

const root = path.resolve(import.meta.dirname, "..");

stopOnSignals();
try {
  await prepareCode(root);
  console.log(path.relative(root, await withFolderLock(root, () => buildApp(root))));
  await stop(0);
} catch (error) {
  reportProblem(error);
  await stop(1);
}
