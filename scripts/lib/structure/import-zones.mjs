import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { isCode, isServerOnly, isTest, listFiles } from "./files.mjs";

// Folders of components that belong to no feature, from the bottom up. The shell combines features, as a page does.
const SHARED = ["ui", "dialog", "form", "list", "theme"];
const SHELL = "shell";

/** Forbidden imports for `import/no-restricted-paths`: app → components → lib, and features meet in pages. */
export function importZones(root) {
  const lib = existsSync(path.join(root, "lib"))
    ? listFiles(root, "lib").filter((file) => !isTest(file))
    : [];
  const foldersWith = (kind) => [...new Set(lib.filter(kind).map((file) => path.posix.dirname(file)))];
  const server = foldersWith(isServerOnly);
  const browser = foldersWith((file) => isCode(file) && !isServerOnly(file));
  const folders = foldersOf(path.join(root, "components"));
  const features = folders.filter((name) => name !== SHELL && !SHARED.includes(name));
  const inComponents = (names) => names.map((name) => `components/${name}`);

  return [
    { target: ["lib", "components"], from: "app", message: "Pages import components, never the other way." },
    { target: "lib", from: "components", message: "lib must not import components." },
    {
      target: browser.map((folder) => `${folder}/*`),
      from: server,
      message: "Browsers load this file, so it must not import server code.",
    },
    {
      target: "components",
      from: server,
      message: "Components call the API through lib/<noun>/queries.ts.",
    },
    { target: "app", from: "lib/server/db", message: "Only lib/*/server and lib/server ask the database." },
    {
      target: inComponents(SHARED),
      from: inComponents([...features, SHELL]),
      message: "Shared components must not import features.",
    },
    {
      target: inComponents(features),
      from: `components/${SHELL}`,
      message: "Features must not import the shell.",
    },
    ...features.map((name) => ({
      target: `components/${name}`,
      from: `components/!(${[name, SHELL, ...SHARED].join("|")})/**/!(*-picker|*-dialog).*`,
      message: "Features meet in pages; the sideways imports are another feature's pickers and dialogs.",
    })),
  ].filter(({ target, from }) => target.length > 0 && from.length > 0);
}

function foldersOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
