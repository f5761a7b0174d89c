import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./scripts/lib/browser.mjs";
import { testBuildFolder } from "./scripts/lib/build/build.mjs";
import { allToursSeen } from "./tools/gallery/all-tours-seen.mjs";
import { findFreePort } from "./scripts/lib/ports.mjs";

// Workers load this file again and need the same server, so its settings are passed in the environment.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_OPENID_PORT ??= String(await findFreePort());
process.env.E2E_FOLDER ??= temporaryFolder();

const { E2E_PORT: port, E2E_OPENID_PORT: openidPort, E2E_FOLDER: folder } = process.env;
const openidClient = { id: "pennant", secret: "only for tests" };
const { executablePath, args } = await findBrowser();
const { viewport: _, deviceScaleFactor: __, ...desktop } = devices["Desktop Chrome"];
const phone = {
  ...desktop,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  timezoneId: "Pacific/Auckland",
};
// Reduced motion, because animations are expensive on the larger screen.
const contextOptions = { reducedMotion: "reduce" as const };
const views = "accessibility.spec.ts";
// Journeys tagged "@phone:full" have the same layout on a phone; `npm run test:full` runs them there, too.
const onPhone = process.env.TEST_FULL ? /@phone/ : /@phone(?!:full)/;

export default defineConfig({
  testDir: "tests/e2e",
  globalTeardown: "tests/setup/server-log.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["line"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([["json"]] as [["json"]]) : [])],
  use: {
    baseURL: `http://localhost:${port}`,
    // Pages live only for seconds, so optimizing their code does not pay off.
    launchOptions: { executablePath, args: [...args, "--js-flags=--no-opt"] },
    // A person who has seen every tour; the tour has its own test.
    storageState: allToursSeen(`http://localhost:${port}`),
    // Below the time limit of a test, so that its error names the action that had to wait.
    actionTimeout: 60_000,
    locale: "en-US",
    // Requests of pages with a service worker cannot be intercepted; the offline copy has its own journeys.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Traces cost a third of the time; `E2E_TRACE=on` turns them on.
    trace: process.env.E2E_TRACE === "on" ? "retain-on-failure" : "off",
  },
  projects: [
    // First, because it contains the longest test: started last, it would keep one worker busy while the other is idle.
    { name: "views", testMatch: views, use: { ...phone, contextOptions } },
    {
      name: "desktop",
      testIgnore: views,
      use: {
        ...desktop,
        viewport: { width: 1440, height: 900 },
        timezoneId: "America/St_Johns",
        contextOptions,
      },
    },
    { name: "phone", testIgnore: views, grep: onPhone, use: phone },
  ],
  webServer: [
    {
      command: "node tests/setup/openid-provider.mjs",
      url: `http://localhost:${openidPort}/up`,
      stdout: "ignore",
      stderr: "ignore",
      env: {
        OPENID_PORT: openidPort,
        OPENID_CLIENT_ID: openidClient.id,
        OPENID_CLIENT_SECRET: openidClient.secret,
        OPENID_REDIRECT_URI: `http://localhost:${port}/api/auth/callback/google`,
      },
    },
    {
      command: "node scripts/start.mjs",
      url: `http://localhost:${port}/api/ready`,
      timeout: 300_000,
      stdout: "ignore",
      stderr: "pipe",
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: {
        PORT: port,
        HOSTNAME: "",
        GOOGLE_ISSUER: `http://localhost:${openidPort}`,
        GOOGLE_CLIENT_ID: openidClient.id,
        GOOGLE_CLIENT_SECRET: openidClient.secret,
        // Its own build, database and files, separate from a developer's server.
        DATABASE_URL: "",
        // A busy machine must not report its database as unreachable.
        DATABASE_WAIT_MS: "20000",
        RATE_LIMITS: "off",
        // Each journey opens accounts of its own.
        SIGN_UP: "open",
        PENNANT_DATA_DIR: path.join(folder, "data"),
        PENNANT_BUILD_DIR: testBuildFolder,
        PENNANT_SERVER_LOG: path.join(folder, "server.log"),
      },
    },
  ],
});

function temporaryFolder() {
  const made = mkdtempSync(path.join(os.tmpdir(), "pennant-e2e-"));
  process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  return made;
}
