import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

// Journeys with a copied passkey or a stolen cookie cause these, and that there are many.
const provokedWarnings = new Set<unknown>([
  "a passkey was refused because its counter went back: it may have been copied",
  "a session was ended because its cookie was used twice",
  // All of them come from one address.
  "Many callers share one address, and so they share its limits. If a proxy is in front of this server, name it in TRUSTED_PROXIES.",
]);
const harmlessLevels = new Set<unknown>(["trace", "debug", "info"]);

/**
 * Runs once after the last journey and fails the run when the server logged a warning or an error. All journeys share one
 * server, so a line cannot be attributed to one of them.
 */
export default function checkServerLog() {
  const file = path.join(process.env.E2E_FOLDER ?? "", "server.log");
  if (!existsSync(file)) return;
  const problems = readFileSync(file, "utf8").split("\n").filter(isProblem);
  if (problems.length > 0) throw new Error(`The server logged problems:\n${problems.join("\n")}`);
}

/** Returns whether a line has the level "warn" or above, or is not one of the server's own JSON lines. */
function isProblem(line: string) {
  if (line.trim() === "") return false;
  try {
    const entry: unknown = JSON.parse(line);
    return !(
      typeof entry === "object" &&
      entry !== null &&
      "level" in entry &&
      (harmlessLevels.has(entry.level) || ("msg" in entry && provokedWarnings.has(entry.msg)))
    );
  } catch {
    return true;
  }
}
