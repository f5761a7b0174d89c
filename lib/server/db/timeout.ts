import "server-only";
import { unavailable } from "@/lib/server/problem";

const SOON_MS = 1_700;

/** What the work answers, or 503 when that takes too long: for short questions that everything else waits for. */
export async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), SOON_MS);
  });
  // What fails after the answer was given concerns nobody any more.
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
