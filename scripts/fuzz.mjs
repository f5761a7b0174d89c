// `npm run test:fuzz`: runs the fuzz and model tests of `npm test` with many more cases.
// FUZZ_CASES and MODEL_STEPS set the amount, FUZZ_SEED and MODEL_SEED the seeds. Lines that begin with "measured" name both.
import path from "node:path";
import { startNode } from "./lib/children.mjs";
import { prepareCode } from "./lib/prepare.mjs";
import { reportProblem } from "./lib/problem.mjs";
import { stop, stopOnSignals } from "./lib/shutdown.mjs";

const root = path.resolve(import.meta.dirname, "..");
const amounts = { FUZZ_CASES: "100000", MODEL_STEPS: "10000" };

stopOnSignals();
try {
  await prepareCode(root);
  const vitest = path.join(root, "node_modules", "vitest", "vitest.mjs");
  const tests = ["tests/api/server/fuzz.test.ts", "tests/api/server/two-tenants.test.ts"];
  const args = [
    vitest,
    "run",
    "--project=api*",
    ...(process.argv.length > 2 ? process.argv.slice(2) : tests),
  ];
  const env = { ...amounts, ...process.env };
  const child = startNode(args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  await stop((await new Promise((resolve) => child.once("exit", resolve))) ?? 1);
} catch (error) {
  reportProblem(error);
  await stop(1);
}
