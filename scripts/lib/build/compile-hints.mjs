import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Begins each script of a build with the line by which Chromium compiles its functions in another thread while it is loading, and not
 * one by one where the page waits for them. Other browsers read a comment.
 */
export function addCompileHints(folder) {
  const scripts = path.join(folder, "static", "chunks");
  if (!existsSync(scripts)) throw new Error(`The build has no scripts in ${scripts}.`);
  for (const name of readdirSync(scripts, { recursive: true }).filter((each) => each.endsWith(".js"))) {
    const file = path.join(scripts, name);
    const text = readFileSync(file, "utf8");
    // A build leaves the scripts that did not change since the last one where they are.
    if (!text.startsWith(HINT)) writeFileSync(file, HINT + text);
  }
}
