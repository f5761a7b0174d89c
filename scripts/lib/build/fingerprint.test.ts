import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { fingerprintSources } from "./fingerprint.mjs";

it("changes with the sources and the build tools, and with nothing else", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "pennant-sources-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const changes = (file: string) => {
    const before = fingerprintSources(root);
    writeFileSync(path.join(root, file), before);
    return fingerprintSources(root) !== before;
  };
  for (const folder of ["app", "docs", "scripts/lib/build", "tools/bench", "tests"])
    mkdirSync(path.join(root, folder), { recursive: true });

  for (const file of ["app/page.tsx", "package.json", "scripts/lib/build/build.mjs"])
    expect(changes(file), file).toBe(true);
  for (const file of ["app/page.test.tsx", "docs/index.html", "README.md", "tools/bench/pages.mjs"])
    expect(changes(file), file).toBe(false);
});
