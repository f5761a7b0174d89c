// `npm run test:full`: `npm test` with every view wide and dark, every journey marked "@phone:full" on a phone, 100,000 random
// requests, and 100,000 cases of each property that takes their number from `propertyCases`; then `npm run test:clocks` and
// `npm run test:faults`. Takes about four hours on two cores: before a release, and every night. `npm run test:full gate`,
// `clocks` or `faults` runs one of the three parts.
import path from "node:path";
import { startNode } from "./lib/children.mjs";
import { stop, stopOnSignals } from "./lib/shutdown.mjs";

const root = path.resolve(import.meta.dirname, "..");
const amounts = { TEST_FULL: "1", PROPERTY_CASES: "100000", FUZZ_CASES: "100000", MODEL_STEPS: "10000" };

const parts = { gate: "test.mjs", clocks: "test-clocks.mjs", faults: "faults.mjs" };
const chosen = process.argv.slice(2);
const unknown = chosen.find((part) => !Object.hasOwn(parts, part));
if (unknown !== undefined) {
  console.error(`"${unknown}" is no part of the tests: ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}

stopOnSignals();
const codes = [];
// A failing part does not stop the others.
for (const part of chosen.length > 0 ? chosen : Object.keys(parts)) codes.push(await run(parts[part]));
await stop(codes.every((code) => code === 0) ? 0 : 1);

async function run(script) {
  const child = startNode([path.join(root, "scripts", script)], {
    cwd: root,
    // Behavior that depends on the time does not depend on the number of cases.
    env: script === "test-clocks.mjs" ? process.env : { ...amounts, ...process.env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return new Promise((resolve) => child.once("exit", resolve));
}
