import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { newAccount, newEmail, PASSPHRASE, signIn } from "../support/accounts/accounts";
import { ask, type Caller } from "../support/call";
import { newTenant, userIdOf } from "../support/tenants";

type Opened = { detail: string; errors: { path: string; message: string }[]; data: { accessToken: string } };

const scheduler = { token: process.env.CRON_SECRET ?? "" };
const person = () => ({ email: newEmail(), name: "Tamsin Okonkwo", passphrase: PASSPHRASE });

const open = (
  body: Partial<ReturnType<typeof person>> & { content?: string },
  caller: Caller | null = null,
  headers: Record<string, string> = {},
) => ask<Opened>(caller, "POST", "auth/account", body, headers);

const setSignUp = (signUp?: "first" | "open" | "closed") => Object.assign(env(), { SIGN_UP: signUp });

beforeEach(() => setSignUp("open"));

describe("a new account", () => {
  it("has a blank workspace that never ends, ten recovery codes, and the name and email of its owner", async () => {
    const owner = await newAccount({}, { "time-zone": "Asia/Kathmandu" });
    expect((await ask(owner, "GET", "users")).body).toMatchObject({
      kind: "account",
      expiresAt: null,
      displayName: "Tamsin Okonkwo",
      email: owner.email,
      timeZone: "Asia/Kathmandu",
      hasSample: false,
      sampleEnd: null,
    });
    expect((await ask(owner, "POST", "projects/search", {})).body.unfilteredTotal).toBe(0);
    expect(new Set(owner.recoveryCodes).size).toBe(10);
    const events = await ask(owner, "POST", "security-events/search", {});
    expect(events.body.items).toMatchObject([{ kind: "account-created" }]);
    const { hash } = await db.passphrase.findUniqueOrThrow({ where: { userId: owner.userId } });
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const stored = JSON.stringify(await db.recoveryCode.findMany({ where: { userId: owner.userId } }));
    for (const code of owner.recoveryCodes) expect(stored).not.toContain(code);
  });

  it("is signed in to with its email address in any case", async () => {
    const owner = await newAccount({ email: `Tamsin.${newEmail()}` });
    const again = await signIn({ ...owner, email: ` ${owner.email.toUpperCase()} ` });
    expect(again.status).toBe(200);
    expect(userIdOf(again.body.data.accessToken)).toBe(owner.userId);
  });

  it("replaces the session that the browser had", async () => {
    const demo = await newTenant();
    expect((await open(person(), null, { cookie: demo.cookie })).status).toBe(200);
    expect((await ask(demo, "GET", "users")).status).toBe(401);
  });

  it("is not created for an email address that has one, whatever its case", async () => {
    const owner = await newAccount();
    const again = await open({ ...person(), email: owner.email.toUpperCase() });
    expect(again).toMatchObject({
      status: 409,
      body: { detail: "An account with this email address already exists. Sign in instead." },
    });
    const same = person();
    const both = await Promise.all([open(same), open(same), open(same)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("is not created by another site", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await open(person(), null, headers)).status).toBe(403);
    expect((await signIn(person(), headers)).status).toBe(403);
  });

  it("is not created with the token of a session that has ended", async () => {
    expect((await open(person(), { token: "forged" })).status).toBe(401);
  });
});

describe("who may create an account", () => {
  const signUp = async () => (await ask(null, "GET", "settings")).body.signUp;

  it("is exactly one of two first persons, and nobody after them", async () => {
    await db.user.deleteMany({ where: { expiresAt: null } });
    setSignUp(undefined);
    expect(await signUp()).toBe("first");
    const demo = await newTenant();
    const answers = await Promise.all([open(person()), open(person()), open(person(), demo)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(await db.user.count({ where: { expiresAt: null } })).toBe(1);
    expect(await signUp()).toBe("closed");
    expect(await open(person())).toMatchObject({
      status: 403,
      body: { detail: "This server does not accept new accounts." },
    });
  });

  it("is nobody where it is closed, also not with a demo", async () => {
    setSignUp("closed");
    await db.user.deleteMany({ where: { expiresAt: null } });
    expect((await open(person())).status).toBe(403);
    expect((await open(person(), await newTenant())).status).toBe(403);
    expect(await signUp()).toBe("closed");
  });
});

describe("a demo that is kept with a passphrase", () => {
  it("becomes the account: same rows, no end, a new session, and the old ones are over", async () => {
    const demo = await newTenant("full");
    const before = await ask(demo, "POST", "projects/search", { take: 1000 });
    const owner = await newAccount({ demo }, { cookie: demo.cookie });
    expect(owner.userId).toBe(demo.userId);
    expect((await ask(demo, "GET", "users")).status).toBe(401);
    expect((await ask(null, "GET", "auth/refresh", undefined, { cookie: demo.cookie })).status).toBe(401);
    expect((await ask(owner, "GET", "users")).body).toMatchObject({
      kind: "account",
      expiresAt: null,
      displayName: "Tamsin Okonkwo",
      // The studio of the demo is a sample from now on.
      hasSample: true,
    });
    expect((await ask(owner, "POST", "projects/search", { take: 1000 })).body).toEqual(before.body);
    const events = await ask(owner, "POST", "security-events/search", { take: 1 });
    expect(events.body.items).toMatchObject([{ kind: "workspace-kept" }]);
    expect((await ask(owner, "POST", "demo/reset")).status).toBe(404);
    expect((await signIn(owner)).status).toBe(200);
  });

  it("is kept once", async () => {
    const demo = await newTenant();
    const answers = await Promise.all([open(person(), demo), open(person(), demo), open(person(), demo)]);
    const statuses = answers.map(({ status }) => status).sort();
    // 401: the first one has ended the session before the call began.
    expect([
      [200, 404, 404],
      [200, 401, 404],
      [200, 401, 401],
    ]).toContainEqual(statuses);
    expect(await db.passphrase.count({ where: { userId: demo.userId } })).toBe(1);
    const owner = answers.find(({ status }) => status === 200)?.body.data.accessToken ?? "";
    expect((await open(person(), { token: owner })).status).toBe(404);
  });

  it("stays a demo, with its session, when the email address is taken", async () => {
    const [demo, { email }] = [await newTenant(), await newAccount()];
    expect((await open({ ...person(), email }, demo)).status).toBe(409);
    expect((await ask(demo, "GET", "users")).body).toMatchObject({ kind: "blank" });
    expect(await db.recoveryCode.count({ where: { userId: demo.userId } })).toBe(0);
  });

  it("is kept or swept at its end, never both", async () => {
    const demos = await Promise.all(Array.from({ length: 6 }, () => newTenant()));
    const ids = demos.map(({ userId }) => userId);
    const expiresAt = new Date(Date.now() + 40);
    await db.user.updateMany({ where: { id: { in: ids } }, data: { expiresAt } });
    const keeping = Promise.all(demos.map((demo) => open(person(), demo)));
    const sweeps = Promise.all(Array.from({ length: 20 }, () => ask(scheduler, "POST", "cron/sweep")));
    const [answers] = await Promise.all([keeping, sweeps]);
    await ask(scheduler, "POST", "cron/sweep");
    for (const [at, { status }] of answers.entries()) {
      const left = await db.user.findUnique({ where: { id: ids[at] }, include: { passphrase: true } });
      if (status === 200) expect(left).toMatchObject({ kind: "account", expiresAt: null, passphrase: {} });
      else expect([[401, 404].includes(status), left]).toEqual([true, null]);
    }
  });
});

describe("demos", () => {
  it("cannot be started where they are turned off; those that run go on", async () => {
    const demo = await newTenant();
    Object.assign(env(), { DEMOS: "off" });
    try {
      for (const path of ["demo", "demo/blank"])
        expect(await ask(null, "GET", path)).toMatchObject({
          status: 403,
          body: { detail: "Demos are turned off on this server." },
        });
      expect((await ask(demo, "GET", "users")).status).toBe(200);
      expect((await ask(null, "GET", "settings")).body.demos).toBe(false);
      expect((await ask(demo, "POST", "demo/reset")).status).toBe(200);
    } finally {
      Object.assign(env(), { DEMOS: "on" });
    }
  });
});
