import "server-only";
import { Readable } from "node:stream";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { Problem, unavailable } from "@/lib/server/problem";

/** Calls the store. `signal` is aborted when the call has failed or has taken too long; `onProgress` starts the time anew. */
type StoreCall<Result> = (signal: AbortSignal, onProgress: () => void) => Promise<Result>;

/**
 * Runs a call of the file store. Throws 503 after `waitMs` milliseconds without an answer, even if the library still waits,
 * and when the call fails. Problems pass unchanged.
 */
export async function withStoreTimeout<Result>(
  call: StoreCall<Result>,
  waitMs = env().STORE_WAIT_MS,
): Promise<Result> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("The store does not answer", "TimeoutError")), waitMs);
  });
  try {
    return await Promise.race([call(ending.signal, () => timer?.refresh()), late]);
  } catch (error) {
    ending.abort();
    if (error instanceof Problem) throw error;
    log.error(
      { name: error instanceof Error ? error.name : "", status: statusOf(error) },
      "the file store is unavailable",
    );
    throw unavailable();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Waits for the first bytes of a body and returns it as a stream. The stream fails with 503 when the store sends nothing for
 * too long while its reader waits; a slow reader does not count.
 */
export async function beginReading(body: Readable): Promise<Readable> {
  const chunks = (body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  const first = await chunks.next();
  return Readable.from(timed(body, chunks, first), { objectMode: false });
}

async function* timed(
  body: Readable,
  chunks: AsyncIterator<Uint8Array>,
  first: IteratorResult<Uint8Array, unknown>,
) {
  try {
    for (let chunk = first; !chunk.done; chunk = await withStoreTimeout(() => chunks.next()))
      yield chunk.value;
  } finally {
    body.destroy();
  }
}

export function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
}
