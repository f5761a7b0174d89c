// `npm run gallery [name …]`: takes screenshots of the pages and dialogs in tools/gallery/entries/entries.mjs into .gallery/, at six
// widths, light and dark. GALLERY_WIDTHS=390,1440 takes only these widths, GALLERY_SCHEMES=dark only these.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findBrowser } from "../../scripts/lib/browser.mjs";
import { testBuildFolder } from "../../scripts/lib/build/build.mjs";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { prepareCode } from "../../scripts/lib/prepare.mjs";
import { Problem, reportProblem } from "../../scripts/lib/problem.mjs";
import { endProcess, wait } from "../../scripts/lib/processes.mjs";
import { onStop, stop, stopOnSignals } from "../../scripts/lib/shutdown.mjs";
import { step } from "../../scripts/lib/steps.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const folder = path.join(root, ".gallery");

stopOnSignals();
try {
  const names = process.argv.slice(2);
  const widths = process.env.GALLERY_WIDTHS?.split(",").map(Number);
  const schemes = process.env.GALLERY_SCHEMES?.split(",");
  await prepareCode(root);
  const baseURL = await startServer();
  const { chromium } = await import("@playwright/test");
  const browser = await chromium.launch(await findBrowser());
  onStop(() => browser.close());
  const { entries } = await import("./entries/entries.mjs");
  const { takeScreenshots } = await import("./take-screenshots.mjs");
  const wanted = entries.filter(({ name }) => names.length === 0 || names.includes(name));

  const failures = await step(`Taking screenshots of ${wanted.length} views`, () =>
    takeScreenshots({ browser, baseURL, entries: wanted, folder, widths, schemes }),
  );
  for (const failure of failures) console.error(failure);
  await stop(failures.length > 0 ? 1 : 0);
} catch (error) {
  if (!stop.isUnderWay) {
    reportProblem(error);
    await stop(1);
  }
}

/** Starts a server with its own database, as the browser tests do; GALLERY_URL names a running one. */
async function startServer() {
  if (process.env.GALLERY_URL) return process.env.GALLERY_URL;
  const data = mkdtempSync(path.join(os.tmpdir(), "pennant-gallery-"));
  const port = String(await findFreePort());
  const env = {
    ...process.env,
    PORT: port,
    HOSTNAME: "",
    DATABASE_URL: "",
    PENNANT_DATA_DIR: data,
    RATE_LIMITS: "off",
    SIGN_UP: "open",
  };
  const server = spawn(process.execPath, [path.join(root, "scripts", "start.mjs")], {
    env: { ...env, PENNANT_BUILD_DIR: process.env.PENNANT_BUILD_DIR || testBuildFolder },
    stdio: ["ignore", "inherit", "inherit"],
  });
  onStop(async () => {
    await endProcess(server.pid, "SIGTERM");
    rmSync(data, { recursive: true, force: true });
  });

  const baseURL = `http://localhost:${port}`;
  while (!(await answers(baseURL))) {
    if (server.exitCode !== null) throw new Problem("The gallery's server did not start.");
    await wait(200);
  }
  return baseURL;
}

function answers(baseURL) {
  return fetch(`${baseURL}/api/ready`).then(Boolean, () => false);
}
