// `npm run test:clocks`, a part of `npm run test:full`: the tests without a browser on days and at times at which a rule for dates could be wrong.
import path from "node:path";
import { runStep, summary } from "./lib/gate/gate.mjs";
import { prepareCode } from "./lib/prepare.mjs";
import { reportProblem } from "./lib/problem.mjs";
import { stop, stopOnSignals } from "./lib/shutdown.mjs";
import { clockLibrary, oddClocks } from "./lib/gate/test-clock.mjs";
import { vitestStep } from "./lib/gate/test-steps.mjs";

const root = path.resolve(import.meta.dirname, "..");

stopOnSignals();
try {
  if (!clockLibrary()) {
    // A run of the CI without them must not look like one in which they passed.
    console.log("\nNo test with another clock: it needs Linux and a C compiler (cc).");
    await stop(process.env.CI ? 1 : 0);
  }
  await prepareCode(root);
  const results = [];
  for (const clock of oddClocks) {
    const [name, ...step] = vitestStep(root, ["unit*", "api*"], clock);
    results.push(await runStep(root, [`${name} at ${clock}`, ...step]));
  }
  console.log(`\n${summary()}`);
  await stop(results.every(Boolean) ? 0 : 1);
} catch (error) {
  reportProblem(error);
  await stop(1);
}
