import net from "node:net";
import { afterAll, expect, it } from "vitest";
import { ask } from "./support/call";
import { newTenant } from "./support/tenants";

// Uses a proxy in front of the real database that can close all connections.
const address = new URL(process.env.DATABASE_URL ?? "");
const sockets = new Set<net.Socket>();
let isOpen = true;
const proxy = net.createServer((inner) => {
  if (!isOpen) return void inner.destroy();
  const outer = net.connect(Number(address.port), address.hostname);
  for (const socket of [inner, outer]) {
    sockets.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
  }
  inner.pipe(outer).pipe(inner);
});
await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
const behind = new URL(address);
behind.port = String((proxy.address() as net.AddressInfo).port);
behind.hostname = "127.0.0.1";
process.env.DATABASE_URL = behind.href;

function shut() {
  isOpen = false;
  for (const socket of sockets) socket.destroy();
}

afterAll(() => {
  shut();
  proxy.close();
});

it("returns 503 while the database is unreachable, and recovers afterwards", async () => {
  const tenant = await newTenant();
  const client = { name: "Kept", themeColor: "mint" };
  expect((await ask(tenant, "POST", "clients", client)).status).toBe(201);

  shut();
  for (const [method, path, body] of [
    ["POST", "clients/search", {}],
    ["POST", "clients", client],
    ["GET", "ready", undefined],
    ["GET", "demo", undefined],
  ] as const) {
    const answer = await ask(tenant, method, path, body);
    expect(answer.status, path).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("2");
    expect(JSON.stringify(answer.body)).not.toMatch(/prisma|ECONN|127\.0\.0\.1|connect/i);
  }
  expect((await ask(null, "GET", "health")).status).toBe(200);

  isOpen = true;
  expect((await ask(tenant, "GET", "ready")).status).toBe(200);
  const { body } = await ask(tenant, "POST", "clients/search", {});
  expect(body).toMatchObject({ total: 1, items: [{ name: "Kept" }] });
});
