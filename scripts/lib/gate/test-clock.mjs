import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Problem } from "../problem.mjs";

/** A Saturday, a Sunday that begins a month, the ends of February and of a year, and shortly before Europe's two clock changes. */
export const oddClocks = [
  "2026-08-15T10:00:00Z",
  "2026-11-01T10:00:00Z",
  "2026-02-28T22:30:00Z",
  "2026-12-31T22:30:00Z",
  "2026-03-29T00:57:00Z",
  "2026-10-25T00:57:00Z",
];

/**
 * Returns the variables that move the clock of a program and of all that it starts, PostgreSQL included, to this time, from where
 * it runs as usual. Timeouts and the times of files stay as they are. Empty without a time.
 */
export function clockVariables(clock) {
  if (!clock) return {};
  const moved = Math.round((Date.parse(clock) - Date.now()) / 1000);
  if (Number.isNaN(moved)) throw new Problem("TEST_CLOCK must be a time such as 2026-02-28T22:30:00Z.");
  const library = clockLibrary();
  if (!library) throw new Problem("TEST_CLOCK needs Linux and a C compiler (cc).");
  return { LD_PRELOAD: library, CLOCK_OFFSET_SECONDS: String(moved) };
}

let compiled;

/** Compiles the library that moves clocks, once per process. Returns its path, or null without Linux or a C compiler. */
export function clockLibrary() {
  if (process.platform !== "linux") return null;
  if (compiled === undefined) {
    const folder = mkdtempSync(path.join(os.tmpdir(), "pennant-clock-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    const library = path.join(folder, "moved-clock.so");
    const source = path.join(import.meta.dirname, "moved-clock.c");
    const { status } = spawnSync("cc", ["-shared", "-fPIC", "-O2", "-o", library, source], {
      stdio: "inherit",
    });
    compiled = status === 0 ? library : null;
  }
  return compiled;
}
