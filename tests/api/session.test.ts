import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { ask, call } from "./support/call";
import { newTenant, type Tenant } from "./support/tenants";

type TokenAnswer = { success: boolean; data: { accessToken: string } };

const refresh = (tenant: Tenant, headers: Record<string, string> = {}) =>
  ask<TokenAnswer>(null, "GET", "auth/refresh", undefined, { cookie: tenant.cookie, ...headers });

const endTenant = (tenant: Tenant, expiresAt: Date) =>
  db.user.update({ where: { id: tenant.userId }, data: { expiresAt } });

function claims(token: string) {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  return JSON.parse(payload) as { sub: string; sid: string; exp: number; iat: number };
}

describe("an access token", () => {
  it("opens the workspace, is confirmed, and is renewed by the cookie", async () => {
    const tenant = await newTenant();
    expect(await ask(tenant, "GET", "auth/check")).toMatchObject({ status: 200, body: { success: true } });
    const renewed = await refresh(tenant);
    expect(renewed.body.success).toBe(true);
    expect((await ask({ token: renewed.body.data.accessToken }, "GET", "users")).body.id).toBe(tenant.userId);
  });

  it("lives 15 minutes, and never beyond its tenant", async () => {
    const tenant = await newTenant();
    const { exp, iat } = claims(tenant.token);
    expect(exp - iat).toBe(15 * 60);
    const end = new Date(Date.now() + 60_000);
    await endTenant(tenant, end);
    const { body } = await refresh(tenant);
    expect(claims(body.data.accessToken).exp).toBe(Math.floor(end.getTime() / 1000));
  });

  it("is refused when it is signed by another key, or expired", async () => {
    const tenant = await newTenant();
    const { sub, sid } = claims(tenant.token);
    const forge = (secret: string, expires: string) =>
      new SignJWT({ sid })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(sub)
        .setAudience("pennant")
        .setExpirationTime(expires)
        .sign(new TextEncoder().encode(secret));
    expect((await ask({ token: await forge("x".repeat(32), "1h") }, "GET", "users")).status).toBe(401);
    const { privateKey: _, ...none } = { alg: "none", privateKey: "" };
    const unsigned = `${btoa(JSON.stringify(none))}.${tenant.token.split(".")[1]}.`;
    expect((await ask({ token: unsigned }, "GET", "users")).status).toBe(401);
  });

  it("dies with its session: the very next call after signing out is 401", async () => {
    const tenant = await newTenant();
    const left = await call(tenant, "GET", "auth/logout");
    expect(left.status).toBe(200);
    expect(left.headers.get("set-cookie")).toMatch(/^pennant\.session=;.*Max-Age=0/);
    expect((await ask(tenant, "GET", "users")).status).toBe(401);
    expect((await refresh(tenant)).status).toBe(401);
  });

  it("dies with its tenant, to the second", async () => {
    const tenant = await newTenant();
    await endTenant(tenant, new Date(Date.now() - 1));
    expect((await ask(tenant, "POST", "projects/search", {})).status).toBe(401);
    expect((await refresh(tenant)).status).toBe(401);
  });

  it("dies with the account", async () => {
    const tenant = await newTenant();
    await db.user.delete({ where: { id: tenant.userId } });
    expect((await ask(tenant, "GET", "users")).status).toBe(401);
    expect((await refresh(tenant)).status).toBe(401);
  });
});

describe("a session", () => {
  const secretOf = (tenant: Tenant) => tenant.cookie.split("=")[1] ?? "";

  it("is stored without its secret, and what is stored opens nothing", async () => {
    const tenant = await newTenant();
    const { sessionToken } = await db.session.findFirstOrThrow({ where: { userId: tenant.userId } });
    expect(sessionToken).toMatch(/^sha256:[\w-]{43}$/);
    expect(sessionToken).not.toContain(secretOf(tenant));
    const cookie = tenant.cookie.replace(secretOf(tenant), sessionToken);
    expect((await refresh({ ...tenant, cookie })).status).toBe(401);
  });

  it("of the version before, stored as it is, goes on", async () => {
    const tenant = await newTenant();
    await db.session.updateMany({
      where: { userId: tenant.userId },
      data: { sessionToken: secretOf(tenant) },
    });
    expect((await refresh(tenant)).status).toBe(200);
  });

  it("ends when another one begins in its place", async () => {
    const tenant = await newTenant();
    const next = await ask<TokenAnswer>(null, "GET", "demo/blank", undefined, { cookie: tenant.cookie });
    expect((await ask({ token: next.body.data.accessToken }, "GET", "users")).status).toBe(200);
    expect((await ask(tenant, "GET", "users")).status).toBe(401);
    expect((await refresh(tenant)).status).toBe(401);
  });

  it("does not begin by a link or a form of another site, over plain http either", async () => {
    const page = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
    for (const path of ["demo", "demo/blank"]) {
      const answer = await ask(null, "GET", path, undefined, page);
      expect([answer.status, answer.body.detail]).toEqual([403, "Cross-site request refused."]);
    }
  });
});

describe("the session of a browser", () => {
  const find = (cookie?: string) =>
    ask<{ session: unknown }>(null, "GET", "auth/session", undefined, cookie ? { cookie } : {});

  it("is told by its cookie: whose it is, and since when the workspace is there", async () => {
    const tenant = await newTenant();
    const { displayName, createdAt } = await db.user.findUniqueOrThrow({ where: { id: tenant.userId } });
    const session = { displayName, isDemo: true, startedAt: createdAt.toISOString() };
    expect(await find(tenant.cookie)).toMatchObject({ status: 200, body: { session } });
    await db.user.update({ where: { id: tenant.userId }, data: { kind: "google" } });
    expect((await find(tenant.cookie)).body.session).toMatchObject({ isDemo: false });
  });

  it("is none, and no error, without a cookie, with a strange one, and after its end", async () => {
    const tenant = await newTenant();
    await endTenant(tenant, new Date(Date.now() - 1));
    for (const cookie of [undefined, "pennant.session=strange", tenant.cookie])
      expect(await find(cookie)).toMatchObject({ status: 200, body: { session: null } });
  });
});

describe("the session cookie", () => {
  it("cannot be read by scripts and is not sent along by other sites' forms", async () => {
    const answer = await call(null, "GET", "demo/blank");
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^pennant\.session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
    expect(JSON.stringify(await answer.json())).not.toContain(cookie.slice(16, 59));
  });

  it("survives twenty refreshes at once", async () => {
    const tenant = await newTenant();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(tenant)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect((await ask(tenant, "GET", "auth/check")).status).toBe(200);
  });

  it.each(["auth/refresh", "auth/logout", "demo", "demo/blank"])(
    "%s is refused to other sites",
    async (path) => {
      const tenant = await newTenant();
      for (const site of ["cross-site", "same-site"]) {
        const answer = await ask(tenant, "GET", path, undefined, {
          cookie: tenant.cookie,
          "sec-fetch-site": site,
        });
        expect(answer.status).toBe(403);
      }
      expect((await refresh(tenant, { "sec-fetch-site": "same-origin" })).status).toBe(200);
    },
  );
});

describe("a call without a session", () => {
  it("gets nothing from refresh, and no reason why", async () => {
    for (const cookie of ["", "pennant.session=", "pennant.session=guess"]) {
      const answer = await ask(null, "GET", "auth/refresh", undefined, { cookie });
      expect(answer).toMatchObject({ status: 401, body: { detail: "Unauthorized" } });
    }
  });
});
