import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { isolatedFiles, pageFiles } from "./tests/setup/isolated-files.mjs";
import { ByProject } from "./tests/setup/by-project.mjs";

// Far from UTC and not on the hour: a date that is read in the wrong zone shows up as the wrong day.
process.env.TZ = "Asia/Kathmandu";

// A test file runs only for seconds, so optimizing its code and Prisma's query compiler does not pay off.
const shortLived = ["--no-opt", "--liftoff-only", "--max-semi-space-size=64"];

// Only ends what hangs: on a busy machine with slow cores the longest tests take ten times as long as on a quick one.
const limits = { testTimeout: 600_000, hookTimeout: 600_000 };

const unitFolders = ["lib", "components", "scripts", "tools", "prisma"];
const isolatedUnits = isolatedFiles(import.meta.dirname, unitFolders);
const pages = pageFiles(import.meta.dirname, unitFolders);
const isolated = isolatedFiles(import.meta.dirname, ["tests/api"]);

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      "@": import.meta.dirname,
      // Throws outside of Next's server build; the tests call server code directly.
      "server-only": path.join(import.meta.dirname, "tests/setup/server-only.ts"),
    },
  },
  test: {
    sequence: { shuffle: true, sequencer: ByProject },
    ...limits,
    // As long as it takes next to a build.
    expect: { poll: { timeout: 60_000 } },
    // It imports "next/server" without a file extension, which only bundlers resolve.
    server: { deps: { inline: ["next-auth"] } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // These files share the modules of one process per worker, which saves most of their time.
          isolate: false,
          include: [`{${unitFolders.join(",")}}/**/*.test.{ts,tsx}`],
          exclude: [...isolatedUnits, ...pages],
          setupFiles: ["tests/setup/shared/process.ts", "tests/setup/shared/connection.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "unit-pages",
          // These files share one page and the code of the components per worker.
          isolate: false,
          execArgv: ["--max-semi-space-size=64"],
          include: pages,
          setupFiles: ["shared/process", "shared/connection", "component-tests"].map(
            (name) => `tests/setup/${name}.ts`,
          ),
        },
      },
      {
        extends: true,
        test: {
          name: "unit-isolated",
          execArgv: ["--max-semi-space-size=64"],
          include: isolatedUnits,
          setupFiles: ["tests/setup/component-tests.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          // These files share the server's code and one database per worker, which saves most of their time.
          isolate: false,
          execArgv: ["--max-semi-space-size=64"],
          include: ["tests/api/**/*.test.ts"],
          exclude: isolated,
          globalSetup: ["tests/setup/database-server.ts"],
          setupFiles: [
            "database",
            "shared/process",
            "shared/failed-requests",
            "shared/responses",
            "shared/settings",
            "shared/counters",
          ].map((name) => `tests/setup/${name}.ts`),
          sequence: { setupFiles: "list" },
        },
      },
      {
        extends: true,
        test: {
          name: "api-isolated",
          execArgv: shortLived,
          include: isolated,
          globalSetup: ["tests/setup/database-server.ts"],
          setupFiles: ["tests/setup/database.ts"],
        },
      },
      // Has its own S3 server, which starts while the others run.
      {
        extends: true,
        test: {
          name: "storage",
          execArgv: shortLived,
          include: ["tests/storage/**/*.test.ts"],
          globalSetup: ["tests/setup/database-server.ts", "tests/setup/s3-server.ts"],
          setupFiles: ["tests/setup/database.ts"],
          sequence: { groupOrder: 1 },
        },
      },
      // Takes minutes, against the built server: `npm run test:faults`.
      {
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: ["tests/setup/database-server.ts", "tests/setup/s3-server.ts"],
          fileParallelism: false,
          // 200 kills take 10 minutes on a quiet machine, and three times as long on a busy one.
          testTimeout: 2 * 60 * 60 * 1000,
        },
      },
      {
        extends: true,
        test: {
          name: "start",
          include: ["tests/start/**/*.test.ts"],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
