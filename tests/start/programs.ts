import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

const root = process.cwd();

/** Runs a Node program of this repository; `ended` resolves with its exit code and output. */
export function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...withoutPennant(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, output })),
  );
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  return {
    child,
    ended,
    waitForOutput: (text: string) => waitUntil(() => output.includes(text) && output, child),
  };
}

/** Runs lines of an ES module in a new process. */
export const runCode = (code: string, env?: Record<string, string>) =>
  run(["--input-type=module", "--eval", code], env);

export const start = (env: Record<string, string>) => run(["scripts/start.mjs"], env);

export function temporaryFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pennant-start-"));
  // A program that was just stopped may still be writing there.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  return folder;
}

async function waitUntil(condition: () => string | false, child: ChildProcess) {
  for (;;) {
    const result = condition();
    if (result) return result;
    if (child.exitCode !== null) throw new Error(`The program ended with code ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Returns the environment without the variables that configure the tested program. */
function withoutPennant() {
  const { DATABASE_URL: _, PORT: __, HOSTNAME: ___, PENNANT_DATA_DIR: ____, ...rest } = process.env;
  return rest;
}
