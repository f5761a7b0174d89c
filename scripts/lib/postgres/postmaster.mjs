import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { commandOf, isAlive } from "../processes.mjs";

/** Returns `{ pid, port }` of the server running on this cluster, or null. Removes the pid file of a dead server. */
export function findPostmaster(cluster) {
  const file = path.join(cluster, "postmaster.pid");
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, "utf8").split("\n");
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  // PostgreSQL itself accepts any living process with this pid, such as an unrelated one in a restarted container.
  if (pid > 0 && isAlive(pid) && commandOf(pid).includes("postgres")) return port > 0 ? { pid, port } : null;
  rmSync(file, { force: true });
  return null;
}
