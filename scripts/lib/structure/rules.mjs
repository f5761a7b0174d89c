import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findFileCircles } from "./file-circles.mjs";
import { findFolderCircles } from "./folder-circles.mjs";
import { isCode, isServerOnly, isTest, listFiles } from "./files.mjs";

const MOST_LINES = 220;
// Files that Next requires in app/ may be shorter.
const FEWEST_LINES = 10;
const MOST_FILES = 25;
const VAGUE_NAMES = /(^|\/)(utils?|helpers?|services?|repositor(y|ies))(\/|\.[a-z]+$)/;
// Split, so that this file does not match itself.
const LEFT_BEHIND = new RegExp(["TO" + "DO", "FIX" + "ME"].map((word) => `\\b${word}\\b`).join("|"));
const SKIPPED_TESTS = new RegExp(`\\.(${["on" + "ly", "sk" + "ip"].join("|")})\\(`);

/** Returns one line for each violation of a repository rule. */
export function findViolations(root) {
  const files = listFiles(root);
  return [
    ...files.flatMap((file) => checkName(file)),
    ...files
      .filter(isText)
      .flatMap((file) => checkText(root, file, readFileSync(path.join(root, file), "utf8"))),
    ...checkLockFile(root),
    ...nounsWithoutSchema(root, files),
    ...recordsWithoutLine(root),
    ...largeFolders(files),
    ...findFolderCircles(root),
    ...findFileCircles(root),
  ];
}

const isLibrary = (file) =>
  file.startsWith("lib/") && isCode(file) && !isTest(file) && !file.endsWith(".d.ts");
const isText = (file) => isCode(file) || /\.(md|json|ya?ml|css|prisma|sql)$|^\.ci\//.test(file);

function checkName(file) {
  const violations = [];
  if (/(^|\/)index\.(ts|tsx|mjs)$/.test(file))
    violations.push(`${file}: no barrels; import from the file itself`);
  if (VAGUE_NAMES.test(file)) violations.push(`${file}: choose a name that describes its content`);
  return violations;
}

function checkText(root, file, text) {
  if (file === "package-lock.json") return [];
  const lines = text.trimEnd().split("\n");
  const violations = lines.flatMap((line, index) => {
    const location = `${file}:${index + 1}`;
    const found = [];
    if (isCode(file) && LEFT_BEHIND.test(line))
      found.push(`${location}: a note about unfinished work; finish it or open an issue`);
    if (isCode(file) && /^export \* from/.test(line))
      found.push(`${location}: no barrels; import from the file itself`);
    if (isTest(file) && SKIPPED_TESTS.test(line)) found.push(`${location}: a skipped test`);
    return found;
  });
  if (isCode(file) && lines.length > MOST_LINES) {
    violations.push(`${file}: ${lines.length} lines, more than ${MOST_LINES}; split it`);
  }
  if (/^(lib|components)\//.test(file) && isCode(file) && !isTest(file) && lines.length < FEWEST_LINES)
    violations.push(
      `${file}: ${lines.length} lines, fewer than ${FEWEST_LINES}; move them into a file that uses them`,
    );
  if (isServerOnly(file) !== /^import "server-only";/m.test(text) && isLibrary(file))
    violations.push(
      `${file}: files below a folder named server, and no others, begin with import "server-only";`,
    );
  return violations;
}

/** A folder of more files is split, or its files are gathered in folders that say what they are about. */
function largeFolders(files) {
  const counts = new Map();
  for (const file of files.filter((each) =>
    /^(app|components|lib|prisma|scripts|tests|tools)\/.*\.(tsx?|mjs|css)$/.test(each),
  ))
    counts.set(path.posix.dirname(file), (counts.get(path.posix.dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files, more than ${MOST_FILES}`);
}

/** A registry address in the lock file would send every clone to that registry. */
function checkLockFile(root) {
  const text = readFileSync(path.join(root, "package-lock.json"), "utf8");
  return /"resolved": "https?:/.test(text)
    ? ["package-lock.json: contains a registry address; npm writes none with the .npmrc of this repository"]
    : [];
}

// Routes that do not need a schema of their own.
const ROUTES_WITHOUT_NOUN = new Set([
  "auth",
  "calendar",
  "cron",
  "demo",
  "export",
  "health",
  "import",
  "link-preview",
  "metrics",
  "openapi.json",
  "partner-companies",
  "tags",
  "public",
  "ready",
  "settings",
  "sign-in-methods",
  "storage",
]);

function nounsWithoutSchema(root, files) {
  const folder = path.join(root, "app", "api");
  if (!existsSync(folder)) return [];
  const nouns = new Set(files.map((file) => /^lib\/(?:.+\/)?([^/]+)\/schema\.ts$/.exec(file)?.[1]));
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && /^[a-z]/.test(entry.name) && !ROUTES_WITHOUT_NOUN.has(entry.name),
    )
    .filter(({ name }) => !nouns.has(name) && !nouns.has(`${name}s`))
    .map(
      ({ name }) =>
        `app/api/${name}: there is no lib/${name}/schema.ts; a route without one is listed in ROUTES_WITHOUT_NOUN (scripts/lib/structure/rules.mjs)`,
    );
}

/** Every decision record must be listed in the index. */
function recordsWithoutLine(root) {
  const folder = path.join(root, "docs", "decisions");
  const index = readFileSync(path.join(folder, "README.md"), "utf8");
  return readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.md$/.test(file) && !index.includes(`](${file})`))
    .map((file) => `docs/decisions/${file}: has no line in docs/decisions/README.md`);
}
