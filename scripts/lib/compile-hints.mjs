import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Tells browsers that know the hint (Chromium) to compile the functions of a build's scripts in the background while a script
 * is on its way, and not one by one in front of whoever waits for it (docs/decisions/0118).
 */
export function addCompileHints(folder) {
  const scripts = path.join(folder, "static", "chunks");
  for (const name of readdirSync(scripts, { recursive: true }).filter((each) => each.endsWith(".js"))) {
    const file = path.join(scripts, name);
    const text = readFileSync(file, "utf8");
    // A build may leave the scripts that did not change since the last one where they are.
    if (!text.startsWith(HINT)) writeFileSync(file, HINT + text);
  }
}
