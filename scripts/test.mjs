// `npm test`: all checks, then the tests of the built app. Its last line counts the tests of both runners.
import path from "node:path";
import { findBrowser } from "./lib/browser.mjs";
import {
  buildStep,
  failedSteps,
  gateSteps,
  routeTypesStep,
  runInTurn,
  runQuietly,
  runStep,
  summary,
} from "./lib/gate/gate.mjs";
import { prepareCode } from "./lib/prepare.mjs";
import { reportProblem } from "./lib/problem.mjs";
import { stop, stopOnSignals } from "./lib/shutdown.mjs";
import { readTestReports, summaryLine } from "./lib/gate/test-reports.mjs";
import { playwrightStep, vitestStep } from "./lib/gate/test-steps.mjs";

const root = path.resolve(import.meta.dirname, "..");

stopOnSignals();
try {
  await prepareCode(root);
  await findBrowser();
  // A failing step does not stop the others.
  await runStep(root, routeTypesStep(root));
  console.log("\nUnit and API tests, Build, Lint and types, Unused code, Structure, Format …");
  const build = runQuietly(root, buildStep(root));
  await Promise.all([
    build.then(() => runInTurn(root, gateSteps(root))),
    runQuietly(root, vitestStep(root, ["unit*", "api*", "storage", "start"])),
  ]);
  // Alone: a journey that waits for the processor takes longer than its page does.
  await runStep(root, playwrightStep(root));

  const { failures, ...counts } = readTestReports();
  // Again at the end, because the reports of the runners are far above.
  for (const failure of failures) console.log(`\n${failure}`);
  console.log(`\n${summary()}`);
  console.log(`\n${summaryLine(counts)}`);
  await stop(failedSteps().length === 0 && counts.failed === 0 && counts.passed > 0 ? 0 : 1);
} catch (error) {
  reportProblem(error);
  console.log(`\n${summaryLine({ ...readTestReports(), failed: 1 })}`);
  await stop(1);
}
