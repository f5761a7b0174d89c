import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runNode } from "./children.mjs";
import { Problem } from "./problem.mjs";
import { hashOf, runOnce } from "./stamps.mjs";
import { step } from "./steps.mjs";

/** Installs the packages if the lock file has changed since the last installation. */
export function installPackages(root) {
  const read = (name) => readFileSync(path.join(root, name));
  const platform = `${process.platform} ${process.arch} ${process.versions.modules}`;
  const fingerprint = hashOf([read("package.json"), read("package-lock.json"), platform]);
  const stamp = path.join(root, "node_modules", ".cache", "pennant", "installed");
  return runOnce(stamp, fingerprint, () => step("Installing packages", () => install(root)));
}

function install(root) {
  // The build needs development packages, also with NODE_ENV "production". The lock file must not change: on another
  // platform npm would add that platform's packages to it.
  const flags = ["--include=dev", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  return runNode([findNpm(), "install", ...flags], {
    cwd: root,
    failure: "npm could not install the packages:",
  });
}

function findNpm() {
  const besideNode = path.resolve(process.execPath, "../../lib/node_modules/npm/bin/npm-cli.js");
  const onWindows = path.resolve(process.execPath, "../node_modules/npm/bin/npm-cli.js");
  const found = [process.env.npm_execpath, besideNode, onWindows].find(
    (file) => file?.endsWith(".js") && existsSync(file),
  );
  if (!found) throw new Problem("npm was not found next to Node; run `npm install`, then `npm start`.");
  return found;
}
