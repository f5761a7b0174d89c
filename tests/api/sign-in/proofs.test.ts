import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { newAccount, type Owner, signIn } from "../support/accounts/accounts";
import { unzip } from "../support/archive/archive";
import { ask, call, type Method } from "../support/call";
import { newTenant } from "../support/tenants";
import { withLongWaits } from "../support/accounts/long-waits";

/** Lets the proofs of all sessions of the owner be as old as that. */
const age = ({ userId }: Owner, minutes: number) =>
  db.session.updateMany({
    where: { userId },
    data: { provenAt: new Date(Date.now() - minutes * 60_000) },
  });

const prove = (owner: Owner, passphrase = owner.passphrase) =>
  ask(owner, "POST", "auth/proof", { passphrase });

const needProof: [Method, string, object?][] = [
  ["GET", "export"],
  ["POST", "export"],
  ["PATCH", "sign-in-methods", { email: "other@people.example" }],
  ["PUT", "sign-in-methods/passphrase", { passphrase: "another velvet otter asleep" }],
  ["POST", "sign-in-methods/recovery-codes"],
  ["DELETE", "sign-in-methods/passphrase"],
  ["POST", "sign-in-methods/authenticator"],
  ["POST", "sign-in-methods/authenticator/confirm", { code: "123456" }],
  ["DELETE", "sign-in-methods/authenticator"],
  ["POST", "sign-in-methods/providers"],
  ["DELETE", `sign-in-methods/providers/${newId()}`],
  ["DELETE", `passkeys/${newId()}`],
  ["POST", "auth/passkey/options", { purpose: "add" }],
  ["DELETE", "users"],
];

describe("a proof of identity", () => {
  it.each(needProof)("is needed for %s %s", async (method, path, body) => {
    const owner = await newAccount();
    await age(owner, 5);
    const answer = await ask(owner, method, path, body);
    expect(answer).toMatchObject({
      status: 403,
      body: { code: "proof-required", detail: "Confirm that it is you, then try again." },
    });
    const events = await ask(owner, "POST", "security-events/search", {});
    expect(events.body.items).toMatchObject([{ kind: "account-created" }]);
    expect((await ask(owner, "GET", "users")).status).toBe(200);
    await age(owner, 4);
    expect((await call(owner, method, path, body)).status).not.toBe(403);
  });

  it("is given by the passphrase, for five minutes, in this session only", async () => {
    const owner = await newAccount();
    const elsewhere = await signIn(owner);
    const other = { ...owner, token: elsewhere.body.data.accessToken };
    await age(owner, 6);
    expect((await ask(owner, "GET", "sign-in-methods")).body.provenUntil).toBeNull();
    expect((await prove(owner)).status).toBe(204);
    const { provenUntil, isRecovered } = (await ask(owner, "GET", "sign-in-methods")).body;
    expect(isRecovered).toBe(false);
    const minutes = (Date.parse(provenUntil as string) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(4.5);
    expect(minutes).toBeLessThanOrEqual(5);
    expect((await ask(other, "DELETE", "users")).status).toBe(403);
    expect((await ask(owner, "DELETE", "users")).status).toBe(204);
  });

  it(
    "is refused for a wrong passphrase, which does not end the session and waits like a sign-in",
    withLongWaits(async () => {
      const owner = await newAccount();
      await age(owner, 6);
      const statuses = [];
      for (let guess = 0; guess < 7; guess += 1) {
        const answer = await prove(owner, "velvet otter");
        statuses.push(answer.status);
        if (guess === 0)
          expect(answer.body.errors).toEqual([{ path: "passphrase", message: "Wrong passphrase" }]);
      }
      expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
      expect((await prove(owner)).status).toBe(429);
      expect((await ask(owner, "POST", "export")).status).toBe(403);
      expect((await ask(owner, "GET", "users")).status).toBe(200);
    }),
  );

  it("is refused for the passphrase of another account, and where there is none", async () => {
    const [owner, other] = [await newAccount(), await newAccount({ passphrase: "a heron counts the tide" })];
    expect((await prove(owner, other.passphrase)).status).toBe(422);
    await db.passphrase.delete({ where: { userId: owner.userId } });
    expect((await prove(owner)).status).toBe(422);
    const demo = await newTenant();
    expect((await ask(demo, "POST", "auth/proof", { passphrase: owner.passphrase })).status).toBe(422);
  });

  it("is not asked again for the download that it allowed", async () => {
    const owner = await newAccount();
    const { url } = (await ask(owner, "POST", "export")).body as unknown as { url: string };
    await age(owner, 6);
    const saved = await call(null, "GET", url.replace("/api/", ""));
    expect(saved.status).toBe(200);
    expect((await unzip(Buffer.from(await saved.arrayBuffer()))).has("pennant.json")).toBe(true);
  });

  it("is not needed in a demo, which nobody can sign in to", async () => {
    const demo = await newTenant();
    await db.session.updateMany({ where: { userId: demo.userId }, data: { provenAt: null } });
    expect((await ask(demo, "POST", "export")).status).toBe(200);
    expect((await ask(demo, "DELETE", "users")).status).toBe(204);
  });
});
