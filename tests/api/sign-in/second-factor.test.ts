import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { Authenticator } from "../support/accounts/authenticator";
import { begin, codeOf, finish, newAppOwner, wrongCodeOf } from "../support/accounts/authenticator-app";
import { ask } from "../support/call";
import { startMailServer } from "../support/accounts/mail-server";
import { passkeyOptions, signInWith, verifyPasskey } from "../support/accounts/passkeys";
import { sessionCookieOf } from "../support/tenants";

const server = await startMailServer();
const refused = "This code is wrong or was used already.";

beforeEach(() => db.signInFailure.deleteMany());

const kindsOf = async (caller: { token: string }) =>
  (await ask(caller, "POST", "security-events/search", {})).body.items.map(({ kind }) => kind);

describe("the first step of a sign-in", () => {
  it("opens no session: no cookie, no access token, no event, and the browser's session stays", async () => {
    const owner = await newAppOwner();
    const { email, passphrase, cookie } = owner;
    const before = await db.session.count({ where: { userId: owner.userId } });
    const answer = await ask(null, "POST", "auth/passphrase", { email, passphrase }, { cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.body).toEqual({
      success: true,
      data: { secondFactor: true, challenge: expect.stringMatching(/^[\w-]{43}$/) as string },
    });
    expect(await db.session.count({ where: { userId: owner.userId } })).toBe(before);
    expect(await kindsOf(owner)).not.toContain("signed-in");
    expect((await ask(owner, "GET", "users")).status).toBe(200);
  });

  it("tells nothing of the app with a wrong passphrase", async () => {
    const { email } = await newAppOwner();
    const wrong = await ask(null, "POST", "auth/passphrase", { email, passphrase: "velvet otter" });
    const unknown = await ask(null, "POST", "auth/passphrase", { email: `x${email}`, passphrase: "velvet" });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  });
});

describe("the second step", () => {
  it("opens a session with the code of the app, and ends the browser's previous one", async () => {
    const owner = await newAppOwner();
    const { cookie } = owner;
    const opened = await finish(await begin(owner), ` ${codeOf(owner.secret).replace(/^.../, "$& ")} `, {
      cookie,
    });
    expect(opened.status).toBe(200);
    expect(sessionCookieOf(opened)).not.toBe(cookie);
    const caller = { token: opened.body.data.accessToken };
    expect((await ask(caller, "GET", "users")).body.id).toBe(owner.userId);
    expect(await kindsOf(caller)).toContain("signed-in");
    expect((await ask(owner, "GET", "users")).status).toBe(401);
    // It is a fresh proof.
    expect((await ask(caller, "GET", "sign-in-methods")).body.provenUntil).not.toBeNull();
  });

  it("answers a wrong code and a used one alike", async () => {
    const owner = await newAppOwner();
    const code = codeOf(owner.secret);
    expect((await finish(await begin(owner), code)).status).toBe(200);
    const challenge = await begin(owner);
    const answers = [
      await finish(challenge, code),
      await finish(challenge, wrongCodeOf(owner.secret)),
      await finish(challenge, "7K2QD-0M9XV-7K2QD-0M9XV"),
      await finish(challenge, "hello"),
    ];
    for (const { status, body } of answers) {
      expect([status, body.detail]).toEqual([401, refused]);
      expect(body).toEqual(answers[0]?.body);
    }
    // The challenge is still open.
    expect((await finish(challenge, codeOf(owner.secret, 1))).status).toBe(200);
  });

  it("accepts a code once, also of two sign-ins at the same time, and no earlier code afterwards", async () => {
    const owner = await newAppOwner();
    const challenges = [await begin(owner), await begin(owner), await begin(owner)] as const;
    const code = codeOf(owner.secret, 1);
    const answers = await Promise.all(challenges.map((challenge) => finish(challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await finish(await begin(owner), codeOf(owner.secret))).status).toBe(401);
  });

  it("uses a challenge once, also with two codes at the same time", async () => {
    const owner = await newAppOwner();
    const challenge = await begin(owner);
    const [first = "", second = ""] = owner.recoveryCodes;
    const answers = await Promise.all([finish(challenge, first), finish(challenge, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    // The code of the other one was not used.
    expect(await db.recoveryCode.count({ where: { userId: owner.userId } })).toBe(9);
    expect((await finish(challenge, codeOf(owner.secret))).status).toBe(410);
  });

  it("must follow within five minutes, and begins again after that", async () => {
    const owner = await newAppOwner();
    const challenge = await begin(owner);
    const { expiresAt } = await db.signInChallenge.findFirstOrThrow({ where: { userId: owner.userId } });
    expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    await db.signInChallenge.updateMany({ data: { expiresAt: new Date() } });
    const late = await finish(challenge, codeOf(owner.secret));
    expect([late.status, late.body.detail]).toEqual([410, "This sign-in has ended. Begin again."]);
    expect((await finish("unknown", codeOf(owner.secret))).body).toEqual(late.body);
  });

  it("is not open any more after a change of the ways to sign in, or when the workspace has ended", async () => {
    const owner = await newAppOwner();
    const challenge = await begin(owner);
    const change = { currentPassphrase: owner.passphrase, passphrase: "another velvet otter asleep" };
    expect((await ask(owner, "PUT", "sign-in-methods/passphrase", change)).status).toBe(200);
    expect((await finish(challenge, codeOf(owner.secret))).status).toBe(410);
    const next = await begin({ ...owner, passphrase: change.passphrase });
    await db.user.update({ where: { id: owner.userId }, data: { expiresAt: new Date() } });
    expect((await finish(next, codeOf(owner.secret))).status).toBe(410);
  });

  it("is refused for another account's code, and from another site", async () => {
    const [owner, other] = [await newAppOwner(), await newAppOwner()];
    const challenge = await begin(owner);
    expect((await finish(challenge, codeOf(other.secret))).status).toBe(401);
    expect((await finish(challenge, other.recoveryCodes[0] ?? "")).status).toBe(401);
    expect(await db.recoveryCode.count({ where: { userId: other.userId } })).toBe(10);
    const crossSite = { "sec-fetch-site": "cross-site" };
    expect((await finish(challenge, codeOf(owner.secret), crossSite)).status).toBe(403);
  });

  it("takes a recovery code in place of the app's, once, which is recorded and mailed", async () => {
    const owner = await newAppOwner();
    const [code = ""] = owner.recoveryCodes;
    const opened = await finish(await begin(owner), code.toLowerCase().replaceAll("-", " "));
    expect(opened.status).toBe(200);
    const caller = { token: opened.body.data.accessToken };
    expect((await ask(caller, "GET", "sign-in-methods")).body).toMatchObject({
      recoveryCodes: 9,
      isRecovered: false,
    });
    expect((await kindsOf(caller)).slice(0, 2).sort()).toEqual(["recovery-code-used", "signed-in"]);
    await server.mailTo(owner.email, "Pennant: Recovery code used");
    expect((await finish(await begin(owner), code)).status).toBe(401);
  });

  it("is not asked of a passkey, which is both, also as a proof", async () => {
    const [owner, device] = [await newAppOwner(), new Authenticator()];
    const adding = await passkeyOptions({ purpose: "add" }, owner);
    expect((await verifyPasskey({ purpose: "add", response: device.create(adding) }, owner)).status).toBe(
      201,
    );
    const caller = await signInWith(device);
    expect((await ask(caller, "GET", "users")).body.id).toBe(owner.userId);
    await db.session.updateMany({ where: { userId: owner.userId }, data: { provenAt: new Date(0) } });
    const proving = await passkeyOptions({ purpose: "prove" }, caller);
    expect((await verifyPasskey({ purpose: "prove", response: device.get(proving) }, caller)).status).toBe(
      204,
    );
    expect((await ask(caller, "DELETE", "sign-in-methods/authenticator")).status).toBe(204);
  });
});
