import { existsSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const file = (name) => path.join(os.tmpdir(), `pennant-${process.pid}-${name}.json`);
export const vitestReport = file("vitest");
export const playwrightReport = file("playwright");

/** Returns the test counts of both runners; a runner without a report counts as zero. */
export function readTestCounts() {
  const vitest = take(vitestReport);
  const { stats: playwright, errors: runErrors = [] } = take(playwrightReport) ?? {};
  return {
    passed: (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + (playwright?.flaky ?? 0),
    failed:
      (vitest?.numFailedTests ?? 0) +
      (vitest?.numFailedTestSuites && !vitest.numFailedTests ? 1 : 0) +
      (playwright?.unexpected ?? 0) +
      // Errors outside of any test, such as those in the server's log.
      runErrors.length,
    skipped: (vitest?.numPendingTests ?? 0) + (vitest?.numTodoTests ?? 0) + (playwright?.skipped ?? 0),
  };
}

/** The last line of a run. Programs parse it, so it must contain nothing else. */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function take(report) {
  if (!existsSync(report)) return null;
  const content = JSON.parse(readFileSync(report, "utf8"));
  rmSync(report);
  return content;
}
