import "server-only";

/** How long an address for an upload holds. */
export const UPLOAD_SECONDS = 15 * 60;

const READ_SECONDS = 60 * 60;

/**
 * When an address to read from begins and ends, in seconds. It begins with the running hour and holds for the next one
 * too: whoever asks twice gets the same address, and the browser finds it in its cache.
 */
export function readPeriod(now = Date.now()): { begin: number; seconds: number } {
  const begin = Math.floor(now / 1000 / READ_SECONDS) * READ_SECONDS;
  return { begin, seconds: 2 * READ_SECONDS };
}
