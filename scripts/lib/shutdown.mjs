import { readFileSync } from "node:fs";
import { endChildren, killChildren } from "./children.mjs";

const closers = [];

/** Registers something to close when Pennant stops; the last one registered is closed first. */
export function onStop(close) {
  closers.push(close);
}

// The time for which running requests may continue, as documented in docs/operate.md. Ctrl-C waits less.
const TIMEOUT_MS = { terminated: 20_000, interrupted: 5_000 };

/**
 * Ends everything in order: first the programs, so that they can finish their work, then what they use. A second call
 * kills the programs.
 */
export async function stop(code, timeout = TIMEOUT_MS.terminated) {
  if (stop.isUnderWay) return killChildren();
  stop.isUnderWay = true;
  await endChildren(timeout);
  for (const close of closers.reverse()) await close();
  process.exit(code);
}

/** Stops in order on Ctrl-C, on SIGTERM, when the terminal closes, and when npm has ended. */
export function stopOnSignals() {
  process.on("SIGINT", () => void stop(0, TIMEOUT_MS.interrupted));
  process.on("SIGTERM", () => void stop(143));
  process.on("SIGHUP", () => void stop(129));
  if (process.env.npm_lifecycle_event) watchAncestors();
}

/** npm does not always forward signals to the program below its shell, and never SIGKILL. */
function watchAncestors() {
  const first = ancestors();
  setInterval(() => {
    if (ancestors() !== first && !stop.isUnderWay) void stop(143);
  }, 500).unref();
}

/** Returns the parent pid, and the pid above it if the parent is a shell, because npm starts scripts through one. */
function ancestors() {
  const parent = process.ppid;
  const isShell = /^(\/\S+\/)?(sh|bash|dash|zsh)\0?$/.test(commandName(parent));
  return isShell ? `${parent} ${parentOf(parent)}` : `${parent}`;
}

function commandName(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[0];
  } catch {
    return "";
  }
}

function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1] ?? "";
  } catch {
    return "";
  }
}
