import { existsSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

const file = (name) => path.join(os.tmpdir(), `pennant-${process.pid}-${name}.json`);
export const vitestReport = file("vitest");
export const playwrightReport = file("playwright");

// Enough for an assertion with its values and its call log.
const linesOfFailure = 24;
const linesOfPage = 80;

/**
 * Returns the test counts of both runners and a text for each failed test.
 * A runner without a report counts as zero.
 */
export function readTestReports() {
  const vitest = take(vitestReport);
  const { stats: playwright, errors: runErrors = [], suites = [] } = take(playwrightReport) ?? {};
  return {
    passed: (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + (playwright?.flaky ?? 0),
    failed:
      (vitest?.numFailedTests ?? 0) +
      (vitest?.numFailedTestSuites && !vitest.numFailedTests ? 1 : 0) +
      (playwright?.unexpected ?? 0) +
      // Errors outside of any test, such as those in the server's log.
      runErrors.length,
    skipped: (vitest?.numPendingTests ?? 0) + (vitest?.numTodoTests ?? 0) + (playwright?.skipped ?? 0),
    failures: [
      ...(vitest?.testResults ?? []).flatMap(vitestFailures),
      ...suites.flatMap(playwrightFailures),
      ...runErrors.map(({ message }) => failure("Outside of any test", message)),
    ],
  };
}

/** The last line of a run. Programs parse it, so it must contain nothing else. */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function vitestFailures({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0) return message ? [failure(name, message)] : [];
  return failed.map((test) =>
    // The stack of an exceeded time limit has this placeholder in place of its message.
    failure(
      `${name} › ${test.fullName}`,
      test.failureMessages.join("\n").replaceAll("STACK_TRACE_ERROR", "The test exceeded its time limit."),
    ),
  );
}

function playwrightFailures({ suites = [], specs }) {
  const failed = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) => {
        const errors = results.flatMap((result) => result.errors);
        const text = failure(
          `[${projectName}] ${file}:${line} › ${title}`,
          errors.map(({ message }) => message).join("\n"),
        );
        return [text, ...results.flatMap(pageOf)].join("\n");
      }),
  );
  return [...failed, ...suites.flatMap(playwrightFailures)];
}

/**
 * Returns the roles and texts of the page on which a journey failed, as Playwright wrote them down, without what an open dialog
 * covers.
 */
function pageOf({ attachments = [] }) {
  const snapshot = attachments.find(({ name }) => name === "error-context")?.path;
  if (!snapshot || !existsSync(snapshot)) return [];
  const [, page = ""] = readFileSync(snapshot, "utf8").split("```yaml\n");
  const lines = withoutHidden(page.split("\n```", 1)[0].split("\n"));
  return ["  The page at the end:", ...lines.slice(0, linesOfPage).map((line) => `    ${line}`)];
}

/** Returns the lines of a tree, indented by level, without those marked as hidden and what they contain. */
function withoutHidden(lines) {
  const levelOf = (line) => line.search(/\S/);
  let hiddenLevel = Infinity;
  return lines.filter((line) => {
    if (levelOf(line) > hiddenLevel) return false;
    hiddenLevel = line.includes("[aria-hidden]") ? levelOf(line) : Infinity;
    return hiddenLevel === Infinity;
  });
}

function failure(title, message = "") {
  const lines = stripVTControlCharacters(message).trim().split("\n");
  const kept = lines.slice(0, linesOfFailure).map((line) => `  ${line}`.trimEnd());
  if (lines.length > kept.length) kept.push(`  (${lines.length - kept.length} more lines above)`);
  return [`Failed: ${title}`, ...kept].join("\n");
}

function take(report) {
  if (!existsSync(report)) return null;
  const content = JSON.parse(readFileSync(report, "utf8"));
  rmSync(report);
  return content;
}
