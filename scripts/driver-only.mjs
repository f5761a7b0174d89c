// Copies the database driver and its dependencies into another folder, for an image without the rest of node_modules:
// `node scripts/driver-only.mjs <folder>`.
import { cpSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const target = process.argv[2];
const copied = new Set();

copy("pg", root);

function copy(name, from) {
  const folder = packageFolder(name, from);
  if (!folder || copied.has(folder)) return;
  copied.add(folder);
  cpSync(folder, path.join(target, path.relative(root, folder)), { recursive: true });
  const { dependencies = {} } = createRequire(import.meta.url)(path.join(folder, "package.json"));
  for (const dependency of Object.keys(dependencies)) copy(dependency, folder);
}

function packageFolder(name, from) {
  const paths = createRequire(path.join(from, "package.json")).resolve.paths(name) ?? [];
  const require = createRequire(import.meta.url);
  for (const folder of paths) {
    try {
      return path.dirname(require.resolve(path.join(folder, name, "package.json")));
    } catch {
      // Not in this folder; try its parent.
    }
  }
  return undefined;
}
