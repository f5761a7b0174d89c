import "server-only";
import { Problem } from "@/lib/server/problem";

const WINDOW_MS = 20_000;
/** Bytes per second. The slowest mobile connections send ten times as much. */
const MIN_RATE = 2_000;

/**
 * Yields the body of a request as it arrives. Throws 408 when it arrives more slowly than 2 KB per second over 20 seconds,
 * which protects against slow-body attacks.
 */
export async function* receiveBody(
  request: Request,
  { windowMs = WINDOW_MS, minRate = MIN_RATE } = {},
): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  const reader = request.body.getReader();
  let received = 0;
  let isReading = true;
  const tooSlow = new AbortController();
  const timer = setInterval(() => {
    // While the consumer processes a chunk, the sender is not to blame.
    if (isReading && received < (minRate * windowMs) / 1000) {
      tooSlow.abort();
      void reader.cancel().catch(() => undefined);
    }
    received = 0;
  }, windowMs);
  try {
    for (;;) {
      isReading = true;
      const { value } = await reader.read();
      isReading = false;
      if (tooSlow.signal.aborted) throw new Problem(408, "The request took too long to arrive");
      if (!value) return;
      received += value.byteLength;
      yield value;
    }
  } finally {
    clearInterval(timer);
    void reader.cancel().catch(() => undefined);
  }
}
