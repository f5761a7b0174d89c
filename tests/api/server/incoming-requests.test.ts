// Isolated: prepares every server of its process.
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";

process.env.AUTH_URL = "https://pennant.example";
process.env.TRUSTED_PROXIES = "127.0.0.1";

let seen: IncomingHttpHeaders = {};
const server = createServer((incoming, response) => {
  seen = { ...incoming.headers };
  response.end();
});

beforeAll(async () => {
  const { prepareRequests } = await import("@/lib/server/http/incoming-requests");
  prepareRequests();
  server.listen(0, "::");
  await once(server, "listening");
});
afterAll(() => server.close());

/** Sends a request from an address of this machine; returns the response's headers. */
async function send(localAddress: string, headers: Record<string, string>) {
  const host = localAddress.includes(":") ? "::1" : "127.0.0.1";
  const { port } = server.address() as AddressInfo;
  const sent = request({ host, port, localAddress, headers }).end();
  const [answer] = (await once(sent, "response")) as [{ headers: IncomingHttpHeaders; resume: () => void }];
  answer.resume();
  return answer.headers;
}

const forged = {
  "x-forwarded-for": "1.1.1.1",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  "x-forwarded-port": "444",
};

it("ignores forwarding headers of a caller that is not a trusted proxy", async () => {
  await send("::1", forged);
  expect(seen["x-forwarded-for"]).toBe("::1");
  for (const name of ["host", "proto", "port"]) expect(seen).not.toHaveProperty(`x-forwarded-${name}`);
});

it("accepts forwarding headers of a trusted proxy", async () => {
  await send("127.0.0.1", { ...forged, "x-forwarded-for": "1.1.1.1, 203.0.113.9" });
  expect(seen).toMatchObject({
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
  });
});

it("sends HSTS with what came by https, without subdomains", async () => {
  const hsts = async (headers: Record<string, string>) =>
    (await send("127.0.0.1", headers))["strict-transport-security"];
  expect(await hsts({ host: "pennant.example" })).toBe("max-age=63072000");
  expect(await hsts({ "x-forwarded-host": "pennant.example", "x-forwarded-proto": "https" })).toBe(
    "max-age=63072000",
  );
  // The same server at an http address in its own network, or at the http port of the proxy.
  expect(await hsts({ host: "nas.local:3000" })).toBeUndefined();
  expect(await hsts({ host: "pennant.example", "x-forwarded-proto": "http" })).toBeUndefined();
});

it("lets uploads take hours", async () => {
  await send("127.0.0.1", {});
  expect(server.requestTimeout).toBe(4 * 60 * 60 * 1000);
});
