import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { env } from "@/lib/server/env";
import { hourlyLimits } from "@/lib/api/hourly-limits";
import { db } from "@/lib/server/db/client";
import { deleteExpiredRates, limitRate } from "@/lib/server/http/limits/rate-limit";
import { call } from "../support/call";
import { newTenant, type Tenant } from "../support/tenants";

beforeEach(() => void Object.assign(env(), { RATE_LIMITS: "on" }));

const start = (address: string) => call(null, "GET", "demo/blank", undefined, { "x-forwarded-for": address });

describe("rates", () => {
  it("allows thirty demos an hour from one address, then returns when to try again", async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => start("198.51.100.7, 203.0.113.9")));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(30);
    const refused = answers.find((answer) => answer.status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(await refused?.json()).toMatchObject({
      title: "Too Many Requests",
      detail: "Too many attempts. Try again in 60 minutes.",
    });
    expect((await start("198.51.100.7, 203.0.113.10")).status).toBe(200);
    expect((await start("spoofed, 203.0.113.9")).status).toBe(429);
  });

  it("count the addresses of one IPv6 network together, and those of another apart", async () => {
    const limit = { key: "demo 2001:db8:0:7::/64", resetsAt: new Date(Date.now() + 600_000) };
    await db.rateLimit.create({ data: { ...limit, count: hourlyLimits.demo - 1 } });
    expect((await start("2001:db8:0:7::1")).status).toBe(200);
    expect((await start("2001:db8:0:7:a:b:c:d")).status).toBe(429);
    expect((await start("2001:db8:0:8::1")).status).toBe(200);
  });

  it("starts again after an hour, and deletes the old count", async () => {
    const limit = () => limitRate("demo", "192.0.2.1");
    for (let count = 0; count < 30; count += 1) await limit();
    await expect(limit()).rejects.toMatchObject({ status: 429 });
    await db.rateLimit.updateMany({ where: { key: "demo 192.0.2.1" }, data: { resetsAt: new Date(0) } });
    await limit();
    await db.rateLimit.updateMany({ data: { resetsAt: new Date(0) } });
    expect(await deleteExpiredRates()).toBeGreaterThan(0);
    expect(await db.rateLimit.count()).toBe(0);
  });
});

const costly = [
  ["reset", "POST", "demo/reset"],
  ["import", "POST", "import"],
  ["export", "GET", "export"],
  ["pdf", "GET", `sales-documents/${newId()}/pdf`],
] as const;

describe.each(costly)("%s", (limit, method, path) => {
  it("is limited per user and hour, and rejected with the time to try again", async () => {
    const [greedy, other] = [await newTenant(), await newTenant()];
    const statusFor = async (tenant: Tenant) => (await call(tenant, method, path)).status;
    // One before the limit, 10 minutes before the hour is over.
    const resetsAt = new Date(Date.now() + 10 * 60_000);
    const key = `${limit} ${greedy.userId}`;
    await db.rateLimit.create({ data: { key, count: hourlyLimits[limit] - 1, resetsAt } });

    expect(await statusFor(greedy)).not.toBe(429);
    const refused = await call(greedy, method, path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(590);
    expect(await refused.json()).toMatchObject({ detail: "Too many attempts. Try again in 10 minutes." });
    expect(await statusFor(other)).not.toBe(429);

    await db.rateLimit.update({ where: { key }, data: { resetsAt: new Date(Date.now() - 1) } });
    expect(await statusFor(greedy)).not.toBe(429);
  });
});

it("the URL of an export is rejected like the export, and does not count as one", async () => {
  const tenant = await newTenant();
  const resetsAt = new Date(Date.now() + 30_000);
  const key = `export ${tenant.userId}`;
  await db.rateLimit.create({ data: { key, count: hourlyLimits.export - 1, resetsAt } });
  const { url } = (await (await call(tenant, "POST", "export")).json()) as { url: string };
  const saved = await call(null, "GET", url.replace("/api/", ""));
  expect(saved.status).toBe(200);
  await saved.arrayBuffer();
  const refused = await call(tenant, "POST", "export");
  expect(refused.status).toBe(429);
  const { detail } = (await refused.json()) as { detail: string };
  expect(detail).toMatch(/^Too many attempts\. Try again in (30|2\d) seconds\.$/);
  expect((await call(null, "GET", url.replace("/api/", ""))).status).toBe(429);
});

it("new accounts are limited per address, however they are created", async () => {
  Object.assign(env(), { SIGN_UP: "open" });
  const from = { "x-forwarded-for": "203.0.113.77" };
  const create = (caller: Tenant | null, headers = from) => {
    const body = {
      email: `${newId()}@people.example`,
      name: "Ida",
      passphrase: "velvet otter under nine bridges",
    };
    return call(caller, "POST", "auth/account", body, headers);
  };
  const [demo, resetsAt] = [await newTenant(), new Date(Date.now() + 10 * 60_000)];
  const key = `account ${from["x-forwarded-for"]}`;
  await db.rateLimit.create({ data: { key, count: hourlyLimits.account - 1, resetsAt } });
  expect((await create(null)).status).toBe(200);
  expect((await create(null)).status).toBe(429);
  expect((await create(demo)).status).toBe(429);
  expect((await create(demo, { "x-forwarded-for": "203.0.113.78" })).status).toBe(200);
});

it("checks of new passphrases are limited also while all of them are refused", async () => {
  Object.assign(env(), { SIGN_UP: "open" });
  const from = { "x-forwarded-for": "2001:db8:0:9::1" };
  const body = { email: "ida@people.example", name: "Ida", passphrase: "password password" };
  const create = () => call(null, "POST", "auth/account", body, from);
  const key = "new-passphrase 2001:db8:0:9::/64";
  const resetsAt = new Date(Date.now() + 10 * 60_000);
  await db.rateLimit.create({ data: { key, count: hourlyLimits["new-passphrase"] - 1, resetsAt } });
  expect((await create()).status).toBe(422);
  expect((await create()).status).toBe(429);
});
