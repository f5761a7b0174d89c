import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { runNode } from "../../scripts/lib/children.mjs";
import { serve } from "../../scripts/lib/serve.mjs";

const app = path.join(import.meta.dirname, "ceilings");
const standalone = path.join(app, ".next", "standalone", "tools", "bench", "ceilings");

/** Builds the app that measurements are compared with (tools/bench/ceilings). */
export async function buildCeilings({ root, env }) {
  await runNode([path.join(root, "node_modules", "next", "dist", "bin", "next"), "build"], {
    cwd: app,
    env: { ...env, NEXT_TELEMETRY_DISABLED: "1" },
    failure: "The benchmark's own app could not be built:",
  });
  const files = path.join(standalone, ".next", "static");
  rmSync(files, { recursive: true, force: true });
  cpSync(path.join(app, ".next", "static"), files, { recursive: true });
}

/** Serves that app with the environment of the measured server. */
export async function serveCeilings({ env, port }) {
  const { child } = await serve([path.join(standalone, "server.js")], {
    cwd: standalone,
    env: { ...env, PORT: String(port) },
    port,
  });
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid };
}
