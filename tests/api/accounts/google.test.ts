import http from "node:http";
import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { findFreePort } from "../../../scripts/lib/ports.mjs";
import { ask, call } from "../support/call";
import { Visitor } from "../support/accounts/google";
import { client, redirectUri, replaceGoogle } from "../support/accounts/google-provider";
import { newTenant } from "../support/tenants";

const provider = await replaceGoogle({ dataHours: 2 });

const anyone = () => ({ account: `${newId()}@people.example` });
const welcome = (fault: string) => `/welcome?signin=${fault}`;
const workspaceOf = async (visitor: Visitor) => (await ask(await visitor.token(), "GET", "users")).body;

describe("auth/google", () => {
  it("redirects to the provider with state, nonce and PKCE, and hides their secrets from scripts", async () => {
    const answer = await call(null, "GET", "auth/google");
    const address = new URL(answer.headers.get("location") ?? "");
    expect(address.origin).toBe(provider.issuer);
    const query = Object.fromEntries(address.searchParams);
    expect(query).toMatchObject({
      response_type: "code",
      client_id: client.clientId,
      redirect_uri: redirectUri,
      code_challenge_method: "S256",
    });
    expect(query.scope?.split(" ").sort()).toEqual(["email", "openid", "profile"]);
    for (const value of [query.state, query.nonce, query.code_challenge])
      expect(value?.length).toBeGreaterThan(40);
    const cookies = answer.headers.getSetCookie();
    for (const name of ["state", "nonce", "pkce.code_verifier"]) {
      const cookie = cookies.find((text) => text.startsWith(`authjs.${name}=`));
      expect(cookie, name).toMatch(/HttpOnly.*SameSite=Lax/);
    }
    expect(cookies.join()).not.toContain(query.nonce);
  });

  it("hides every secret of a sign-in from other hosts of the domain over https", async () => {
    Object.assign(env(), { AUTH_URL: "https://pennant.example" });
    const answer = await call(null, "GET", "auth/google");
    Object.assign(env(), { AUTH_URL: undefined });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(3);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/);
      for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"])
        expect(cookie.split("; ")).toContain(attribute);
    }
  });

  it("is rejected for other sites, and absent without a configured provider", async () => {
    const crossSite = { "sec-fetch-site": "cross-site" };
    expect((await call(null, "GET", "auth/google", undefined, crossSite)).status).toBe(403);
    Object.assign(env(), { GOOGLE_CLIENT_ID: undefined });
    const tenant = await newTenant();
    for (const [caller, method, path] of [
      [null, "GET", "auth/google"],
      [null, "GET", "auth/callback/google?code=1"],
      [tenant, "POST", "auth/keep"],
    ] as const)
      expect((await call(caller, method, path)).status, path).toBe(404);
    expect((await ask(null, "GET", "settings")).body).toMatchObject({ google: false, providerSignUp: false });
    Object.assign(env(), { GOOGLE_CLIENT_ID: client.clientId });
    expect((await ask(null, "GET", "settings")).body.google).toBe(true);
  });
});

