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

/** A process that has ended but whose exit code was not read yet; the first process of a container may never read it. */
function isZombie(pid) {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

/** Returns the command line of a process, or "" if there is none. It distinguishes a living owner from a reused pid. */
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

/** Sends a signal and waits for the end; after `timeout` milliseconds the process is killed. */
export async function endProcess(pid, signal, timeout = 10_000) {
  sendSignal(pid, signal);
  const deadline = Date.now() + timeout;
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
