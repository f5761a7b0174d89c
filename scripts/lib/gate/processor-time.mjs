import { readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/**
 * Returns the processor seconds, user and system, of all processes that this one has started and that have ended, with the
 * processes that they had started. Source: proc_pid_stat(5), cutime and cstime. 0 on systems without /proc.
 */
export function processorSeconds() {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    // The second field is the name in brackets, which may contain spaces; cutime is the 16th field, cstime the 17th.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
