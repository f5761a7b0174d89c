import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { repetitions } from "../../setup/property-cases";
import { ask, call } from "../support/call";
import { newTenant, type Tenant } from "../support/tenants";

const MINUTE = 60_000;
const ROUNDS = repetitions(10, 100);
const DAY = 24 * 60 * MINUTE;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const home = { "user-agent": firefox, "x-forwarded-for": "203.0.113.7" };
const elsewhere = { "user-agent": chrome, "x-forwarded-for": "198.51.100.9" };

const secrets = env().AUTH_SECRET;
const warned = vi.spyOn(log, "warn").mockImplementation(() => undefined);
beforeEach(() => void warned.mockClear());
afterEach(() => void Object.assign(env(), { AUTH_SECRET: secrets }));

/** Refreshes with a cookie; returns the status, the access token, and the new cookie if there is one. */
async function refresh(cookie: string, from: Record<string, string> = home) {
  const answer = await ask<{ data?: { accessToken: string } }>(null, "GET", "auth/refresh", undefined, {
    cookie,
    ...from,
  });
  const next = answer.headers.get("set-cookie")?.split(";")[0];
  return { status: answer.status, token: answer.body.data?.accessToken ?? "", next };
}

/** Moves the times of a tenant's session into the past, instead of waiting. */
const age = async ({ userId }: Tenant, milliseconds: number) => {
  const earlier = (time: Date | null) => time && new Date(+time - milliseconds);
  for (const { id, rotatedAt, tokenUsedAt } of await db.session.findMany({ where: { userId } }))
    await db.session.update({
      where: { id },
      data: { rotatedAt: earlier(rotatedAt) ?? undefined, tokenUsedAt: earlier(tokenUsedAt) },
    });
};

/** Returns a session whose cookie was replaced: the old and the new one. */
async function rotated() {
  const tenant = await newTenant();
  await age(tenant, 11 * MINUTE);
  const { next } = await refresh(tenant.cookie);
  return { tenant, old: tenant.cookie, next: next ?? "" };
}

async function expectEnded(tenant: Tenant, ...cookies: string[]) {
  expect((await ask(tenant, "GET", "users")).status).toBe(401);
  for (const cookie of cookies) expect((await refresh(cookie)).status).toBe(401);
  expect(await db.session.count({ where: { userId: tenant.userId } })).toBe(0);
  const kinds = await db.securityEvent.findMany({ where: { userId: tenant.userId }, select: { kind: true } });
  expect(kinds.filter(({ kind }) => kind === "session-reused")).toHaveLength(1);
  expect(warned).toHaveBeenCalledOnce();
}

