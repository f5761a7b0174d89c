import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findFolderCircles } from "./folder-circles.mjs";
import { isCode, isServerOnly, isTest, listFiles } from "./files.mjs";

const MOST_LINES = 220;
// What Next asks for in app/ may be shorter.
const FEWEST_LINES = 10;
const VAGUE_NAMES = /(^|\/)(utils?|helpers?|services?|repositor(y|ies))(\/|\.[a-z]+$)/;
// Written in two parts, so that this file does not find itself.
const LEFT_BEHIND = new RegExp(["TO" + "DO", "FIX" + "ME"].map((word) => `\\b${word}\\b`).join("|"));
const SKIPPED_TESTS = new RegExp(`\\.(${["on" + "ly", "sk" + "ip"].join("|")})\\(`);

/** One line for each place that breaks a rule of the house. */
export function findFaults(root) {
  const files = listFiles(root);
  return [
    ...files.flatMap((file) => faultsOfName(file)),
    ...files
      .filter(isText)
      .flatMap((file) => faultsOfText(root, file, readFileSync(path.join(root, file), "utf8"))),
    ...faultsOfLockFile(root),
    ...nounsWithoutSchema(root),
    ...recordsWithoutLine(root),
    ...["lib", "lib/server"].flatMap((base) => findFolderCircles(root, base)),
  ];
}

const isText = (file) => isCode(file) || /\.(md|json|ya?ml|css|prisma|sql)$|^\.ci\//.test(file);

function faultsOfName(file) {
  const faults = [];
  if (/(^|\/)index\.(ts|tsx|mjs)$/.test(file))
    faults.push(`${file}: no barrels; import from the file itself`);
  if (VAGUE_NAMES.test(file)) faults.push(`${file}: name it after what it is about`);
  return faults;
}

function faultsOfText(root, file, text) {
  if (file === "package-lock.json") return [];
  const lines = text.trimEnd().split("\n");
  const faults = lines.flatMap((line, index) => {
    const place = `${file}:${index + 1}`;
    const found = [];
    if (isCode(file) && LEFT_BEHIND.test(line)) found.push(`${place}: a note about work left to do`);
    if (isTest(file) && SKIPPED_TESTS.test(line)) found.push(`${place}: a test that is left out`);
    return found;
  });
  if (isCode(file) && lines.length > MOST_LINES) {
    faults.push(`${file}: ${lines.length} lines; above ${MOST_LINES} there are two ideas in it`);
  }
  if (/^(lib|components)\//.test(file) && isCode(file) && !isTest(file) && lines.length < FEWEST_LINES)
    faults.push(`${file}: fewer than ${FEWEST_LINES} lines; it belongs into the file that uses it`);
  if (isServerOnly(root, file) && !/^import "server-only";/m.test(text)) {
    faults.push(`${file}: begins with import "server-only", or a browser might load it`);
  }
  return faults;
}

/** An address of a registry in the lock file would send every clone to it. */
function faultsOfLockFile(root) {
  const text = readFileSync(path.join(root, "package-lock.json"), "utf8");
  return /"resolved": "https?:/.test(text)
    ? ["package-lock.json: names the registry that it was made with"]
    : [];
}

// Doors without rows of their own.
const NO_NOUNS = new Set([
  "auth",
  "cron",
  "demo",
  "export",
  "health",
  "import",
  "metrics",
  "openapi.json",
  "partner-companies",
  "ready",
  "settings",
  "storage",
]);

function nounsWithoutSchema(root) {
  const folder = path.join(root, "app", "api");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name) && !NO_NOUNS.has(entry.name))
    .filter(
      ({ name }) => ![name, `${name}s`].some((noun) => existsSync(path.join(root, "lib", noun, "schema.ts"))),
    )
    .map((entry) => `app/api/${entry.name}: there is no lib/${entry.name}/schema.ts`);
}

/** A decision that its index does not name is one that nobody finds. */
function recordsWithoutLine(root) {
  const folder = path.join(root, "docs", "decisions");
  const index = readFileSync(path.join(folder, "README.md"), "utf8");
  return readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.md$/.test(file) && !index.includes(`](${file})`))
    .map((file) => `docs/decisions/${file}: has no line in docs/decisions/README.md`);
}
