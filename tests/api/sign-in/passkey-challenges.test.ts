import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { Authenticator } from "../support/accounts/authenticator";
import { ask } from "../support/call";
import {
  newAccount,
  newOwner,
  passkeyOptions,
  signInWith,
  verifyPasskey,
} from "../support/accounts/passkeys";
import { newTenant, type Tenant } from "../support/tenants";

beforeEach(async () => {
  Object.assign(env(), { SIGN_UP: "open" });
  await db.signInFailure.deleteMany();
});

const refusal = {
  status: 401,
  body: { title: "Unauthorized", detail: "This passkey could not be verified." },
};

async function account() {
  const authenticator = new Authenticator();
  return { authenticator, owner: await newAccount(authenticator) };
}

describe("a challenge", () => {
  it("is used once, also when two responses arrive together", async () => {
    const { authenticator } = await account();
    const response = authenticator.get(await passkeyOptions({ purpose: "signIn" }));
    const sent = await Promise.all([1, 2, 3].map(() => verifyPasskey({ purpose: "signIn", response })));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await verifyPasskey({ purpose: "signIn", response })).toMatchObject(refusal);
  });

  it("expires after five minutes, and is swept", async () => {
    const { authenticator } = await account();
    const options = await passkeyOptions({ purpose: "signIn" });
    const { expiresAt } = await db.passkeyChallenge.findUniqueOrThrow({
      where: { challenge: options.challenge },
    });
    expect((expiresAt.getTime() - Date.now()) / 60_000).toBeCloseTo(5, 1);
    await db.passkeyChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await verifyPasskey({ purpose: "signIn", response: authenticator.get(options) })).toMatchObject(
      refusal,
    );
    await passkeyOptions({ purpose: "signIn" });
    await db.passkeyChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await ask({ token: process.env.CRON_SECRET ?? "" }, "POST", "cron/sweep")).status).toBe(200);
    expect(await db.passkeyChallenge.count()).toBe(0);
  });

  it("is only for its purpose", async () => {
    const { authenticator, owner } = await account();
    const rpId = "localhost";
    const challengeOf = async (body: object, caller?: Tenant) =>
      (await passkeyOptions(body, caller)).challenge;
    const forCreate = authenticator.get({
      rpId,
      challenge: await challengeOf({ purpose: "create", ...newOwner() }),
    });
    expect(await verifyPasskey({ purpose: "signIn", response: forCreate })).toMatchObject(refusal);
    const forAdd = authenticator.get({ rpId, challenge: await challengeOf({ purpose: "add" }, owner) });
    expect(await verifyPasskey({ purpose: "prove", response: forAdd }, owner)).toMatchObject(refusal);
    const challenge = await challengeOf({ purpose: "signIn" });
    const forSignIn = new Authenticator().create({ rp: { id: rpId }, challenge });
    expect(await verifyPasskey({ purpose: "create", response: forSignIn })).toMatchObject(refusal);
    const proof = authenticator.get(await passkeyOptions({ purpose: "prove" }, owner));
    expect(await verifyPasskey({ purpose: "signIn", response: proof }, owner)).toMatchObject(refusal);
  });

  it("to prove an identity is not answered by another's passkey", async () => {
    const [{ owner }, stranger] = [await account(), await account()];
    const { challenge } = await passkeyOptions({ purpose: "prove" }, owner);
    const response = stranger.authenticator.get({ rpId: "localhost", challenge });
    expect(await verifyPasskey({ purpose: "prove", response }, owner)).toMatchObject(refusal);
  });

  it("is only for the session that asked for it, and for its tenant", async () => {
    const { authenticator, owner } = await account();
    const [sameAccount, { owner: stranger }] = [await signInWith(authenticator), await account()];
    for (const caller of [sameAccount, stranger]) {
      const added = new Authenticator().create(await passkeyOptions({ purpose: "add" }, owner));
      expect(await verifyPasskey({ purpose: "add", response: added }, caller)).toMatchObject(refusal);
      const proof = authenticator.get(await passkeyOptions({ purpose: "prove" }, owner));
      expect(await verifyPasskey({ purpose: "prove", response: proof }, caller)).toMatchObject(refusal);
    }
    const [demo, other] = [await newTenant(), await newTenant()];
    const kept = new Authenticator().create(await passkeyOptions({ purpose: "keep", ...newOwner() }, demo));
    expect(await verifyPasskey({ purpose: "keep", response: kept }, other)).toMatchObject(refusal);
    expect(
      await db.passkey.count({ where: { userId: { in: [stranger.userId, demo.userId, other.userId] } } }),
    ).toBe(1);
  });

  it.each(["keep", "add", "prove"])("to %s needs a bearer token", async (purpose) => {
    const body = { purpose, ...newOwner() };
    expect((await ask(null, "POST", "auth/passkey/options", body)).status).toBe(401);
    const authenticator = new Authenticator();
    const created = authenticator.create({ challenge: "x", rp: { id: "localhost" } });
    const response = purpose === "prove" ? authenticator.get({ challenge: "x", rpId: "localhost" }) : created;
    expect(await verifyPasskey({ purpose, response })).toMatchObject({
      status: 401,
      body: { detail: "Unauthorized" },
    });
  });
});
