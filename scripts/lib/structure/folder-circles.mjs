import { readFileSync } from "node:fs";
import path from "node:path";
import { isCode, isTest, listFiles } from "./files.mjs";

/**
 * Returns a sentence for each import cycle between the folders of lib. A noun is one folder without its server side; each
 * folder of a server side, and each of lib/server, is one of its own.
 */
export function findFolderCircles(root) {
  const graph = readImports(root);
  return [...graph.keys()].flatMap((from) =>
    [...(graph.get(from)?.entries() ?? [])]
      .filter(([to]) => reaches(graph, to, from))
      .map(([to, file]) => `${file}: ${from} and ${to} form an import cycle`),
  );
}

/** Returns for each folder the folders it imports, each with the first importing file. */
function readImports(root) {
  const files = new Set(listFiles(root, "lib").filter((file) => isCode(file) && !isTest(file)));
  const graph = new Map();
  for (const file of files) {
    const text = readFileSync(path.join(root, file), "utf8");
    for (const [, name] of text.matchAll(/(?:from|import)\s*\(?\s*"((?:@\/|\.)[^"]+)"/g)) {
      const target = name.startsWith("@/") ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
      const found = [target, `${target}.ts`, `${target}.tsx`].find((each) => files.has(each));
      if (!found || folderOf(found) === folderOf(file)) continue;
      const imports = graph.get(folderOf(file)) ?? new Map();
      graph.set(folderOf(file), imports.set(folderOf(found), imports.get(folderOf(found)) ?? file));
    }
  }
  return graph;
}

/** The files directly in lib/server count as folders. */
function folderOf(file) {
  const [lib, noun, ...rest] = file.split("/");
  if (noun === "server" && rest.length === 1) return file;
  const folders = file.split("/").slice(0, -1);
  const server = folders.indexOf("server");
  return server === -1 ? `${lib}/${noun}` : folders.slice(0, server + 2).join("/");
}

function reaches(graph, from, target, seen = new Set()) {
  if (from === target) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(graph.get(from)?.keys() ?? [])].some((next) => reaches(graph, next, target, seen));
}
