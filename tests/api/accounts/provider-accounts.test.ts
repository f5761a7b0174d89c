import { v7 as newId } from "uuid";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { SignInMethods } from "@/lib/accounts/schema";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { newAccount, signIn } from "../support/accounts/accounts";
import { ask, type Caller } from "../support/call";
import { Visitor } from "../support/accounts/google";
import { replaceGoogle } from "../support/accounts/google-provider";
import { claimsOf } from "../support/accounts/passkeys";
import { newTenant, type Tenant } from "../support/tenants";

await replaceGoogle({ dataHours: 0 });

const anyone = () => ({ account: `${newId()}@people.example` });
const notice = (name: string) => `/home/projects?signin=${name}`;
const methodsOf = async (caller: Caller) => (await ask<SignInMethods>(caller, "GET", "sign-in-methods")).body;
const kindsOf = async (caller: Caller) =>
  (await ask(caller, "POST", "security-events/search", {})).body.items.map(({ kind }) => kind);

/** Starts to add a provider account; returns the URL to go to. */
async function beginAdding(visitor: Visitor, caller: Caller) {
  const answer = await visitor.ask("POST", "sign-in-methods/providers", caller);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

async function add(owner: Tenant, person: { account: string }) {
  const visitor = new Visitor(owner.cookie);
  return visitor.comeBack(await beginAdding(visitor, owner), person);
}

describe("a provider account that is added", () => {
  it("opens the same workspace from then on, and leaves the session as it is", async () => {
    const [owner, person, elsewhere] = [await newAccount(), anyone(), new Visitor()];
    const visitor = new Visitor(owner.cookie);
    const address = await beginAdding(visitor, owner);
    expect(new URL(address).searchParams.get("prompt")).toBe("login");
    expect(await visitor.comeBack(address, person)).toBe(notice("added"));
    expect(visitor.cookies.get("pennant.session")).toBe(owner.cookie.split("=")[1]);
    expect(visitor.cookies.has("pennant.intention")).toBe(false);
    expect(await methodsOf(owner)).toMatchObject({
      providers: [{ name: "Google", email: person.account, createdAt: expect.any(String) as string }],
    });
    expect(await kindsOf(owner)).toEqual(["provider-added", "account-created"]);
    await elsewhere.signIn(person);
    expect((await ask(await elsewhere.token(), "GET", "users")).body).toMatchObject({
      id: owner.userId,
      kind: "account",
      expiresAt: null,
    });
    // Once more changes nothing.
    expect(await add(owner, person)).toBe(notice("added"));
    expect((await methodsOf(owner)).providers).toHaveLength(1);
  });

  it("is not another workspace's, also when two add it at once", async () => {
    const [person, other, owner] = [anyone(), new Visitor(), await newAccount()];
    await other.signIn(person);
    expect(await add(owner, person)).toBe(notice("used"));
    expect((await methodsOf(owner)).providers).toEqual([]);
    const [wanted, owners] = [anyone(), await Promise.all([newAccount(), newAccount()])];
    const ends = await Promise.all(owners.map((one) => add(one, wanted)));
    expect(ends.sort()).toEqual([notice("added"), notice("used")]);
  });

  it("is not added when the person cancels, or in another session than the one that asked", async () => {
    const [owner, other] = [await newAccount(), await newAccount()];
    const visitor = new Visitor(owner.cookie);
    const url = await beginAdding(visitor, owner);
    expect(await visitor.comeBack(url, "cancel")).toBe(notice("cancelled"));
    const attacker = new Visitor(other.cookie);
    const address = await beginAdding(attacker, other);
    attacker.cookies.set("pennant.session", owner.cookie.split("=")[1] ?? "");
    expect(await attacker.comeBack(address, anyone())).toBe(notice("unverified"));
    const signedOut = new Visitor(owner.cookie);
    const again = await beginAdding(signedOut, owner);
    signedOut.cookies.delete("pennant.session");
    expect(await signedOut.comeBack(again, anyone())).toBe(notice("unverified"));
    expect((await methodsOf(owner)).providers).toEqual([]);
    expect((await methodsOf(other)).providers).toEqual([]);
  });

  it("needs a proof of identity, an account, and a configured provider", async () => {
    const [owner, demo] = [await newAccount(), await newTenant()];
    const begin = (caller: Caller) => ask(caller, "POST", "sign-in-methods/providers");
    expect((await begin(demo)).status).toBe(404);
    Object.assign(env(), { GOOGLE_CLIENT_ID: undefined });
    expect((await begin(owner)).status).toBe(404);
    await db.session.updateMany({ where: { userId: owner.userId }, data: { provenAt: new Date(0) } });
    expect(await begin(owner)).toMatchObject({ status: 403, body: { code: "proof-required" } });
  });
});

describe("a provider account that is removed", () => {
  const remove = (caller: Caller, id = "") => ask(caller, "DELETE", `sign-in-methods/providers/${id}`);

  it("no longer opens the workspace, and stays if it is the last way in", async () => {
    const [person, visitor, owner] = [anyone(), new Visitor(), await newAccount()];
    await visitor.signIn(person);
    const google = await visitor.token();
    const [only] = (await methodsOf(google)).providers;
    expect(await remove(google, only?.id)).toMatchObject({
      status: 409,
      body: { detail: "Add another way to sign in before you remove the last one." },
    });
    await add(owner, anyone());
    const [added] = (await methodsOf(owner)).providers;
    expect((await remove(google, added?.id)).status).toBe(404);
    expect((await remove(owner, added?.id)).status).toBe(204);
    expect((await remove(owner, added?.id)).status).toBe(404);
    expect((await kindsOf(owner))[0]).toBe("provider-removed");
  });

  it("leaves one way when all are removed at once", async () => {
    const [owner, person] = [await newAccount(), anyone()];
    await add(owner, person);
    const [added] = (await methodsOf(owner)).providers;
    const removed = await Promise.all([
      remove(owner, added?.id),
      ask(owner, "DELETE", "sign-in-methods/passphrase"),
    ]);
    expect(removed.map(({ status }) => status).sort()).toEqual([204, 409]);
    const [byGoogle, byPassphrase] = [new Visitor(), await signIn(owner)];
    await byGoogle.signIn(person);
    const ids = (await ask(await byGoogle.token(), "GET", "users")).body.id;
    expect([ids === owner.userId, byPassphrase.status === 200].filter(Boolean)).toHaveLength(1);
  });
});

describe("an identity proved at the provider", () => {
  async function signedIn(person = anyone()) {
    const visitor = new Visitor();
    await visitor.signIn(person);
    const token = await visitor.token();
    const { id } = (await ask(token, "GET", "users")).body;
    await db.session.updateMany({ where: { userId: id }, data: { provenAt: new Date(0) } });
    return { visitor, person, token };
  }
  const askProof = async (caller: Caller, visitor: Visitor) => {
    const answer = await visitor.ask("POST", "auth/proof", caller, {});
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { url: string }).url;
  };

  it("is accepted for five minutes in this session, which stays the same", async () => {
    const { visitor, person, token } = await signedIn();
    expect((await ask(token, "POST", "export")).status).toBe(403);
    const url = await askProof(token, visitor);
    const { searchParams } = new URL(url);
    expect([searchParams.get("prompt"), searchParams.get("max_age")]).toEqual(["login", "0"]);
    const before = visitor.cookies.get("pennant.session");
    expect(await visitor.comeBack(url, person)).toBe(notice("proved"));
    expect(visitor.cookies.get("pennant.session")).toBe(before);
    expect((await ask(token, "POST", "export")).status).toBe(200);
  });

  it("is refused without a new sign-in at the provider, which the browser can avoid by another address", async () => {
    const { visitor, person } = await signedIn();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    const caller = await visitor.token();
    const url = new URL(await askProof(caller, visitor));
    url.searchParams.delete("prompt");
    url.searchParams.set("max_age", "10000");
    expect(await visitor.comeBack(url.href, person)).toBe(notice("unverified"));
    // Without a maximum, the provider does not say when the person signed in.
    const silent = new URL(await askProof(caller, visitor));
    for (const name of ["prompt", "max_age"]) silent.searchParams.delete(name);
    expect(await visitor.comeBack(silent.href, person)).toBe(notice("unverified"));
    expect((await ask(caller, "POST", "export")).status).toBe(403);
  });

  it("is refused with another account, also one that opens no workspace yet, and when it is cancelled", async () => {
    const [{ visitor, token }, other] = [await signedIn(), await signedIn()];
    for (const person of [other.person, anyone()]) {
      // Without the cookies of the provider, which would ask to sign out there first.
      const browser = new Visitor(`pennant.session=${visitor.cookies.get("pennant.session")}`);
      expect(await browser.comeBack(await askProof(token, browser), person)).toBe(notice("other"));
    }
    expect(await visitor.comeBack(await askProof(token, visitor), "cancel")).toBe(notice("cancelled"));
    expect((await ask(token, "POST", "export")).status).toBe(403);
    expect(
      await db.account.count({ where: { user: { sessions: { some: { id: claimsOf(token.token).sid } } } } }),
    ).toBe(1);
  });

  it("needs a provider account", async () => {
    expect(await ask(await newAccount(), "POST", "auth/proof", {})).toMatchObject({
      status: 422,
      body: { errors: [{ path: "passphrase", message: "Enter your passphrase" }] },
    });
  });
});