describe("a sign-in", () => {
  it("opens a workspace, and the same one the next time, on any device", async () => {
    const [person, visitor] = [anyone(), new Visitor()];
    expect(await visitor.signIn(person)).toBe("/home/projects");
    const first = await workspaceOf(visitor);
    expect(first).toMatchObject({ kind: "google", email: person.account });
    expect(first.displayName).toBe(person.account.split("@")[0]);
    expect(Date.parse(first.expiresAt as string) / 3_600_000).toBeCloseTo(Date.now() / 3_600_000 + 2, 1);
    const elsewhere = new Visitor();
    await elsewhere.signIn(person);
    expect((await workspaceOf(elsewhere)).id).toBe(first.id);
    const other = new Visitor();
    await other.signIn(anyone());
    expect((await workspaceOf(other)).id).not.toBe(first.id);
  });

  it("is permanent when the server is configured so, with a session of 30 days", async () => {
    Object.assign(env(), { GOOGLE_DATA_HOURS: 0 });
    const visitor = new Visitor();
    await visitor.signIn(anyone());
    const { id, expiresAt } = await workspaceOf(visitor);
    expect(expiresAt).toBeNull();
    const session = await db.session.findFirstOrThrow({ where: { userId: id } });
    expect((session.expires.getTime() - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
  });

  it("stores no token of the provider", async () => {
    const visitor = new Visitor();
    await visitor.signIn(anyone());
    const account = await db.account.findFirstOrThrow({ where: { userId: (await workspaceOf(visitor)).id } });
    expect([account.access_token, account.refresh_token, account.id_token]).toEqual([null, null, null]);
  });

  it("does not identify users by the email address of their profile", async () => {
    const [person, demo] = [anyone(), await newTenant()];
    await ask(demo, "PATCH", "users", { email: person.account });
    const visitor = new Visitor();
    await visitor.signIn(person);
    expect((await workspaceOf(visitor)).id).not.toBe(demo.userId);
  });

  it("does not change a demo of the same browser", async () => {
    const [person, demo] = [anyone(), await newTenant()];
    const visitor = new Visitor(demo.cookie);
    await visitor.signIn(person);
    expect((await workspaceOf(visitor)).id).not.toBe(demo.userId);
    expect(await db.user.findUniqueOrThrow({ where: { id: demo.userId } })).toMatchObject({ kind: "blank" });
  });

  it("creates a new workspace when the old one has expired, whether it was swept or not", async () => {
    const [person, visitor] = [anyone(), new Visitor()];
    await visitor.signIn(person);
    const first = await workspaceOf(visitor);
    await db.user.update({ where: { id: first.id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await visitor.ask("GET", "auth/refresh")).status).toBe(401);
    await visitor.signIn(person);
    expect((await workspaceOf(visitor)).id).not.toBe(first.id);
    expect(await db.user.count({ where: { id: first.id } })).toBe(0);
  });
});

describe("a failed sign-in shows the reason and stores nothing", () => {
  it.each([
    ["consent is refused", "cancel", () => {}, "cancelled"],
    ["the state is another", anyone(), (url: URL) => url.searchParams.set("state", "x"), "unverified"],
    ["the state is missing", anyone(), (url: URL) => url.searchParams.delete("state"), "unverified"],
    [
      "another issuer",
      anyone(),
      (url: URL) => url.searchParams.set("iss", "https://evil.example"),
      "unverified",
    ],
    ["the code is another", anyone(), (url: URL) => url.searchParams.set("code", "x"), "unverified"],
  ] as const)("%s", async (_name, choice, change, fault) => {
    const [before, visitor] = [await db.user.count(), new Visitor()];
    expect(await visitor.signIn(choice, change)).toBe(welcome(fault));
    expect(visitor.cookies.has("pennant.session")).toBe(false);
    expect(await db.user.count()).toBe(before);
  });

  it("a callback in another browser", async () => {
    const [attacker, victim] = [new Visitor(), new Visitor()];
    const start = await attacker.ask("GET", "auth/google");
    const answer = await attacker.signInAt(start.headers.get("location") ?? "", anyone());
    await victim.ask("GET", "auth/google");
    const end = await victim.ask("GET", `auth/callback/google${answer.search}`);
    expect(end.headers.get("location")).toBe(welcome("unverified"));
    expect(victim.cookies.has("pennant.session")).toBe(false);
  });

  it("a callback that is repeated", async () => {
    const visitor = new Visitor();
    const start = await visitor.ask("GET", "auth/google");
    const answer = await visitor.signInAt(start.headers.get("location") ?? "", anyone());
    const jar = new Map(visitor.cookies);
    expect((await visitor.ask("GET", `auth/callback/google${answer.search}`)).headers.get("location")).toBe(
      "/home/projects",
    );
    for (const [name, value] of jar) visitor.cookies.set(name, value);
    expect((await visitor.ask("GET", `auth/callback/google${answer.search}`)).headers.get("location")).toBe(
      welcome("unverified"),
    );
  });

  it("an unreachable provider, at the start and at the callback", async () => {
    const visitor = new Visitor();
    const start = await visitor.ask("GET", "auth/google");
    const answer = await visitor.signInAt(start.headers.get("location") ?? "", anyone());
    // Nothing listens on the first; the second cannot be resolved.
    for (const issuer of [`http://localhost:${await findFreePort()}`, "http://provider.invalid"]) {
      Object.assign(env(), { GOOGLE_ISSUER: issuer });
      for (const path of [`auth/callback/google${answer.search}`, "auth/google"])
        expect((await visitor.ask("GET", path)).headers.get("location")).toBe(welcome("unreachable"));
    }
  });

  it("a provider that fails, and one with a wrong issuer", async () => {
    let status = 500;
    const server = http.createServer((_request, response) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(
        JSON.stringify({ issuer: "https://evil.example", authorization_endpoint: "https://evil.example" }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    Object.assign(env(), {
      GOOGLE_ISSUER: `http://localhost:${(server.address() as { port: number }).port}`,
    });
    const visitor = new Visitor();
    expect((await visitor.ask("GET", "auth/google")).headers.get("location")).toBe(welcome("unreachable"));
    status = 200;
    expect((await visitor.ask("GET", "auth/google")).headers.get("location")).toBe(welcome("unverified"));
    server.close();
  });
});