describe("the session's cookie", () => {
  it("is replaced by the first refresh after ten minutes, for another 30 days", async () => {
    const tenant = await newTenant();
    await db.user.update({ where: { id: tenant.userId }, data: { expiresAt: null } });
    expect((await refresh(tenant.cookie)).next).toBeUndefined();
    await age(tenant, 9 * MINUTE);
    expect((await refresh(tenant.cookie)).next).toBeUndefined();
    await age(tenant, 2 * MINUTE);
    const answer = await call(null, "GET", "auth/refresh", undefined, { cookie: tenant.cookie });
    const set = answer.headers.get("set-cookie") ?? "";
    expect(set).toMatch(/^pennant\.session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
    expect(set).not.toContain(tenant.cookie);
    expect((Date.parse(/Expires=([^;]+)/.exec(set)?.[1] ?? "") - Date.now()) / DAY).toBeCloseTo(30, 1);
    const next = set.split(";")[0] ?? "";
    expect(await refresh(next)).toMatchObject({ status: 200, next: undefined });
    const stored = await db.session.findFirstOrThrow({ where: { userId: tenant.userId } });
    expect(JSON.stringify(stored)).not.toContain(next.split("=")[1]);
  });

  it("is not replaced for longer than the workspace lasts", async () => {
    const tenant = await newTenant();
    await age(tenant, 11 * MINUTE);
    await refresh(tenant.cookie);
    const { expires, user } = await db.session.findFirstOrThrow({
      where: { userId: tenant.userId },
      include: { user: true },
    });
    expect(expires).toEqual(user.expiresAt);
  });
});

describe("a replaced cookie", () => {
  it("that is used after its successor ends the session, whoever uses it", async () => {
    for (const from of [home, elsewhere]) {
      warned.mockClear();
      const { tenant, old, next } = await rotated();
      expect((await refresh(next)).status).toBe(200);
      await age(tenant, 11_000);
      expect((await refresh(old, from)).status).toBe(401);
      await expectEnded(tenant, next, old);
    }
  });

  it("gets an access token, but no cookie, within ten seconds after the first use of its successor", async () => {
    const { tenant, old, next } = await rotated();
    await refresh(next);
    await age(tenant, 9_000);
    const late = await refresh(old, elsewhere);
    expect(late).toMatchObject({ status: 200, next: undefined });
    expect((await ask({ token: late.token }, "GET", "users")).status).toBe(200);
    expect((await refresh(next)).status).toBe(200);
    expect(warned).not.toHaveBeenCalled();
  });

  it("gets its successor again if the response was lost: from anywhere for a minute, later from the same browser", async () => {
    const { tenant, old, next } = await rotated();
    expect(await refresh(old)).toMatchObject({ status: 200, next });
    expect(await refresh(old, elsewhere)).toMatchObject({ status: 200, next });
    await age(tenant, 3 * DAY);
    expect(await refresh(old)).toMatchObject({ status: 200, next });
    expect((await refresh(next)).status).toBe(200);
  });

  it("ends the session if another browser uses it after a minute, even before its successor was used", async () => {
    const { tenant, old, next } = await rotated();
    await age(tenant, 61_000);
    expect((await refresh(old, { ...home, "user-agent": chrome })).status).toBe(401);
    await expectEnded(tenant, next, old);
  });

  it("is refused once its successor has been replaced too", async () => {
    const { tenant, old, next } = await rotated();
    await refresh(next);
    await age(tenant, 11 * MINUTE);
    const third = (await refresh(next)).next ?? "";
    expect((await refresh(old)).status).toBe(401);
    expect((await refresh(third)).status).toBe(200);
  });

  it("still names the session on the landing page, and closes it at the next sign-in", async () => {
    const { tenant, old, next } = await rotated();
    const found = await ask<{ session: unknown }>(null, "GET", "auth/session", undefined, { cookie: old });
    expect(found.body.session).toMatchObject({ isDemo: true });
    await ask(null, "GET", "demo/blank", undefined, { cookie: old, "time-zone": "UTC" });
    expect((await refresh(next)).status).toBe(401);
    expect((await ask(tenant, "GET", "users")).status).toBe(401);
  });

  it("gets its successor again after AUTH_SECRET was rotated, and a new one after it was replaced", async () => {
    const { old, next } = await rotated();
    Object.assign(env(), { AUTH_SECRET: ["fedcba9876543210fedcba9876543210", ...secrets] });
    expect(await refresh(old)).toMatchObject({ status: 200, next });
    Object.assign(env(), { AUTH_SECRET: ["fedcba9876543210fedcba9876543210"] });
    const renewed = await refresh(old);
    expect(renewed.status).toBe(200);
    expect(renewed.next).toMatch(/^pennant\.session=/);
    expect(renewed.next).not.toBe(next);
    expect((await refresh(renewed.next ?? "")).status).toBe(200);
  });
});

it(`twenty refreshes at once, ${ROUNDS} times across a replacement: nobody is signed out`, async () => {
  const tenant = await newTenant();
  let { cookie } = tenant;
  let refused = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await age(tenant, 11 * MINUTE);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(cookie)));
    refused += answers.filter(({ status }) => status !== 200).length;
    const cookies = new Set(answers.map(({ next }) => next));
    expect(cookies.size).toBe(1);
    const before = cookie;
    [cookie = ""] = [...cookies];
    // The tabs go on with the new cookie, and a request with the old one is late.
    const mixed = await Promise.all([cookie, before, cookie, before].map((one) => refresh(one)));
    refused += mixed.filter(({ status }) => status !== 200).length;
  }
  process.stdout.write(`measured: ${ROUNDS} × 20 refreshes across a replacement, ${refused} refused\n`);
  expect(refused).toBe(0);
  expect((await refresh(cookie)).status).toBe(200);
});
