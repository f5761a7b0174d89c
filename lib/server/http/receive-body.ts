import "server-only";
import { Problem } from "@/lib/server/problem";

const WINDOW_MS = 20_000;
/** Bytes a second. The slowest mobile lines send ten times as much. */
const LEAST_RATE = 2_000;

/**
 * The body of a request as it arrives. Throws 408 when it comes more slowly than 2 KB a second over 20 seconds: such a
 * body is sent to keep the server waiting.
 */
export async function* receiveBody(
  request: Request,
  { windowMs = WINDOW_MS, leastRate = LEAST_RATE } = {},
): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  const reader = request.body.getReader();
  let seen = 0;
  let isReading = true;
  const tooSlow = new AbortController();
  const timer = setInterval(() => {
    // Whoever is busy with what has come is not waiting for more.
    if (isReading && seen < (leastRate * windowMs) / 1000) {
      tooSlow.abort();
      void reader.cancel().catch(() => undefined);
    }
    seen = 0;
  }, windowMs);
  try {
    for (;;) {
      isReading = true;
      const { value } = await reader.read();
      isReading = false;
      if (tooSlow.signal.aborted) throw new Problem(408, "The request came too slowly");
      if (!value) return;
      seen += value.byteLength;
      yield value;
    }
  } finally {
    clearInterval(timer);
    void reader.cancel().catch(() => undefined);
  }
}
