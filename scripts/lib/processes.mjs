import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

export const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return false;
  }
  return !isZombie(pid);
}

/** Ended, but its parent has not asked for its exit code yet; the first process of a container may never ask. */
function isZombie(pid) {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

/** The command line of a process, "" where there is none. Tells a living owner from a number that was given out again. */
export function commandOf(pid) {
  try {
    // Slim containers have no `ps`, and other systems have no /proc.
    if (existsSync("/proc/self/cmdline"))
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8", stdio: "pipe" });
  } catch {
    return "";
  }
}

/** Sends a signal and waits for the end; after `patience` milliseconds the process is killed. */
export async function endProcess(pid, signal, patience = 10_000) {
  sendSignal(pid, signal);
  const deadline = Date.now() + patience;
  while (isAlive(pid)) {
    if (Date.now() > deadline) sendSignal(pid, "SIGKILL");
    await wait(10);
  }
}

export function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
