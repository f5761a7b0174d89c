// `npm test`: the gate, then the app as people use it. Its last line counts the tests of both runners.
import path from "node:path";
import { findBrowser } from "./lib/browser.mjs";
import { buildStep, gateSteps, routeTypesStep, runBesides, runStep } from "./lib/gate.mjs";
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
  const tests = vitestStep(root, ["unit", "api", "storage", "start"]);
  // A step that fails does not hide what the others have to say.
  const results = [
    await runStep(root, routeTypesStep(root)),
    await runBesides(root, [tests, buildStep(root), ...gateSteps(root)]),
    await runStep(root, playwrightStep(root)),
  ];
  const isGood = results.every(Boolean);

  const tally = readTally();
  console.log(`\n${closingLine(tally)}`);
  await stop(isGood && tally.failed === 0 && tally.passed > 0 ? 0 : 1);
} catch (error) {
  reportProblem(error);
  console.log(`\n${closingLine({ ...readTally(), failed: 1 })}`);
  await stop(1);
}
