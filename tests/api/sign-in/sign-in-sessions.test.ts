import { v7 as newId } from "uuid";
import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { newAccount, newEmail, type Owner, PASSPHRASE } from "../support/accounts/accounts";
import { Authenticator } from "../support/accounts/authenticator";
import { ask, call, type Caller } from "../support/call";
import { Visitor } from "../support/accounts/google";
import { replaceGoogle } from "../support/accounts/google-provider";
import { claimsOf, passkeyOptions } from "../support/accounts/passkeys";
import { newTenant, sessionCookieOf, type Tenant } from "../support/tenants";

await replaceGoogle({ dataHours: 0 });
beforeEach(() => void Object.assign(env(), { SIGN_UP: "open" }));

/** Signs in from a browser with this cookie; returns the browser's next cookie. */
type SignIn = (cookie: string, owner: Owner) => Promise<string>;

/** Sends a sign-in of the API with the browser's cookie. */
async function send(path: string, body: object | undefined, cookie: string, caller: Caller | null = null) {
  const answer = await call(caller, body ? "POST" : "GET", path, body, { cookie, "time-zone": "UTC" });
  expect(answer.status).toBe(200);
  return sessionCookieOf(answer);
}

/** Adds a passkey to the account; returns its authenticator. */
async function withPasskey(owner: Owner) {
  const authenticator = new Authenticator();
  const response = authenticator.create(await passkeyOptions({ purpose: "add" }, owner));
  expect((await ask(owner, "POST", "auth/passkey/verify", { purpose: "add", response })).status).toBe(201);
  return authenticator;
}

const who = () => ({ email: newEmail(), name: "Ines Marlow" });

const signIns: Record<string, SignIn> = {
  "a demo": (cookie) => send("demo/blank", undefined, cookie),
  "a new account with a passphrase": (cookie) =>
    send("auth/account", { ...who(), passphrase: PASSPHRASE }, cookie),
  "a new account with a passkey": async (cookie) => {
    const response = new Authenticator().create(await passkeyOptions({ purpose: "create", ...who() }));
    return send("auth/passkey/verify", { purpose: "create", response }, cookie);
  },
  "a passphrase": (cookie, { email, passphrase }) => send("auth/passphrase", { email, passphrase }, cookie),
  "a passkey": async (cookie, owner) => {
    const authenticator = await withPasskey(owner);
    const response = authenticator.get(await passkeyOptions({ purpose: "signIn" }));
    return send("auth/passkey/verify", { purpose: "signIn", response }, cookie);
  },
  "a recovery code": (cookie, { recoveryCodes }) => send("auth/recover", { code: recoveryCodes[0] }, cookie),
  "the provider": async (cookie) => {
    const visitor = new Visitor(cookie);
    await visitor.signIn({ account: `${newId()}@people.example` });
    return `pennant.session=${visitor.cookies.get("pennant.session")}`;
  },
};

it.each(Object.entries(signIns))(
  "%s opens a new session and closes the browser's previous one",
  async (_way, signIn) => {
    const [before, owner] = [await newAccount(), await newAccount()];
    await expectReplaced(before, await signIn(before.cookie, owner));
  },
);

const keepings: Record<string, (demo: Tenant) => Promise<string>> = {
  "a passphrase": (demo) => send("auth/account", { ...who(), passphrase: PASSPHRASE }, demo.cookie, demo),
  "a passkey": async (demo) => {
    const response = new Authenticator().create(await passkeyOptions({ purpose: "keep", ...who() }, demo));
    return send("auth/passkey/verify", { purpose: "keep", response }, demo.cookie, demo);
  },
  "the provider": async (demo) => {
    const visitor = new Visitor(demo.cookie);
    const { url } = (await (await visitor.ask("POST", "auth/keep", demo)).json()) as { url: string };
    await visitor.comeBack(url, { account: `${newId()}@people.example` });
    return `pennant.session=${visitor.cookies.get("pennant.session")}`;
  },
};

it.each(Object.entries(keepings))(
  "a demo kept by %s gets a new session, and loses all others",
  async (_way, keep) => {
    const demo = await newTenant();
    await expectReplaced(demo, await keep(demo));
    expect(await db.session.count({ where: { userId: demo.userId } })).toBe(1);
  },
);

async function expectReplaced(before: Tenant, cookie: string) {
  expect(cookie).toMatch(/^pennant\.session=[\w-]{36,}$/);
  expect(cookie).not.toBe(before.cookie);
  expect((await ask(before, "GET", "users")).status).toBe(401);
  const refresh = (one: string) =>
    ask<{ data: { accessToken: string } }>(null, "GET", "auth/refresh", undefined, { cookie: one });
  expect((await refresh(before.cookie)).status).toBe(401);
  const { status, body } = await refresh(cookie);
  expect(status).toBe(200);
  expect(claimsOf(body.data.accessToken).sid).not.toBe(claimsOf(before.token).sid);
}
