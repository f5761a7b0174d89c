import path from "node:path";
import { testBuildFolder } from "./build.mjs";
import { startNode } from "./children.mjs";
import { seconds } from "./steps.mjs";

// Who keeps the types of everything copies less to and fro with more room for what is new.
const roomy = "--max-semi-space-size=128";

/** What looks at the code without running it, the longest first. */
export function gateSteps(root) {
  const bin = (name, file) => path.join(root, "node_modules", name, file);
  return [
    ["Lint", [roomy, bin("eslint", "bin/eslint.js"), ".", "--max-warnings=0"]],
    ["Types", [roomy, bin("typescript", "bin/tsc"), "--noEmit"]],
    ["Format", [bin("prettier", "bin/prettier.cjs"), "--check", "--log-level", "warn", "."]],
    ["Structure", [path.join(root, "scripts", "structure.mjs")]],
    ["Unused code", [bin("knip", "bin/knip.js"), "--no-progress", "--no-config-hints"]],
  ];
}

/** The app as the journeys drive it. Built beside other steps it uses what they leave of the processor. */
export function buildStep(root) {
  return ["Build", [path.join(root, "scripts", "build.mjs")], { PENNANT_BUILD_DIR: testBuildFolder }];
}

/** Types of the routes, which the linter and the compiler both read. */
export function routeTypesStep(root) {
  return ["Route types", [path.join(root, "node_modules", "next", "dist", "bin", "next"), "typegen"]];
}

/** Runs one named step, showing what its program says; answers whether it succeeded. */
export async function runStep(root, [name, args, variables]) {
  console.log(`\n${name} …`);
  const started = performance.now();
  const env = { ...process.env, ...variables };
  const child = startNode(args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  const isGood = (await new Promise((resolve) => child.once("exit", resolve))) === 0;
  tell(name, isGood, started);
  return isGood;
}

/** Runs steps two at a time, each one's words kept together; answers whether all of them succeeded. */
export async function runBesides(root, steps) {
  const queue = [...steps];
  console.log(`\n${steps.map(([name]) => name).join(", ")} …`);
  const results = await Promise.all([runInTurn(root, queue), runInTurn(root, queue)]);
  return results.every(Boolean);
}

/** Takes steps from the front of a queue until none is left, each one's words kept together. */
export async function runInTurn(root, queue) {
  let isGood = true;
  for (let step = queue.shift(); step; step = queue.shift())
    isGood = (await runQuietly(root, step)) && isGood;
  return isGood;
}

/** Runs one step; what its program says is shown when it ends. */
export async function runQuietly(root, [name, args, variables]) {
  const started = performance.now();
  const child = startNode(args, { cwd: root, env: { ...process.env, ...variables } });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const isGood = (await new Promise((resolve) => child.once("close", resolve))) === 0;
  if (output.trim()) console.log(output.trimEnd());
  tell(name, isGood, started);
  return isGood;
}

const began = performance.now();
const finished = [];

/** Names of the steps that failed so far. */
export const failedSteps = () => finished.filter(({ isGood }) => !isGood).map(({ name }) => name);

/** Every step that ran, with its time, the longest first; steps run beside each other, so the times add up to more than the whole. */
export function summary() {
  const rows = finished.toSorted((a, b) => b.took - a.took);
  const width = Math.max(...rows.map(({ name }) => name.length), "All of it".length);
  const line = (name, took, note = "") =>
    `${name.padEnd(width)}  ${`${(took / 1000).toFixed(0)} s`.padStart(6)}${note}`;
  return [
    ...rows.map(({ name, took, isGood }) => line(name, took, isGood ? "" : "  failed")),
    line("All of it", performance.now() - began),
  ].join("\n");
}

function tell(name, isGood, started) {
  finished.push({ name, isGood, took: performance.now() - started });
  console.log(isGood ? `${name} ok, ${seconds(started)}` : `${name} failed after ${seconds(started)}`);
}
