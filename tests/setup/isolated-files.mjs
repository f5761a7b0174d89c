import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const repository = path.join(import.meta.dirname, "../..");

// A replaced module stays replaced for the later files of the same process. shared/process.ts takes back other changes: of the
// environment, the globals, the clock, and what is spied on.
const changesProcess = /vi\.(mock|doMock|resetModules)\b|\/\/ Isolated:/;

const hasPage = /@vitest-environment jsdom/;
const isTest = /\.test\.tsx?$/;

/** Returns the test files below the folders that replace modules, themselves or by their support files. Each needs a process of its own. */
export function isolatedFiles(root, folders) {
  return testFiles(root, folders).filter((name) => isIsolated(path.join(root, name)));
}

/** Returns the test files below the folders that have a page and replace no modules. */
export function pageFiles(root, folders) {
  return testFiles(root, folders).filter(
    (name) => hasPage.test(readFileSync(path.join(root, name), "utf8")) && !isIsolated(path.join(root, name)),
  );
}

function testFiles(root, folders) {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true }).map((name) => path.join(folder, name)),
    )
    .filter((name) => isTest.test(name));
}

function isIsolated(file, seen = new Set()) {
  // Types may be imported in circles.
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(file, "utf8");
  if (changesProcess.test(text)) return true;
  const imports = [...text.matchAll(/from "((?:\.\.?|@\/tests)\/[^"]+)"/g)].map(([, name = ""]) => {
    const folder = name.startsWith("@/") ? repository : path.dirname(file);
    return path.join(folder, (/\.m?[jt]s$/.test(name) ? name : `${name}.ts`).replace(/^@\//, ""));
  });
  return imports.some((name) => existsSync(name) && isIsolated(name, seen));
}
