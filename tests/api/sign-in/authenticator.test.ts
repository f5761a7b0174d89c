import { describe, expect, it, vi } from "vitest";
import { signInMethodsSchema } from "@/lib/accounts/schema";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { newAccount, signIn } from "../support/accounts/accounts";
import { exportArchive } from "../support/archive/archive";
import {
  addApp,
  begin,
  codeOf,
  confirmApp,
  finish,
  forgetSteps,
  newAppOwner,
  startApp,
  wrongCodeOf,
} from "../support/accounts/authenticator-app";
import { ask, type Caller } from "../support/call";
import { startMailServer } from "../support/accounts/mail-server";
import { newTenant } from "../support/tenants";

const server = await startMailServer();

const methodsOf = async (caller: Caller) =>
  signInMethodsSchema.parse((await ask(caller, "GET", "sign-in-methods")).body);
const kindsOf = async (caller: Caller) =>
  (await ask(caller, "POST", "security-events/search", {})).body.items.map(({ kind }) => kind);
const turnOff = (caller: Caller) => ask(caller, "DELETE", "sign-in-methods/authenticator");

describe("an authenticator app", () => {
  it("is turned on with its first code, is recorded and mailed, and asked for from then on", async () => {
    const owner = await newAccount();
    const { status, body } = await startApp(owner);
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(body.uri);
    expect(decodeURIComponent(uri.pathname)).toContain(`Pennant:${owner.email}`);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: "Pennant",
      secret: body.secret,
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
    // Not before it is confirmed.
    expect((await signIn(owner)).body.data).toHaveProperty("accessToken");
    expect((await methodsOf(owner)).authenticatorAddedAt).toBeNull();

    const typed = codeOf(body.secret).replace(/^.../, "$& ");
    const confirmed = await confirmApp(owner, typed);
    expect([confirmed.status, confirmed.body]).toEqual([200, { recoveryCodes: [] }]);
    expect(Date.parse((await methodsOf(owner)).authenticatorAddedAt ?? "")).toBeGreaterThan(0);
    expect((await kindsOf(owner))[0]).toBe("authenticator-added");
    const mail = await server.mailTo(owner.email, "Pennant: Authenticator app turned on");
    expect(mail.text).not.toContain(body.secret);
    expect((await signIn(owner)).body.data).not.toHaveProperty("accessToken");
  });

  it("is not turned on by a wrong code, which is an error of the field", async () => {
    const owner = await newAccount();
    expect((await confirmApp(owner, "123456")).status).toBe(409);
    const { secret } = (await startApp(owner)).body;
    for (const code of [wrongCodeOf(secret), "12345", "abcdef"]) {
      const refused = await confirmApp(owner, code);
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toMatchObject([{ path: "code" }]);
    }
    expect((await methodsOf(owner)).authenticatorAddedAt).toBeNull();
    expect(await kindsOf(owner)).not.toContain("authenticator-added");
    expect((await confirmApp(owner, codeOf(secret))).status).toBe(200);
  });

  it("is set up with the last secret, within an hour", async () => {
    const owner = await newAccount();
    const first = (await startApp(owner)).body.secret;
    const second = (await startApp(owner)).body.secret;
    expect((await confirmApp(owner, codeOf(first))).status).toBe(422);
    const createdAt = new Date(Date.now() - 60 * 60_000);
    await db.authenticatorApp.update({ where: { userId: owner.userId }, data: { createdAt } });
    expect((await confirmApp(owner, codeOf(second))).status).toBe(409);
    await addApp(owner);
    // One that is turned on is not replaced.
    expect((await startApp(owner)).status).toBe(409);
    expect((await confirmApp(owner, codeOf(second))).status).toBe(409);
  });

  it("does not accept the code of its set-up at a sign-in", async () => {
    const owner = await newAccount();
    const { secret } = (await startApp(owner)).body;
    const code = codeOf(secret);
    expect((await confirmApp(owner, code)).status).toBe(200);
    expect((await finish(await begin(owner), code)).status).toBe(401);
    expect((await finish(await begin(owner), codeOf(secret, 1))).status).toBe(200);
  });

  it("brings ten recovery codes when there are none", async () => {
    const owner = await newAccount();
    await db.recoveryCode.deleteMany({ where: { userId: owner.userId } });
    const { secret } = (await startApp(owner)).body;
    const { recoveryCodes } = (await confirmApp(owner, codeOf(secret))).body;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await methodsOf(owner)).recoveryCodes).toBe(10);
    expect((await finish(await begin(owner), recoveryCodes[3] ?? "")).status).toBe(200);
  });

  it("is turned off, which is recorded and mailed, and ends sign-ins that wait for its code", async () => {
    const owner = await newAppOwner();
    const challenge = await begin(owner);
    expect((await turnOff(owner)).status).toBe(204);
    expect((await methodsOf(owner)).authenticatorAddedAt).toBeNull();
    expect((await kindsOf(owner))[0]).toBe("authenticator-removed");
    await server.mailTo(owner.email, "Pennant: Authenticator app turned off");
    expect((await finish(challenge, codeOf(owner.secret))).status).toBe(410);
    expect((await signIn(owner)).body.data).toHaveProperty("accessToken");
    expect((await turnOff(owner)).status).toBe(404);
  });

  it("cannot be set up in a demo", async () => {
    const demo = await newTenant();
    expect((await startApp(demo)).status).toBe(404);
    expect((await confirmApp(demo, "123456")).status).toBe(404);
    expect((await turnOff(demo)).status).toBe(404);
  });

  it("is deleted with the account, and so is a sign-in that waits for it", async () => {
    const owner = await newAppOwner();
    const challenge = await begin(owner);
    expect((await ask(owner, "DELETE", "users")).status).toBe(204);
    expect(await db.authenticatorApp.count({ where: { userId: owner.userId } })).toBe(0);
    expect((await finish(challenge, codeOf(owner.secret))).status).toBe(410);
  });
});

