// Isolated: reaches its database through a proxy.
import { afterAll, expect, it } from "vitest";
import { openFaultyProxy } from "../../../setup/faulty-proxy";
import { ask } from "../../support/call";
import { newTenant } from "../../support/tenants";

// A proxy in front of the real database.
const address = new URL(process.env.DATABASE_URL ?? "");
const proxy = await openFaultyProxy({ host: address.hostname, port: Number(address.port) });
address.host = `127.0.0.1:${proxy.port}`;
process.env.DATABASE_URL = address.href;

afterAll(() => proxy.close());

it("returns 503 while the database is unreachable, and recovers afterwards", async () => {
  const tenant = await newTenant();
  const client = { name: "Kept", themeColor: "mint" };
  expect((await ask(tenant, "POST", "clients", client)).status).toBe(201);

  proxy.set("closed");
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
  const left = await ask(tenant, "GET", "auth/logout", undefined, { cookie: tenant.cookie });
  expect(left.status).toBe(503);
  expect(left.headers.get("set-cookie"), "the cookie is removed nevertheless").toMatch(
    /^pennant\.session=;.*Max-Age=0/,
  );

  proxy.set("open");
  expect((await ask(tenant, "GET", "ready")).status).toBe(200);
  const { body } = await ask(tenant, "POST", "clients/search", {});
  expect(body).toMatchObject({ total: 1, items: [{ name: "Kept" }] });
});
