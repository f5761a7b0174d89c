import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const ROOT = "/sys/fs/cgroup";
const PERIOD_US = 100_000;

/**
 * Limits a process and its threads to a part of one processor with a control group of Linux, which needs root. Returns a function
 * that removes the limit, or undefined where that is not possible.
 */
export function limitCpu(pid, share) {
  const quota = share * PERIOD_US;
  const isFirstVersion = existsSync(path.join(ROOT, "cpu", "cpu.cfs_quota_us"));
  const folder = path.join(ROOT, isFirstVersion ? "cpu" : "", `pennant-bench-${pid}`);
  const procs = "cgroup.procs";
  try {
    mkdirSync(folder);
    if (isFirstVersion) {
      writeFileSync(path.join(folder, "cpu.cfs_period_us"), String(PERIOD_US));
      writeFileSync(path.join(folder, "cpu.cfs_quota_us"), String(quota));
    } else writeFileSync(path.join(folder, "cpu.max"), `${quota} ${PERIOD_US}`);
    writeFileSync(path.join(folder, procs), String(pid));
  } catch {
    if (existsSync(folder)) rmdirSync(folder);
    return undefined;
  }
  return () => {
    try {
      writeFileSync(path.join(path.dirname(folder), procs), String(pid));
    } catch (error) {
      if (error.code !== "ESRCH") throw error;
    }
    rmdirSync(folder);
  };
}
