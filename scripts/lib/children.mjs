import { spawn } from "node:child_process";
import { environmentSentence, Problem } from "./problem.mjs";
import { sendSignal } from "./processes.mjs";

const children = new Set();
const followParent = new URL("./follow-parent.mjs", import.meta.url).href;

/** Starts a Node program that ends with this process; Ctrl-C reaches it through us, not by itself. */
export function startNode(args, { cwd, env = process.env, stdio = ["ignore", "pipe", "pipe"] }) {
  const child = spawn(process.execPath, ["--import", followParent, ...args], {
    cwd,
    env: { ...env, PENNANT_PARENT: String(process.pid) },
    detached: true,
    stdio: [...stdio, "ipc"],
  });
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

/** Runs a Node program to its end, silently; where it fails, what it said is in the error. */
export async function runNode(args, { complaint, ...options }) {
  const child = startNode(args, options);
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Problem(environmentSentence(output) ?? `${complaint}\n\n${output.trim()}`);
  return output;
}

/** Ends every program that is still running; those that have not ended after `patience` milliseconds are killed. */
export async function endChildren(patience) {
  const running = [...children];
  const gone = Promise.all(running.map((child) => new Promise((resolve) => child.once("exit", resolve))));
  for (const child of running) sendSignal(child.pid, "SIGTERM");
  const killer = setTimeout(killChildren, patience);
  await gone;
  clearTimeout(killer);
}

/** Ends every program at once, with whatever it has started. */
export function killChildren() {
  for (const child of children) sendSignal(-child.pid, "SIGKILL");
}
