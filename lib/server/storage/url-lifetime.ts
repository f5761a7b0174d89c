import "server-only";

/** The time within which an upload may begin at its URL, in seconds. The URL also works after a sign-out, and a bucket cannot ask, so it is short. */
export const UPLOAD_SECONDS = 5 * 60;

const READ_SECONDS = 60 * 60;

/**
 * Returns the validity period of a read URL, in seconds: from the start of the current hour to the end of the next. All
 * requests within an hour get the same URL, so that the browser can cache the object.
 */
export function readPeriod(now = Date.now()): { begin: number; seconds: number } {
  const begin = Math.floor(now / 1000 / READ_SECONDS) * READ_SECONDS;
  return { begin, seconds: 2 * READ_SECONDS };
}
