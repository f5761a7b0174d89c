import { existsSync, readFileSync } from "node:fs";

/** The lines that the tests' server wrote after it was ready and that are of the level "warn" or above. */
export function readServerLog(): string[] {
  const file = process.env.PENNANT_SERVER_LOG ?? `${process.env.E2E_FOLDER ?? ""}/server.log`;
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8").split("\n").filter(isComplaint);
}

const HARMLESS = new Set<unknown>(["trace", "debug", "info"]);

function isComplaint(line: string) {
  if (line.trim() === "") return false;
  try {
    const entry: unknown = JSON.parse(line);
    return !(typeof entry === "object" && entry !== null && "level" in entry && HARMLESS.has(entry.level));
  } catch {
    return true;
  }
}
