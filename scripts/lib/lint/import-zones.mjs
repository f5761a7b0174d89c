import path from "node:path";

// Folders of components that belong to no feature, from the bottom up. The shell combines features, as a page does.
const SHARED = new Set(["ui", "dialog", "form", "list", "theme"]);
const SHELL = "shell";
const SERVER = /^lib\/(?:.+\/)?server(?:\/|$)/;
const OFFERED = /-(?:picker|dialog)$/;
const DATABASE_PACKAGE = /^(?:pg(?:\/|$)|@prisma\/)/;
const OUTSIDE_APP = new Set(["prisma", "scripts", "tests", "tools"]);
const ASKS_DATABASE = "Only lib/*/server and lib/server ask the database.";

/** Returns why a file must not import another one, both relative to the root, or undefined. */
export function forbiddenImport(file, imported) {
  const [top, feature] = file.split("/");
  const [importedTop, importedFeature] = imported.split("/");
  const isServer = SERVER.test(imported);

  if (top === "app") return imported.startsWith("lib/server/db") ? ASKS_DATABASE : undefined;
  if (top !== "lib" && top !== "components") return undefined;
  if (importedTop === "app") return "Pages import components, never the other way.";
  if (top === "lib") {
    if (importedTop === "components") return "lib must not import components.";
    return isServer && !SERVER.test(file)
      ? "Browsers load this file, so it must not import server code."
      : undefined;
  }
  if (isServer) return "Components call the API through lib/<noun>/queries.ts.";
  if (importedTop !== "components" || feature === SHELL || importedFeature === feature) return undefined;
  if (SHARED.has(feature))
    return SHARED.has(importedFeature) ? undefined : "Shared components must not import features.";
  if (importedFeature === SHELL) return "Features must not import the shell.";
  return SHARED.has(importedFeature) || OFFERED.test(imported)
    ? undefined
    : "Features meet in pages; the sideways imports are another feature's pickers and dialogs.";
}

/** Returns why a file, relative to the root, must not import a package, or undefined. */
export function forbiddenPackage(file, name) {
  const mayAsk = SERVER.test(file) || OUTSIDE_APP.has(file.split("/")[0]);
  return DATABASE_PACKAGE.test(name) && !mayAsk ? ASKS_DATABASE : undefined;
}

/** Lint rule: imports go down, app → components → lib, and nothing that a browser loads imports server code. */
export const importZones = {
  meta: { type: "problem", schema: [], messages: { forbidden: "{{reason}}" } },
  create(context) {
    const file = path.relative(context.cwd, context.filename).replaceAll("\\", "/");
    const check = ({ source }) => {
      if (typeof source?.value !== "string") return;
      const imported = fromRoot(file, source.value);
      const reason = imported ? forbiddenImport(file, imported) : forbiddenPackage(file, source.value);
      if (reason) context.report({ node: source, messageId: "forbidden", data: { reason } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** Returns the imported file without its extension, relative to the root, or undefined for a package. */
function fromRoot(file, name) {
  if (name.startsWith("@/")) return name.slice("@/".length);
  return name.startsWith(".") ? path.posix.join(path.posix.dirname(file), name) : undefined;
}
