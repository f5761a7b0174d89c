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
} from "./lib/gate.mjs";
import { prepareCode } from "./lib/prepare.mjs";
import { reportProblem } from "./lib/problem.mjs";
import { stop, stopWhenAsked } from "./lib/shutdown.mjs";
import { closingLine, readTally } from "./lib/tally.mjs";
import { playwrightStep, vitestStep } from "./lib/test-steps.mjs";

const root = path.resolve(import.meta.dirname, "..");

stopWhenAsked();
try {
  await prepareCode(root);
  await findBrowser();
  // A failing step does not stop the others.
  await runStep(root, routeTypesStep(root));
  console.log("\nUnit and API tests, Build, Lint, Types, Format, Structure, Unused code …");
  const build = runQuietly(root, buildStep(root));
  // Static checks continue while the browser tests start, because those leave some CPU time.
  await Promise.all([build.then(() => runInTurn(root, gateSteps(root))), runTests(build)]);

  const tally = readTally();
  console.log(`\n${summary()}`);
  console.log(`\n${closingLine(tally)}`);
  await stop(failedSteps().length === 0 && tally.failed === 0 && tally.passed > 0 ? 0 : 1);
} catch (error) {
  reportProblem(error);
  console.log(`\n${closingLine({ ...readTally(), failed: 1 })}`);
  await stop(1);
}

/** Runs the source tests, then the browser tests as soon as the app is built. */
async function runTests(build) {
  await runQuietly(root, vitestStep(root, ["unit", "api", "storage", "start"]));
  await build;
  await runStep(root, playwrightStep(root));
}
