import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { commandOf, isAlive } from "../processes.mjs";

/** The server that says it runs on this cluster: `{ pid, port }`, or null. A note left by a dead one is removed. */
export function findPostmaster(cluster) {
  const file = path.join(cluster, "postmaster.pid");
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, "utf8").split("\n");
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  // PostgreSQL itself would believe any living process with this number, such as one of a container's new life.
  if (pid > 0 && isAlive(pid) && commandOf(pid).includes("postgres")) return port > 0 ? { pid, port } : null;
  rmSync(file, { force: true });
  return null;
}
