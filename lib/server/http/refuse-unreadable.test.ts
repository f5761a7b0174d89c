import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { refuseUnreadable } from "./refuse-unreadable";

refuseUnreadable();
const server = http.createServer((_request, response) => response.end("handled"));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());

/** Sends a raw request: fetch allows neither these methods nor these paths. */
function ask(method: string, path: string) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const request = http.request({ host: "127.0.0.1", port, method, path, agent: false }, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (part: string) => (body += part));
        response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body }));
      });
      request.on("error", reject).end();
    },
  );
}

it.each(["/api/projects/%ff", "/api/projects/%", "/api/%E0%A4%A?x=1", "/api/projects/%C3%28", "*"])(
  "returns 400 for a path that cannot be decoded: %s",
  async (path) => {
    const { status, headers, body } = await ask("OPTIONS", path);
    expect([status, headers["content-type"]]).toEqual([400, "application/problem+json"]);
    expect(JSON.parse(body)).toMatchObject({ status: 400, title: "Bad Request" });
  },
);

it.each(["TRACE", "PROPFIND", "PURGE"])("returns 405 with an Allow header for %s", async (method) => {
  const { status, headers } = await ask(method, "/api/health");
  expect([status, headers["content-type"]]).toEqual([405, "application/problem+json"]);
  expect(headers.allow).toBe("GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
});

it.each([
  ["GET", "/api/projects/%E0%B8%81?name=%ff"],
  ["PATCH", "/api/projects/1"],
  ["GET", "/%ff"],
  ["HEAD", "/welcome"],
  ["POST", "/__nextjs_original-stack-frames"],
])("passes all other requests on: %s %s", async (method, path) => {
  const { status, body } = await ask(method, path);
  expect([status, body]).toEqual([200, method === "HEAD" ? "" : "handled"]);
});

it.each(["POST", "PUT", "OPTIONS", "TRACE"])(
  "answers 405 to %s for a page, which takes no body",
  async (method) => {
    const { status, headers } = await ask(method, "/home/projects");
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  },
);
