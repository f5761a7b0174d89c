import path from "node:path";
import { startNode } from "./children.mjs";
import { seconds } from "./steps.mjs";

/** The steps of `npm run verify` up to the tests, the quick ones first. */
export function gateSteps(root) {
  const bin = (name, file) => path.join(root, "node_modules", name, file);
  return [
    ["Format", [bin("prettier", "bin/prettier.cjs"), "--check", "--log-level", "warn", "."]],
    ["Structure", [path.join(root, "scripts", "structure.mjs")]],
    ["Types", [bin("next", "dist/bin/next"), "typegen"], [bin("typescript", "bin/tsc"), "--noEmit"]],
    ["Lint", [bin("eslint", "bin/eslint.js"), ".", "--max-warnings=0"]],
  ];
}

/** Runs one named step, showing what its programs say; answers whether all of them succeeded. */
export async function runStep(root, [name, ...programs], env = process.env) {
  const started = performance.now();
  console.log(`\n${name} …`);
  for (const args of programs) {
    const child = startNode(args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
    const code = await new Promise((resolve) => child.once("exit", resolve));
    if (code !== 0) {
      console.log(`${name} failed after ${seconds(started)}`);
      return false;
    }
  }
  console.log(`${name} ok, ${seconds(started)}`);
  return true;
}
