import "server-only";

/** An error with the errors that caused it, its own first. Reads `cause`, and `err`, in which Auth.js puts them. */
export function errorCauses(error: unknown, found: unknown[] = []): unknown[] {
  if (typeof error !== "object" || error === null || found.includes(error)) return found;
  const { cause, err } = error as { cause?: unknown; err?: unknown };
  return errorCauses(err, errorCauses(cause, [...found, error]));
}
