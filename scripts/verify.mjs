// `npm run verify`: format, structure, types, lint, unused code, and the tests without a browser.
import path from "node:path";
import { gateSteps, routeTypesStep, runInParallel, runStep, summary } from "./lib/gate/gate.mjs";
import { prepareCode } from "./lib/prepare.mjs";
import { reportProblem } from "./lib/problem.mjs";
import { stop, stopOnSignals } from "./lib/shutdown.mjs";
import { readTestReports, summaryLine } from "./lib/gate/test-reports.mjs";
import { vitestStep } from "./lib/gate/test-steps.mjs";

const root = path.resolve(import.meta.dirname, "..");

stopOnSignals();
try {
  await prepareCode(root);
  if (!(await runStep(root, routeTypesStep(root)))) await stop(1);
  if (!(await runInParallel(root, gateSteps(root)))) await stop(1);
  if (!(await runStep(root, vitestStep(root, ["unit*", "api*"])))) await stop(1);
  console.log(`\n${summary()}`);
  console.log(`\n${summaryLine(readTestReports())}`);
  await stop(0);
} catch (error) {
  reportProblem(error);
  await stop(1);
}
