import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { memoryWarning } from "./build-memory.mjs";
import { runNode } from "../children.mjs";
import { fingerprintSources } from "./fingerprint.mjs";
import { Problem } from "../problem.mjs";
import { runOnce } from "../stamps.mjs";
import { step } from "../steps.mjs";

/** The browser tests' own build folder, separate from a developer's. */
export const testBuildFolder = ".next-test";

export const buildFolder = () => process.env.PENNANT_BUILD_DIR || ".next";

/** Builds the app if its sources changed; returns the path of the standalone server. */
export async function buildApp(root) {
  const folder = path.join(root, buildFolder());
  const server = path.join(folder, "standalone", "server.js");
  const stamp = path.join(folder, "pennant-fingerprint");
  if (!existsSync(server)) rmSync(stamp, { force: true });
  await runOnce(stamp, fingerprintSources(root), () => {
    const warning = memoryWarning();
    if (warning) console.log(warning);
    return step("Building the app", () => build(root, folder));
  });
  return server;
}

async function build(root, folder) {
  // Writing a cache takes a fifth of the build time, and a folder's first build may be its only one.
  const isRepeated = existsSync(folder);
  await runNode([path.join(root, "node_modules", "next", "dist", "bin", "next"), "build"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      PENNANT_BUILD_CACHE: isRepeated ? "on" : "off",
    },
    failure: "The app could not be built:",
  });
  const standalone = path.join(folder, "standalone");
  if (!existsSync(path.join(standalone, "server.js")))
    throw new Problem("The build produced no server; run `npm run build`.");
  removeEnvironmentFiles(standalone);
  // The standalone server expects both next to itself, and Next does not copy them.
  copy(path.join(folder, "static"), path.join(standalone, buildFolder(), "static"));
  copy(path.join(root, "public"), path.join(standalone, "public"));
}

/** Next copies `.env` files into the build, where their values would outlive them. `npm start` reads them itself. */
function removeEnvironmentFiles(standalone) {
  const files = readdirSync(standalone).filter((name) => /^\.env(\.|$)/.test(name));
  for (const file of files) rmSync(path.join(standalone, file));
}

function copy(from, to) {
  rmSync(to, { recursive: true, force: true });
  if (!existsSync(from)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}
