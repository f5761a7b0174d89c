import { readFileSync, readdirSync } from "node:fs";

const TICKS_PER_SECOND = 100; // what Linux counts processor time in, on every platform that Node runs on

/** Returns the milliseconds of CPU time that a process has used so far. */
export function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
}

/** Returns the MiB of a process and its descendants; shared memory counts once. */
export function treeMemory(pid) {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          return [
            [Number(name), Number(readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1].split(" ")[1])],
          ];
        } catch {
          return [];
        }
      }),
  );
  const below = (id) => [
    id,
    ...[...parents].filter(([, parent]) => parent === id).flatMap(([child]) => below(child)),
  ];
  return below(pid).reduce((sum, id) => sum + memory(id), 0);
}

/** Returns the proportional set size (PSS) of one process in MiB, or 0 if it has ended. */
export function memory(pid) {
  try {
    return Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))[1]) / 1024;
  } catch {
    return 0;
  }
}

/** Returns the resident set size of one process in MiB, which is cheap to read. */
export function residentMemory(pid) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
}
