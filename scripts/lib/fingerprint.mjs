import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { hashOf } from "./stamps.mjs";

// Folders of the root that no build reads. Everything else counts, so a new source folder needs no entry here.
const OUTSIDE = new Set([
  "node_modules",
  "tests",
  "scripts",
  "tools",
  "docs",
  "test-results",
  "playwright-report",
]);
// But these say how it is made.
const BUILDERS = path.join("scripts", "lib");
// Written by Next and Prisma themselves.
const WRITTEN = new Set(["next-env.d.ts", path.join("lib", "server", "db", "generated")]);

/** A hash of everything that a build depends on. */
export function fingerprintSources(root) {
  const builtIn = Object.keys(process.env).filter(
    (name) => name.startsWith("NEXT_PUBLIC_") || name === "AUTH_URL",
  );
  return hashOf([
    process.version,
    ...builtIn.sort().map((name) => `${name}=${process.env[name]}`),
    ...[...listSources(root), ...listSources(root, BUILDERS)].flatMap((file) => [
      file,
      readFileSync(path.join(root, file)),
    ]),
  ]);
}

function listSources(root, folder = "") {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith(".") && !(folder === "" && OUTSIDE.has(name)))
    .map((entry) => ({ entry, file: path.join(folder, entry.name) }))
    .filter(
      ({ entry, file }) =>
        !WRITTEN.has(file) && !(entry.isFile() && /\.(md|test\.tsx?|tsbuildinfo)$/.test(file)),
    )
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap(({ entry, file }) =>
      entry.isDirectory() ? listSources(root, file) : entry.isFile() ? [file] : [],
    );
}
