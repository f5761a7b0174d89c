import { readdirSync } from "node:fs";
import path from "node:path";

const SKIPPED = new Set(["node_modules", "generated", "test-results", "playwright-report"]);

/** Every source file below a folder, relative to the root, with forward slashes. Hidden folders are skipped. */
export function listFiles(root, folder = "") {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !SKIPPED.has(name) && (!name.startsWith(".") || name === ".ci"))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(root, file) : [file];
    });
}

export const isCode = (file) => /\.(ts|tsx|mts|mjs|cts)$/.test(file) && file !== "next-env.d.ts";
export const isTest = (file) => /\.test\.tsx?$|^tests\//.test(file);

/** Returns whether only the server may load this file: all of lib/server and of the folder `server` of each noun. */
export const isServerOnly = (file) => /^lib\/(.+\/)?server\//.test(file) && isCode(file) && !isTest(file);
