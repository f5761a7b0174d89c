import "server-only";
import { unavailable } from "@/lib/server/problem";

const TIMEOUT_MS = 1_700;

/** Returns the result of the work, or throws 503 after 1.7 seconds. For short queries that every request waits for. */
export async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), TIMEOUT_MS);
  });
  // Prevents an unhandled rejection when the work fails after the timeout.
  work.catch(() => undefined);
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
