// `npm test`: the gate, then the app as people use it. Its last line counts the tests of both runners.
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
  // A step that fails does not hide what the others have to say.
  await runStep(root, routeTypesStep(root));
  console.log("\nUnit and API tests, Build, Lint, Types, Format, Structure, Unused code …");
  const build = runQuietly(root, buildStep(root));
  // Who looks at the code goes on while the journeys begin: they leave a part of the processor.
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

/** The tests of the sources, then the journeys through the app as soon as it is built. */
async function runTests(build) {
  await runQuietly(root, vitestStep(root, ["unit", "api", "storage", "start"]));
  await build;
  await runStep(root, playwrightStep(root));
}
