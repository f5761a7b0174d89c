import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { ask, call } from "../support/call";
import { newTenant, type Tenant } from "../support/tenants";

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
  it("grants access, is validated, and is renewed with the cookie", async () => {
    const tenant = await newTenant();
    expect(await ask(tenant, "GET", "auth/check")).toMatchObject({ status: 200, body: { success: true } });
    const renewed = await refresh(tenant);
    expect(renewed.body.success).toBe(true);
    expect((await ask({ token: renewed.body.data.accessToken }, "GET", "users")).body.id).toBe(tenant.userId);
  });

  it("is valid for 15 minutes, and never longer than its tenant", async () => {
    const tenant = await newTenant();
    const { exp, iat } = claims(tenant.token);
    expect(exp - iat).toBe(15 * 60);
    const end = new Date(Date.now() + 60_000);
    await endTenant(tenant, end);
    const { body } = await refresh(tenant);
    expect(claims(body.data.accessToken).exp).toBe(Math.floor(end.getTime() / 1000));
  });

  it("is rejected when it is signed by another key or expired", async () => {
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

  it("ends with its session: the next call after signing out is 401", async () => {
    const tenant = await newTenant();
    const left = await call(tenant, "GET", "auth/logout");
    expect(left.status).toBe(200);
    expect(left.headers.get("set-cookie")).toMatch(/^pennant\.session=;.*Max-Age=0/);
    expect((await ask(tenant, "GET", "users")).status).toBe(401);
    expect((await refresh(tenant)).status).toBe(401);
  });

  it("ends with its session when the page signs out by the cookie, because it could not renew its token", async () => {
    const tenant = await newTenant();
    const headers = { cookie: tenant.cookie, "time-zone": "UTC" };
    const left = await call(null, "GET", "auth/logout", undefined, headers);
    expect(left.status).toBe(200);
    expect(left.headers.get("set-cookie")).toMatch(/^pennant\.session=;.*Max-Age=0/);
    expect((await ask(tenant, "GET", "users")).status).toBe(401);
    const again = await call(tenant, "GET", "auth/logout", undefined, headers);
    expect(again.status).toBe(401);
    expect(again.headers.get("set-cookie")).toMatch(/^pennant\.session=;.*Max-Age=0/);
  });

  it("ends with its tenant, to the second", async () => {
    const tenant = await newTenant();
    await endTenant(tenant, new Date(Date.now() - 1));
    expect((await ask(tenant, "POST", "projects/search", {})).status).toBe(401);
    expect((await refresh(tenant)).status).toBe(401);
  });

  it("ends with the account", async () => {
    const tenant = await newTenant();
    await db.user.delete({ where: { id: tenant.userId } });
    expect((await ask(tenant, "GET", "users")).status).toBe(401);
    expect((await refresh(tenant)).status).toBe(401);
  });
});

describe("a session", () => {
  const secretOf = (tenant: Tenant) => tenant.cookie.split("=")[1] ?? "";

  it("is stored without its secret, and the stored value grants no access", async () => {
    const tenant = await newTenant();
    const { sessionToken } = await db.session.findFirstOrThrow({ where: { userId: tenant.userId } });
    expect(sessionToken).toMatch(/^sha256:[\w-]{43}$/);
    expect(sessionToken).not.toContain(secretOf(tenant));
    const cookie = tenant.cookie.replace(secretOf(tenant), sessionToken);
    expect((await refresh({ ...tenant, cookie })).status).toBe(401);
  });

  it("is not opened by a token that is stored in plain text", async () => {
    const tenant = await newTenant();
    await db.session.updateMany({
      where: { userId: tenant.userId },
      data: { sessionToken: secretOf(tenant) },
    });
    expect((await refresh(tenant)).status).toBe(401);
  });

  it("ends when another one replaces it", async () => {
    const tenant = await newTenant();
    const headers = { cookie: tenant.cookie, "time-zone": "UTC" };
    const next = await ask<TokenAnswer>(null, "GET", "demo/blank", undefined, headers);
    expect((await ask({ token: next.body.data.accessToken }, "GET", "users")).status).toBe(200);
    expect((await ask(tenant, "GET", "users")).status).toBe(401);
    expect((await refresh(tenant)).status).toBe(401);
  });

  it("cannot be started by a link or a form of another site, not even over plain http", async () => {
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

  it("is identified by its cookie: returns the user and the creation time of the workspace", async () => {
    const tenant = await newTenant();
    const { displayName, createdAt } = await db.user.findUniqueOrThrow({ where: { id: tenant.userId } });
    const session = { displayName, isDemo: true, startedAt: createdAt.toISOString() };
    expect(await find(tenant.cookie)).toMatchObject({ status: 200, body: { session } });
    await db.user.update({ where: { id: tenant.userId }, data: { kind: "google" } });
    expect((await find(tenant.cookie)).body.session).toMatchObject({ isDemo: false });
  });

  it("is null, without an error, for no cookie, an unknown one, and after its end", async () => {
    const tenant = await newTenant();
    await endTenant(tenant, new Date(Date.now() - 1));
    for (const cookie of [undefined, "pennant.session=strange", tenant.cookie])
      expect(await find(cookie)).toMatchObject({ status: 200, body: { session: null } });
  });
});

describe("the session cookie", () => {
  it("cannot be read by scripts and is not sent with forms of other sites", async () => {
    const answer = await call(null, "GET", "demo/blank");
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^pennant\.session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
    expect(JSON.stringify(await answer.json())).not.toContain(cookie.slice(16, 59));
  });

  it("survives twenty concurrent refreshes", async () => {
    const tenant = await newTenant();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(tenant)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect((await ask(tenant, "GET", "auth/check")).status).toBe(200);
  });

  it.each(["auth/refresh", "auth/logout", "demo", "demo/blank"])(
    "%s is rejected for other sites",
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
  it("gets 401 from refresh without a reason", async () => {
    for (const cookie of ["", "pennant.session=", "pennant.session=guess"]) {
      const answer = await ask(null, "GET", "auth/refresh", undefined, { cookie });
      expect(answer).toMatchObject({ status: 401, body: { detail: "Unauthorized" } });
    }
  });
});
