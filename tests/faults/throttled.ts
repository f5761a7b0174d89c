import http from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Server } from "./server";

type Sending = { server: Server; token: string; body: AsyncIterable<Uint8Array> };

/** Sends an archive as a stream; resolves with the response, which may arrive before the whole body was sent. */
export function sendArchive({ server, token, body }: Sending) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = http.request({
      port: server.port,
      host: "127.0.0.1",
      method: "POST",
      path: "/api/import",
      agent: false,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/zip" },
    });
    const state = { isAnswered: false };
    request
      .on("error", (error) => state.isAnswered || reject(error))
      .on("response", (answer) => {
        state.isAnswered = true;
        let text = "";
        answer.on("error", reject).on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      });
    void (async () => {
      for await (const chunk of body) {
        if (state.isAnswered || request.destroyed) break;
        if (!request.write(chunk))
          await new Promise((drained) => request.once("drain", drained).once("close", drained));
      }
      request.end();
    })().catch(reject);
  });
}

/** Yields bytes at a rate per second, ten times a second. */
export async function* throttled(
  bytes: AsyncIterable<Uint8Array>,
  perSecond: number,
): AsyncGenerator<Uint8Array> {
  const step = Math.ceil(perSecond / 10);
  const began = performance.now();
  let sent = 0;
  for await (const chunk of bytes)
    for (let at = 0; at < chunk.length; at += step) {
      const part = chunk.subarray(at, at + step);
      yield part;
      sent += part.length;
      const ahead = (sent / perSecond) * 1000 - (performance.now() - began);
      if (ahead > 0) await wait(ahead);
    }
}
