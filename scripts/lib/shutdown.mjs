import { readFileSync } from "node:fs";
import { endChildren, killChildren } from "./children.mjs";

const closers = [];

/** Registers something to close when Pennant stops; the last one registered is closed first. */
export function atStop(close) {
  closers.push(close);
}

// How long requests that run may go on: docs/operate.md names it. Whoever presses Ctrl-C waits for it.
const PATIENCE_MS = { asked: 20_000, interrupted: 5_000 };

/**
 * Ends everything in order: first the programs, so that they finish what they are doing, then what they use. Asked a second
 * time, the programs are killed.
 */
export async function stop(code, patience = PATIENCE_MS.asked) {
  if (stop.isUnderWay) return killChildren();
  stop.isUnderWay = true;
  await endChildren(patience);
  for (const close of closers.reverse()) await close();
  process.exit(code);
}

/** Stops in order on Ctrl-C, on SIGTERM, when the terminal closes, and when npm is gone. */
export function stopWhenAsked() {
  process.on("SIGINT", () => void stop(0, PATIENCE_MS.interrupted));
  process.on("SIGTERM", () => void stop(143));
  process.on("SIGHUP", () => void stop(129));
  if (process.env.npm_lifecycle_event) watchAncestors();
}

/** npm does not always pass a signal on to the program below its shell, and never a SIGKILL. */
function watchAncestors() {
  const first = ancestors();
  setInterval(() => {
    if (ancestors() !== first && !stop.isUnderWay) void stop(143);
  }, 500).unref();
}

/** Our parent, and the parent of that one where the system shows it: a shell and npm, or npm and what called it. */
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
