import { describe, expect, it } from "vitest";
import { signInMethodsSchema } from "@/lib/accounts/schema";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import {
  addPasskey,
  addProvider,
  newAccount,
  newEmail,
  type Owner,
  signIn,
} from "../support/accounts/accounts";
import { ask, type Caller } from "../support/call";
import { newTenant } from "../support/tenants";

const next = "another velvet otter asleep";

async function methodsOf(caller: Caller) {
  const answer = await ask(caller, "GET", "sign-in-methods");
  expect(answer.status).toBe(200);
  return signInMethodsSchema.parse(answer.body);
}

const change = (caller: Caller, body: object) => ask(caller, "PUT", "sign-in-methods/passphrase", body);

const eventsOf = async (caller: Caller) =>
  (await ask(caller, "POST", "security-events/search", {})).body.items.map(({ kind }) => kind);

describe("the ways to sign in", () => {
  it("are those of the account", async () => {
    const owner = await newAccount();
    await addPasskey(owner);
    const provider = await addProvider(owner);
    const methods = await methodsOf(owner);
    expect(methods).toMatchObject({
      email: owner.email,
      recoveryCodes: 10,
      passkeys: 1,
      providers: [{ id: provider.id, name: "Google", email: null, createdAt: null }],
    });
    expect(Date.now() - Date.parse(methods.passphraseChangedAt ?? "")).toBeLessThan(60_000);
  });

  it("are none in a demo, and cannot be added there", async () => {
    const demo = await newTenant();
    expect(await methodsOf(demo)).toMatchObject({
      email: null,
      passphraseChangedAt: null,
      recoveryCodes: 0,
      passkeys: 0,
      providers: [],
    });
    const email = newEmail();
    expect((await change(demo, { email, passphrase: next })).status).toBe(404);
    expect((await ask(demo, "PATCH", "sign-in-methods", { email })).status).toBe(404);
    expect((await ask(demo, "POST", "sign-in-methods/recovery-codes")).status).toBe(404);
    expect((await ask(demo, "DELETE", "sign-in-methods/passphrase")).status).toBe(404);
    expect(await eventsOf(demo)).toEqual(["demo-started"]);
  });
});

describe("the passphrase", () => {
  it("is changed with the current one; other sessions stay, and the version of the profile", async () => {
    const owner = await newAccount();
    const other = { token: (await signIn(owner)).body.data.accessToken };
    const { updatedAt } = (await ask(owner, "GET", "users")).body;
    const answer = await change(owner, { currentPassphrase: owner.passphrase, passphrase: next });
    expect(answer.status).toBe(200);
    signInMethodsSchema.parse(answer.body);
    expect((await ask(other, "GET", "users")).body.updatedAt).toBe(updatedAt);
    expect((await signIn(owner)).status).toBe(401);
    expect((await signIn({ ...owner, passphrase: next })).status).toBe(200);
    expect(await eventsOf(owner)).toContain("passphrase-changed");
  });

  it.each([
    [{}, "currentPassphrase", "Enter your current passphrase"],
    [{ currentPassphrase: "velvet otter" }, "currentPassphrase", "Wrong passphrase"],
    [{ currentPassphrase: "" }, "currentPassphrase", "Enter your passphrase"],
    [{ passphrase: "velvet" }, "passphrase", "Use at least 12 characters"],
  ])("is not changed with %j", async (body, path, message) => {
    const owner = await newAccount();
    const answer = await change(owner, { passphrase: next, ...body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ path, message }]);
    expect((await signIn(owner)).status).toBe(200);
  });

  it("is not changed to one that is easy to guess for this person", async () => {
    const owner = await newAccount();
    const body = { currentPassphrase: owner.passphrase, passphrase: "Tamsin Okonkwo!" };
    expect((await change(owner, body)).body.errors).toMatchObject([{ path: "passphrase" }]);
  });

  it("is changed without the current one in a session that was opened by recovery", async () => {
    const owner = await newAccount();
    await db.session.updateMany({ where: { userId: owner.userId }, data: { method: "recovery" } });
    expect((await change(owner, { passphrase: next })).status).toBe(200);
    expect((await signIn({ ...owner, passphrase: next })).status).toBe(200);
  });

  it("is changed by one of two changes at once", async () => {
    const owner = await newAccount();
    const answers = await Promise.all(
      ["a heron counts the tide", "nine bridges and a kettle"].map((passphrase) =>
        change(owner, { currentPassphrase: owner.passphrase, passphrase }),
      ),
    );
    // The other one is 422 if it begins after the first has ended: its current passphrase is no longer the current one.
    const [first, other] = answers.map(({ status }) => status).sort();
    expect(first).toBe(200);
    expect([409, 422]).toContain(other);
  });

  it("is added to an account without one, which then has an email address for sign-in", async () => {
    const owner = await newAccount();
    await addPasskey(owner);
    expect((await ask(owner, "DELETE", "sign-in-methods/passphrase")).status).toBe(204);
    expect((await ask(owner, "DELETE", "sign-in-methods/passphrase")).status).toBe(404);
    expect((await signIn(owner)).status).toBe(401);
    await db.user.update({ where: { id: owner.userId }, data: { signInEmail: null } });
    expect((await change(owner, { passphrase: next })).body.errors).toEqual([
      { path: "email", message: "Enter your email address" },
    ]);
    const taken = await newAccount();
    expect((await change(owner, { email: taken.email, passphrase: next })).status).toBe(409);
    expect((await methodsOf(owner)).passphraseChangedAt).toBeNull();
    const email = newEmail();
    expect((await change(owner, { email, passphrase: next })).body).toMatchObject({ email });
    expect((await signIn({ email, passphrase: next })).status).toBe(200);
    expect(await eventsOf(owner)).toContain("passphrase-removed");
  });
});

