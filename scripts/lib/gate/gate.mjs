import path from "node:path";
import { testBuildFolder } from "../build/build.mjs";
import { startNode } from "../children.mjs";
import { processorSeconds } from "./processor-time.mjs";
import { seconds } from "../steps.mjs";

/** The static checks, the longest first. */
export function gateSteps(root) {
  const bin = (name, file) => path.join(root, "node_modules", name, file);
  return [
    // The files that git ignores are in the configuration too, except Next's types of pages and handlers.
    [
      "Lint and types",
      [bin("oxlint", "bin/oxlint"), "--deny-warnings", "--no-ignore", ".", ".next/types/validator.ts"],
    ],
    ["Unused code", [bin("knip", "bin/knip.js"), "--no-progress", "--no-config-hints"]],
    ["Structure", [path.join(root, "scripts", "structure.mjs")]],
    ["Format", [bin("oxfmt", "bin/oxfmt"), "--check"]],
  ];
}

/** Builds the app for the browser tests. */
export function buildStep(root) {
  return ["Build", [path.join(root, "scripts", "build.mjs")], { PENNANT_BUILD_DIR: testBuildFolder }];
}

/** Generates the route types that the linter and the compiler need. */
export function routeTypesStep(root) {
  return ["Route types", [path.join(root, "node_modules", "next", "dist", "bin", "next"), "typegen"]];
}

/** Runs one named step with its output; returns whether it succeeded. */
export async function runStep(root, [name, args, variables]) {
  console.log(`\n${name} …`);
  reported ??= processorSeconds();
  const started = performance.now();
  const env = { ...process.env, ...variables };
  const child = startNode(args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  const isSuccess = (await new Promise((resolve) => child.once("exit", resolve))) === 0;
  report(name, isSuccess, started);
  return isSuccess;
}

/** Runs steps two at a time, each with its output in one piece; returns whether all succeeded. */
export async function runInParallel(root, steps) {
  const queue = [...steps];
  console.log(`\n${steps.map(([name]) => name).join(", ")} …`);
  const results = await Promise.all([runInTurn(root, queue), runInTurn(root, queue)]);
  return results.every(Boolean);
}

/** Runs the steps of a queue until it is empty, each with its output in one piece. */
export async function runInTurn(root, queue) {
  let isSuccess = true;
  for (let step = queue.shift(); step; step = queue.shift())
    isSuccess = (await runQuietly(root, step)) && isSuccess;
  return isSuccess;
}

/** Runs one step and prints its output when it ends. */
export async function runQuietly(root, [name, args, variables]) {
  reported ??= processorSeconds();
  const started = performance.now();
  const child = startNode(args, { cwd: root, env: { ...process.env, ...variables } });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const isSuccess = (await new Promise((resolve) => child.once("close", resolve))) === 0;
  if (output.trim()) console.log(output.trimEnd());
  report(name, isSuccess, started);
  return isSuccess;
}

const startedAt = performance.now();
const finished = [];

/** Returns the names of the steps that failed so far. */
export const failedSteps = () => finished.filter(({ isSuccess }) => !isSuccess).map(({ name }) => name);

/**
 * Returns every step with its time and its processor time, the longest first. Steps run in parallel, so the times add up to more
 * than the total. The processor time does not depend on what else the machine does.
 */
export function summary() {
  const rows = finished.toSorted((a, b) => b.took - a.took);
  const width = Math.max(...rows.map(({ name }) => name.length), "Total".length);
  const inSeconds = (value, digits) => `${Math.round(value)} s`.padStart(digits);
  const line = (name, took, processor, note = "") =>
    `${name.padEnd(width)}  ${inSeconds(took / 1000, 6)}  processor ${inSeconds(processor, 6)}${note}`;
  const total = performance.now() - startedAt;
  return [
    ...rows.map(({ name, took, processor, isSuccess }) =>
      line(name, took, processor, isSuccess ? "" : "  failed"),
    ),
    line("Total", total, processorSeconds()),
  ].join("\n");
}

// The processor time before the first step, such as that of the installation, is not counted to any step.
let reported;

function report(name, isSuccess, started) {
  // A step's processes are counted when they have ended.
  const processor = processorSeconds() - reported;
  reported += processor;
  finished.push({ name, isSuccess, took: performance.now() - started, processor });
  console.log(isSuccess ? `${name} ok, ${seconds(started)}` : `${name} failed after ${seconds(started)}`);
}
