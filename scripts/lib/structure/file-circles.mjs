import { readFileSync } from "node:fs";
import path from "node:path";
import { isCode, isTest, listFiles } from "./files.mjs";

/** Returns a sentence for each import cycle between files of lib, components and app. Imports of types count too. */
export function findFileCircles(root) {
  const names = ["lib", "components", "app"].flatMap((folder) => listFiles(root, folder));
  const files = names.filter((file) => isCode(file) && !isTest(file));
  return circlesOf(new Map(files.map((file) => [file, readFileSync(path.join(root, file), "utf8")])));
}

/** Returns the same for the texts of files by their paths. */
export function circlesOf(texts) {
  const imports = new Map([...texts.keys()].map((file) => [file, importsOf(texts, file)]));
  const done = new Set();
  return [...texts.keys()].flatMap((file) => circlesFrom(imports, file, { done, way: [] }));
}

/** Returns the files that a file imports, dynamically too. */
function importsOf(texts, file) {
  const named = [...texts.get(file).matchAll(/(?:from|import)\s*\(?\s*"((?:@\/|\.)[^"]+)"/g)];
  return named.flatMap(([, name]) => {
    const target = name.startsWith("@/") ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
    return [target, `${target}.ts`, `${target}.tsx`].find((each) => texts.has(each)) ?? [];
  });
}

/** Follows imports from a file. `way` are the files that led to it, and `done` those that were followed to the end before. */
function circlesFrom(imports, file, { done, way }) {
  const at = way.indexOf(file);
  if (at !== -1) return [`${file}: an import cycle, types included: ${[...way.slice(at), file].join(" → ")}`];
  if (done.has(file)) return [];
  const found = imports
    .get(file)
    .flatMap((next) => circlesFrom(imports, next, { done, way: [...way, file] }));
  done.add(file);
  return found;
}
