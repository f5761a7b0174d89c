import "server-only";
import { LRUCache } from "lru-cache";

type Made = { bytes: Uint8Array<ArrayBuffer>; headers: [string, string][]; status: number };

/**
 * Keeps responses that were made for visitors, by a key that contains the version of their rows, and gives up the least
 * recently used first. Of several requests at once that need the same response, one makes it.
 */
export class MadeOnce {
  private readonly made: LRUCache<string, Made>;
  private readonly making = new Map<string, Promise<Made>>();

  constructor({ maxBytes }: { maxBytes: number }) {
    this.made = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(bytes.length, 1),
    });
  }

  /** Returns the response of a key. `make` must not depend on one request: others may wait for its response. */
  async get(key: string, make: () => Promise<Response>): Promise<Response> {
    const { bytes, headers, status } =
      this.made.get(key) ?? (await (this.making.get(key) ?? this.make(key, make)));
    return new Response(bytes, { headers, status });
  }

  private async make(key: string, make: () => Promise<Response>): Promise<Made> {
    const making = make().then(read);
    this.making.set(key, making);
    try {
      const made = await making;
      this.made.set(key, made);
      return made;
    } finally {
      this.making.delete(key);
    }
  }
}

async function read(response: Response): Promise<Made> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { bytes, headers: [...response.headers], status: response.status };
}
