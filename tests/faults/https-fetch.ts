import https from "node:https";
import { Readable } from "node:stream";

type Options = { ca: string; localAddress?: string };

/** Returns a `fetch` that trusts the given CA and sends from the given address of this machine. */
export function httpsFetch({ ca, localAddress }: Options): typeof fetch {
  const agent = new https.Agent({ keepAlive: true, ca, localAddress });
  return async (address, { method = "GET", headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const bytes = typeof body === "string" || body instanceof Uint8Array ? body : undefined;
      const request = https.request(String(address), {
        agent,
        method,
        headers: {
          ...Object.fromEntries(new Headers(headers)),
          ...(bytes !== undefined && { "content-length": Buffer.byteLength(bytes) }),
        },
        host: "127.0.0.1",
        servername: "localhost",
        signal: signal ?? undefined,
      });
      request.on("error", reject).on("response", (incoming) => {
        const { statusCode: status = 0, rawHeaders } = incoming;
        const answered = new Headers();
        for (let at = 0; at < rawHeaders.length; at += 2)
          answered.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
        const isEmpty = method === "HEAD" || [204, 304].includes(status);
        if (isEmpty) incoming.resume();
        const stream = isEmpty ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>);
        resolve(new Response(stream, { status, headers: answered }));
      });
      request.end(bytes);
    });
}
