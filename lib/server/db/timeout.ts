import "server-only";
import { env } from "@/lib/server/env";
import { unavailable } from "@/lib/server/problem";

/**
 * Returns the result of the work, or throws 503 after DATABASE_WAIT_MS, 1.7 seconds by default. For short queries that every
 * request waits for. Work whose answer arrived while the process was busy is not late: it is read before the error.
 */
export async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    // Node calls due timers before it reads sockets, and immediates after that.
    timer = setTimeout(() => setImmediate(() => reject(unavailable())), env().DATABASE_WAIT_MS);
  });
  // Prevents an unhandled rejection when the work fails after the timeout.
  work.catch(() => undefined);
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
