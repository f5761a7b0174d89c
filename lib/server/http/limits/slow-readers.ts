import "server-only";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

const CHECK_MS = 10_000;
const WINDOW_MS = 120_000;
/** Bytes per second, as for request bodies. The window is long because the system sends in steps of up to a megabyte. */
const LEAST_RATE = 2_000;

/**
 * Closes the connection when its response is read more slowly than 2 KB a second for two minutes: such a reader keeps files
 * and queues occupied. Time in which the server has nothing to send does not count.
 */
export function closeSlowReaders(
  socket: Socket,
  response: ServerResponse,
  { checkMs = CHECK_MS, windowMs = WINDOW_MS, leastRate = LEAST_RATE } = {},
): void {
  const sent = () => socket.bytesWritten - socket.writableLength;
  let waited = 0;
  let sentBefore = 0;
  const timer = setInterval(() => {
    if (socket.writableLength === 0) waited = 0;
    else if (waited === 0) {
      waited = checkMs;
      sentBefore = sent();
    } else waited += checkMs;
    if (waited <= windowMs) return;
    if (sent() - sentBefore < (leastRate * windowMs) / 1000) socket.destroy();
    waited = 0;
  }, checkMs).unref();
  response.once("close", () => clearInterval(timer));
}
