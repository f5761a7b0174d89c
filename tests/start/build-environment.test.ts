import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { fingerprintSources } from "../../scripts/lib/build/fingerprint.mjs";
import { runCode, temporaryFolder } from "./programs";

// Does what Next does at the end of a build: it copies these two files next to the server.
const NEXT = `
  const fs = require("node:fs");
  fs.mkdirSync(".next/standalone", { recursive: true });
  fs.writeFileSync(".next/standalone/server.js", "");
  for (const file of [".env", ".env.production"])
    if (fs.existsSync(file)) fs.copyFileSync(file, ".next/standalone/" + file);
`;

it("warns before a build for which the memory is too small, and only then", async () => {
  const code = `
    import { memoryWarning } from "./scripts/lib/build/build-memory.mjs";
    console.log(memoryWarning(1_000), memoryWarning(4_000));`;
  const { output } = await runCode(code).ended;
  expect(output).toContain("this machine has 1.0 GB with its swap");
  expect(output.trim()).toMatch(/undefined$/);
});

it("a build contains no .env file", async () => {
  const root = temporaryFolder();
  const next = path.join(root, "node_modules", "next", "dist", "bin");
  for (const folder of [next, path.join(root, "scripts", "lib")]) mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(next, "next"), NEXT);
  for (const file of [".env", ".env.production"])
    writeFileSync(path.join(root, file), "GOOGLE_CLIENT_SECRET=secret\n");

  const build = `import { buildApp } from "./scripts/lib/build/build.mjs"; await buildApp(process.env.ROOT);`;
  const { code, output } = await runCode(build, { ROOT: root, PENNANT_BUILD_DIR: ".next" }).ended;
  expect(code, output).toBe(0);
  expect(readdirSync(path.join(root, ".next", "standalone"))).toEqual(["server.js"]);

  // Neither file is a source: the build stays when they change or go.
  const built = readFileSync(path.join(root, ".next", "pennant-fingerprint"), "utf8");
  rmSync(path.join(root, ".env"));
  expect(fingerprintSources(root)).toBe(built);
});