describe("the secret of an authenticator app", () => {
  it("is encrypted at rest, for its owner only, and in no answer, export or log after its set-up", async () => {
    const lines = [vi.spyOn(log, "info"), vi.spyOn(log, "warn"), vi.spyOn(log, "error")];
    const [owner, other] = [await newAppOwner(), await newAppOwner()];
    const challenge = await begin(owner);
    await finish(challenge, wrongCodeOf(owner.secret));
    const answers = [
      await ask(owner, "GET", "sign-in-methods"),
      await ask(owner, "GET", "users"),
      await ask(owner, "POST", "security-events/search", {}),
    ];
    const archive = [...(await exportArchive(owner)).values()].map(String).join();
    const [stored] = await db.$queryRaw<object[]>`
      SELECT * FROM "AuthenticatorApp" WHERE "userId" = ${owner.userId}::uuid`;
    const challenges = await db.signInChallenge.findMany({ where: { userId: owner.userId } });
    expect(challenges).toHaveLength(1);
    const logged = lines.flatMap(({ mock }) => mock.calls);
    const seen = JSON.stringify([answers, archive, stored, challenges, logged]);
    for (const secret of [owner.secret, challenge]) expect(seen).not.toContain(secret);

    const { secret } = await db.authenticatorApp.findUniqueOrThrow({ where: { userId: owner.userId } });
    await db.authenticatorApp.update({ where: { userId: other.userId }, data: { secret } });
    expect((await finish(await begin(other), codeOf(owner.secret))).status).toBe(401);
  });

  it("survives a rotation of AUTH_SECRET, and is then encrypted with the new one", async () => {
    const owner = await newAppOwner();
    const before = env().AUTH_SECRET;
    const next = "a second secret of the server, of 32 characters";
    try {
      Object.assign(env(), { AUTH_SECRET: [next, ...before] });
      expect((await finish(await begin(owner), codeOf(owner.secret))).status).toBe(200);
      Object.assign(env(), { AUTH_SECRET: [next] });
      await forgetSteps(owner);
      expect((await finish(await begin(owner), codeOf(owner.secret))).status).toBe(200);
      // Without the secret that encrypted it, a recovery code still signs in.
      Object.assign(env(), { AUTH_SECRET: ["a third secret of the server, of 32 characters"] });
      await forgetSteps(owner);
      const challenge = await begin(owner);
      expect((await finish(challenge, codeOf(owner.secret))).status).toBe(401);
      expect((await finish(challenge, owner.recoveryCodes[0] ?? "")).status).toBe(200);
    } finally {
      Object.assign(env(), { AUTH_SECRET: before });
    }
  });
});
