import http from "node:http";
import https from "node:https";
import { findResponseErrors, type ReceivedResponse } from "../api/support/response-errors";
import type { Distorted } from "../api/support/random/distort";

// Only ends what hangs: beside a build, an answer can take many seconds.
const HANGS_MS = 30_000;
/** Exports are queued, and send their first byte when all rows were read. */
const ARCHIVE_MS = 30_000;
const INCOMPLETE_MS = 300;
/** Next redirects an address that ends in a slash with two headers that repeat it: Node's client refuses more than 16 KB. */
const LONGEST_ANSWER_HEAD = 65_536;

type Wire = { port: number; ca?: string };

/** Returns a function that sends random requests unchanged over keep-alive connections, also with false lengths. */
export function createNoiseSender({ port, ca }: Wire) {
  const options = { keepAlive: true, maxSockets: 20 };
  const agent = ca ? new https.Agent({ ...options, ca, servername: "localhost" }) : new http.Agent(options);
  const request = ca ? https.request : http.request;

  return (one: Distorted, token: string) =>
    new Promise<ReceivedResponse | "cut">((resolve) => {
      const { pathname, search } = new URL(`/api/${one.address}`.toWellFormed(), "http://localhost");
      const claimsLength = "content-length" in one.headers;
      const sent = request({
        // Bytes beyond the length would be read as the connection's next request.
        ...(claimsLength ? { agent: false, ca, servername: "localhost" } : { agent }),
        port,
        host: "127.0.0.1",
        maxHeaderSize: LONGEST_ANSWER_HEAD,
        method: one.method,
        path: pathname + search,
      });
      const bytes = one.body === undefined ? undefined : Buffer.from(one.body);
      set("content-type", "application/json");
      if (token) set("authorization", `Bearer ${token}`);
      if (bytes && !claimsLength) set("content-length", String(bytes.length));
      for (const [name, value] of Object.entries(one.headers)) set(name, value);
      // A request with a false length gets no response, so it is aborted.
      const late = setTimeout(
        () => finish(claimsLength ? "cut" : { status: 0, type: "", text: "" }),
        claimsLength ? INCOMPLETE_MS : one.address.startsWith("export") ? ARCHIVE_MS : HANGS_MS,
      );
      sent
        .on("error", () => finish("cut"))
        .on("response", (incoming) => {
          const chunks: Buffer[] = [];
          // An archive has no time limit: only a stalled response is an error.
          late.refresh();
          incoming
            .on("error", () => finish("cut"))
            .on("data", (chunk: Buffer) => {
              late.refresh();
              chunks.push(chunk);
            });
          incoming.on("end", () =>
            finish({
              status: incoming.statusCode ?? 0,
              type: incoming.headers["content-type"] ?? "",
              text: Buffer.concat(chunks).toString(),
            }),
          );
        });
      sent.end(bytes);

      function set(name: string, value: string) {
        try {
          sent.setHeader(name, value);
        } catch {
          // Invalid header values are omitted.
        }
      }
      function finish(result: ReceivedResponse | "cut") {
        clearTimeout(late);
        if (result === "cut" || result.status === 0) sent.destroy();
        resolve(result);
      }
    });
}

/** Returns the errors of a response. Responses of Next itself, before any handler runs, are not problem+json. */
export function findHttpErrors(answered: ReceivedResponse, one: Distorted): string[] {
  const { status, type } = answered;
  const isNexts =
    (status === 404 && type.startsWith("text/html")) ||
    ([308, 400, 405, 413, 431].includes(status) && type === "");
  return isNexts ? [] : findResponseErrors(answered, one.answer);
}
