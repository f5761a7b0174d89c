import { describe, expect, it, vi } from "vitest";
import { receiveBody } from "./receive-body";

function requestWith(body: ReadableStream<Uint8Array>): Request {
  return new Request("http://localhost", { method: "POST", body, duplex: "half" } as RequestInit);
}

async function collect(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe("a body", () => {
  it("is received as it was sent", async () => {
    const request = new Request("http://localhost", { method: "POST", body: "Hello" });
    expect(await collect(receiveBody(request))).toBe("Hello");
    expect(await collect(receiveBody(new Request("http://localhost")))).toBe("");
  });

  it("is aborted after 20 seconds at one byte per second", async () => {
    vi.useFakeTimers();
    try {
      let timer: ReturnType<typeof setInterval> | undefined;
      const cancelled = vi.fn();
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          timer = setInterval(() => controller.enqueue(new Uint8Array(1)), 1_000);
        },
        cancel() {
          clearInterval(timer);
          cancelled();
        },
      });
      const received = collect(receiveBody(requestWith(body)));
      const refused = expect(received).rejects.toMatchObject({ status: 408 });
      await vi.advanceTimersByTimeAsync(20_000);
      await refused;
      expect(cancelled).toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  it("may take an hour on a slow connection", async () => {
    vi.useFakeTimers();
    try {
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          for (let second = 0; second < 3600; second++) {
            await vi.advanceTimersByTimeAsync(1_000);
            controller.enqueue(new Uint8Array(5_000));
          }
          controller.close();
        },
      });
      expect(await collect(receiveBody(requestWith(body)))).toHaveLength(18_000_000);
    } finally {
      vi.useRealTimers();
    }
  });
});