describe("the last way to sign in", () => {
  const removePassphrase = (owner: Owner) => ask(owner, "DELETE", "sign-in-methods/passphrase");

  it("stays: recovery codes are none, nor is a provider that is not set up", async () => {
    const owner = await newAccount();
    await addProvider(owner);
    expect(await removePassphrase(owner)).toMatchObject({
      status: 409,
      body: { detail: "Add another way to sign in before you remove the last one." },
    });
    expect((await signIn(owner)).status).toBe(200);
    expect(await eventsOf(owner)).not.toContain("passphrase-removed");
    Object.assign(env(), { GOOGLE_CLIENT_ID: "pennant" });
    try {
      expect((await removePassphrase(owner)).status).toBe(204);
    } finally {
      Object.assign(env(), { GOOGLE_CLIENT_ID: undefined });
    }
  });

  it("stays when both are removed at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await newAccount();
      const { id } = await addPasskey(owner);
      const answers = await Promise.all([removePassphrase(owner), ask(owner, "DELETE", `passkeys/${id}`)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
      const { passkeys, passphraseChangedAt } = await methodsOf(owner);
      expect(passkeys + (passphraseChangedAt ? 1 : 0)).toBe(1);
    }
  });
});

describe("the email address for sign-in", () => {
  it("is changed, and not to that of another account", async () => {
    const [owner, other] = [await newAccount(), await newAccount()];
    const email = newEmail();
    const set = (to: string) => ask(owner, "PATCH", "sign-in-methods", { email: to });
    expect(await set(other.email)).toMatchObject({
      status: 409,
      body: { detail: "Another account has this email address." },
    });
    expect((await set(` ${email.toUpperCase()}`)).body).toMatchObject({ email });
    expect((await signIn(owner)).status).toBe(401);
    expect((await signIn({ ...owner, email })).status).toBe(200);
    expect((await set("tamsin")).status).toBe(422);
    // The profile has its own, for documents.
    expect((await ask(owner, "GET", "users")).body.email).toBe(owner.email);
    expect(await eventsOf(owner)).toContain("sign-in-email-changed");
  });
});

describe("recovery codes", () => {
  it("are renewed, all at once", async () => {
    const owner = await newAccount();
    const hashes = async () =>
      (await db.recoveryCode.findMany({ where: { userId: owner.userId } })).map(({ hash }) => hash);
    const before = await hashes();
    const answer = await ask<{ recoveryCodes: string[] }>(owner, "POST", "sign-in-methods/recovery-codes");
    expect(answer.status).toBe(200);
    expect(new Set([...answer.body.recoveryCodes, ...owner.recoveryCodes]).size).toBe(20);
    const after = await hashes();
    expect(after).toHaveLength(10);
    for (const hash of before) expect(after).not.toContain(hash);
    expect(await eventsOf(owner)).toContain("recovery-codes-renewed");
  });
});
