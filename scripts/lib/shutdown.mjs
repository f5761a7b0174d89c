import { readFileSync } from "node:fs";
import { endChildren } from "./children.mjs";

const closers = [];

/** Registers something to close when Pennant stops; the last one registered is closed first. */
export function atStop(close) {
  closers.push(close);
}

/** Ends everything in order: first the programs, so that they finish what they are writing, then what they use. */
export async function stop(code) {
  if (stop.isUnderWay) return;
  stop.isUnderWay = true;
  await endChildren();
  for (const close of closers.reverse()) await close();
  process.exit(code);
}

/** Stops in order on Ctrl-C, on SIGTERM, when the terminal closes, and when npm is gone. */
export function stopWhenAsked() {
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  for (const [signal, code] of Object.entries(codes))
    process.on(signal, () => void stop(code === 130 ? 0 : code));
  if (process.env.npm_lifecycle_event) watchAncestors();
}

/** npm does not always pass a signal on to the program below its shell, and never a SIGKILL. */
function watchAncestors() {
  const first = ancestors();
  setInterval(() => {
    if (ancestors() !== first) void stop(143);
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
