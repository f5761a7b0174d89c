import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { allowLongUploads } from "./request-timeout";

it("a server that has had a request lets uploads take hours", async () => {
  allowLongUploads();
  const server = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  expect(server.requestTimeout).toBe(5 * 60 * 1000);
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(server.requestTimeout).toBe(4 * 60 * 60 * 1000);
  server.close();
});
