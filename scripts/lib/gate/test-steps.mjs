import os from "node:os";
import path from "node:path";
import { clockVariables } from "./test-clock.mjs";
import { playwrightReport, vitestReport } from "./test-reports.mjs";

export function vitestStep(root, projects, clock = process.env.TEST_CLOCK) {
  const program = path.join(root, "node_modules", "vitest", "vitest.mjs");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${vitestReport}`];
  const names = projects.map((project) => `--project=${project}`);
  // By default Vitest would use one of two cores.
  const workers = `--maxWorkers=${Math.max(2, os.availableParallelism() - 1)}`;
  return ["Unit and API tests", [program, "run", workers, ...names, ...reporters], clockVariables(clock)];
}

export function playwrightStep(root) {
  return [
    "Journeys in a browser",
    [path.join(root, "node_modules", "@playwright", "test", "cli.js"), "test", "--pass-with-no-tests"],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  ];
}
