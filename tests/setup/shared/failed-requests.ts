import { afterEach, beforeEach } from "vitest";
import { log } from "@/lib/server/log";

type Write = (...entry: unknown[]) => void;

// Runs before each test file that shares the server's code with others. A response of 500 or 503 does not say its cause, and the
// log is silent during tests: a failed test also reports the errors that the server logged during it.
const failures: string[] = ((globalThis as { serverFailures?: string[] }).serverFailures ??= []);

if (!("isWatched" in log)) {
  const write: Write = log.error.bind(log);
  const error: Write = (...entry) => {
    failures.push(describe(entry));
    write(...entry);
  };
  Object.assign(log, { isWatched: true, error });
}

beforeEach(() => {
  failures.splice(0);
});

afterEach(({ task }) => {
  if (task.result?.state !== "fail" || failures.length === 0) return;
  throw new Error(["The server logged during this test:", ...failures].join("\n"));
});

function describe([entry, message]: unknown[]): string {
  const { err, ...fields } = typeof entry === "object" ? ({ ...entry } as { err?: unknown }) : { entry };
  const cause = err instanceof Error ? `${err.name}: ${err.message} ${JSON.stringify(err)}` : "";
  return [message, JSON.stringify(fields), cause].filter(Boolean).join(" ");
}
