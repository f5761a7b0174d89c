import path from "node:path";
import { vitestReport } from "./tally.mjs";

export function vitestStep(root, projects) {
  const program = path.join(root, "node_modules", "vitest", "vitest.mjs");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${vitestReport}`];
  const names = projects.map((project) => `--project=${project}`);
  return ["Unit and API tests", [program, "run", ...names, ...reporters]];
}

export function playwrightStep(root) {
  return [
    "Journeys in a browser",
    [path.join(root, "node_modules", "@playwright", "test", "cli.js"), "test", "--pass-with-no-tests"],
  ];
}
