import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { Problem } from "../problem.mjs";

/** A Saturday, a Sunday, the ends of February and of a year, and shortly before Europe's two clock changes. */
export const oddClocks = [
  "2026-08-15T10:00:00Z",
  "2026-08-16T10:00:00Z",
  "2026-02-28T22:30:00Z",
  "2026-12-31T22:30:00Z",
  "2026-03-29T00:57:00Z",
  "2026-10-25T00:57:00Z",
];

/**
 * Returns the variables that move the clock of a program and of all that it starts, PostgreSQL included, to this time, from where
 * it runs as usual. Empty without a time.
 */
export function clockVariables(clock) {
  if (!clock) return {};
  const moved = Math.round((Date.parse(clock) - Date.now()) / 1000);
  if (Number.isNaN(moved)) throw new Problem("TEST_CLOCK must be a time such as 2026-02-28T22:30:00Z.");
  const library = findClockLibrary();
  if (!library) throw new Problem("TEST_CLOCK needs libfaketime: install the package faketime.");
  return {
    LD_PRELOAD: library,
    FAKETIME: `${moved < 0 ? "" : "+"}${moved}`,
    // Timeouts and the times of files stay as they are.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    NO_FAKE_STAT: "1",
  };
}

/** Returns the library that moves clocks, where Debian and Ubuntu install it; undefined where it is not. */
export function findClockLibrary() {
  const libraries = "/usr/lib";
  const folders = existsSync(libraries) ? readdirSync(libraries) : [];
  return folders
    .map((folder) => path.join(libraries, folder, "faketime", "libfaketimeMT.so.1"))
    .find((file) => existsSync(file));
}
