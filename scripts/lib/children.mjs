import { spawn } from "node:child_process";
import { environmentSentence, Problem } from "./problem.mjs";
import { sendSignal } from "./processes.mjs";

const children = new Set();
const followParent = new URL("./follow-parent.mjs", import.meta.url).href;

/** Starts a Node program that ends with this process. Ctrl-C reaches it only through this process. */
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

/** Runs a Node program to its end without output. If it fails, the error contains its output. */
export async function runNode(args, { failure, ...options }) {
  const child = startNode(args, options);
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Problem(environmentSentence(output) ?? `${failure}\n\n${output.trim()}`);
  return output;
}

/** Ends every running program; programs still running after `timeout` milliseconds are killed. */
export async function endChildren(timeout) {
  const running = [...children];
  const ended = Promise.all(running.map((child) => new Promise((resolve) => child.once("exit", resolve))));
  for (const child of running) sendSignal(child.pid, "SIGTERM");
  const killer = setTimeout(killChildren, timeout);
  await ended;
  clearTimeout(killer);
}

/** Kills every program and its child processes. */
export function killChildren() {
  for (const child of children) sendSignal(-child.pid, "SIGKILL");
}
