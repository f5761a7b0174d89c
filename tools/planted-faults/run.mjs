// `node tools/planted-faults/run.mjs [pattern of names]`: plants each fault in a copy of this folder and runs the tests that must find it.
// Ends with 1 if a fault is not found, or if the tests fail without it.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { testBuildFolder } from "../../scripts/lib/build/build.mjs";
import { runNode, startNode } from "../../scripts/lib/children.mjs";
import { prepareCode } from "../../scripts/lib/prepare.mjs";
import { Problem, reportProblem } from "../../scripts/lib/problem.mjs";
import { stop, stopOnSignals } from "../../scripts/lib/shutdown.mjs";
import { faults } from "./faults.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const copy = path.join(root, ".next-planted-faults");
const report = path.join(copy, ".next-report.json");
const names = new RegExp(process.argv.slice(2).join(" "));
const chosen = faults.filter(({ name }) => names.test(name));

stopOnSignals();
try {
  if (chosen.length === 0) throw new Problem("No fault has such a name.");
  await prepareCode(root);
  copyFolder();
  let missed = 0;
  for (const tests of [false, true].map((isBrowser) => testsOf(isBrowser))) {
    if (tests.length === 0) continue;
    const failed = await failedTests(tests);
    if (failed.length > 0) throw new Problem(`Fails without a fault:\n${failed.join("\n")}`);
  }
  for (const fault of chosen) {
    const found = await withFault(fault, () => failedTests(fault.tests));
    if (found.length === 0) missed += 1;
    console.log(`${found.length > 0 ? "found " : "MISSED"}  ${fault.name}\n        ${found[0] ?? ""}`);
  }
  console.log(`\n${chosen.length - missed} of ${chosen.length} faults found`);
  rmSync(copy, { recursive: true });
  await stop(missed > 0 ? 1 : 0);
} catch (error) {
  reportProblem(error);
  await stop(1);
}

/** Copies the files as they are now, with links to the packages, which no fault changes. */
function copyFolder() {
  rmSync(copy, { recursive: true, force: true });
  const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const names = execFileSync("git", listed, { cwd: root, encoding: "utf8" }).split("\0");
  for (const name of [...names.filter(Boolean), "lib/server/db/generated"]) {
    if (!existsSync(path.join(root, name))) continue;
    mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  execFileSync("cp", ["-al", path.join(root, "node_modules"), path.join(copy, "node_modules")]);
  // Written by programs, so it must not be shared.
  rmSync(path.join(copy, "node_modules", ".cache"), { recursive: true, force: true });
}

function testsOf(isBrowser) {
  const tests = chosen.flatMap((fault) => fault.tests);
  return [...new Set(tests)].filter((file) => isJourney(file) === isBrowser);
}

async function withFault({ file, find, replace }, work) {
  const place = path.join(copy, file);
  const text = readFileSync(place, "utf8");
  if (text.split(find).length !== 2) throw new Problem(`${file} does not contain once: ${find}`);
  writeFileSync(
    place,
    text.replace(find, () => replace),
  );
  try {
    return await work();
  } finally {
    writeFileSync(place, text);
  }
}

/** Runs test files in the copy. Returns the titles of those that failed; a run without a result is a mistake in the fault. */
async function failedTests(tests) {
  const existing = tests.filter((file) => existsSync(path.join(copy, file)));
  if (existing.length < tests.length) throw new Problem(`Not all of these exist: ${tests.join(" ")}`);
  rmSync(report, { force: true });
  if (isJourney(tests[0])) await build();
  const [program, env] = isJourney(tests[0])
    ? [["@playwright/test/cli.js", "test", "--project=desktop"], { PLAYWRIGHT_JSON_OUTPUT_NAME: report }]
    : [["vitest/vitest.mjs", "run", "--reporter=json", `--outputFile.json=${report}`], {}];
  const [file, ...args] = program;
  const child = startNode([path.join(copy, "node_modules", file), ...args, ...tests], {
    cwd: copy,
    env: { ...process.env, ...env },
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  await new Promise((resolve) => child.once("close", resolve));
  if (!existsSync(report)) throw new Problem(`The tests did not run:\n${output.slice(-4_000)}`);
  const result = JSON.parse(readFileSync(report, "utf8"));
  const titles = result.suites ? result.suites.flatMap(journeys) : result.testResults.flatMap(cases);
  if (titles.length === 0) throw new Problem(`The tests did not run:\n${output.slice(-4_000)}`);
  return titles.filter(({ isFailed }) => isFailed).map(({ title }) => title);
}

/** The journeys would build it too, but wait only for some minutes. */
async function build() {
  const env = { ...process.env, PENNANT_BUILD_DIR: testBuildFolder };
  await runNode([path.join(copy, "scripts", "build.mjs")], { cwd: copy, env, failure: "The build failed." });
}

function isJourney(file) {
  return file.startsWith("tests/e2e/");
}

function cases({ name, assertionResults, status }) {
  const file = path.relative(copy, name);
  // A file that cannot be loaded has no tests.
  if (assertionResults.length === 0) return [{ title: file, isFailed: status === "failed" }];
  return assertionResults.map((test) => ({
    title: `${file}: ${test.fullName}`,
    isFailed: test.status === "failed",
  }));
}

function journeys(suite) {
  return [
    ...(suite.suites ?? []).flatMap(journeys),
    ...(suite.specs ?? []).map((spec) => ({ title: `${spec.file}: ${spec.title}`, isFailed: !spec.ok })),
  ];
}
