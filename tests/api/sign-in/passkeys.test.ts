import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { hourlyLimits } from "@/lib/api/hourly-limits";
import { passkeySchema } from "@/lib/accounts/passkeys/schema";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { Authenticator } from "../support/accounts/authenticator";
import { ask, type Caller } from "../support/call";
import { newAccount, passkeyOptions, signInWith, verifyPasskey } from "../support/accounts/passkeys";
import type { Tenant } from "../support/tenants";

beforeEach(() => void Object.assign(env(), { SIGN_UP: "open", AUTH_URL: undefined }));

async function passkeysOf(caller: Caller) {
  const answer = await ask(caller, "GET", "passkeys");
  expect(answer.status).toBe(200);
  return z.array(passkeySchema).parse(answer.body);
}

async function kindsOf(caller: Caller) {
  const { body } = await ask(caller, "POST", "security-events/search", {});
  return body.items.map(({ kind }) => kind);
}

/** Adds a passkey of another authenticator to an account. */
async function addPasskey(owner: Caller, authenticator: Authenticator, name?: string) {
  const options = await passkeyOptions({ purpose: "add" }, owner);
  return verifyPasskey({ purpose: "add", response: authenticator.create(options), name }, owner);
}

/** Moves the proof of every session of an account out of the last five minutes. */
const ageProof = ({ userId }: Tenant) =>
  db.session.updateMany({ where: { userId }, data: { provenAt: new Date(Date.now() - 6 * 60_000) } });

describe("the passkeys of an account", () => {
  it("can be on several devices, with one user handle, and are not made twice on one", async () => {
    const [phone, laptop] = [new Authenticator(), new Authenticator()];
    const owner = await newAccount(phone);
    const [known] = phone.credentials;
    const options = await passkeyOptions({ purpose: "add" }, owner);
    expect(options.excludeCredentials?.map(({ id }) => id)).toEqual([known?.id]);
    expect(options.user?.id).toBe(known?.userHandle);
    const added = await addPasskey(owner, laptop, "Work laptop");
    expect(added.status).toBe(201);
    expect(passkeySchema.parse(added.body)).toMatchObject({
      name: "Work laptop",
      isSynced: false,
      lastUsedAt: null,
    });
    const elsewhere = await signInWith(laptop);
    expect(elsewhere.userId).toBe(owner.userId);
    expect(await passkeysOf(owner)).toMatchObject([
      { name: "Passkey", lastUsedAt: null },
      { name: "Work laptop", lastUsedAt: expect.any(String) as string },
    ]);
    expect(await kindsOf(owner)).toContain("passkey-added");
  });

  it("are renamed and removed, except the last way to sign in", async () => {
    const owner = await newAccount(new Authenticator());
    const { body: second } = await addPasskey(owner, new Authenticator());
    const renamed = await ask(owner, "PATCH", `passkeys/${second.id}`, { name: "Yubikey" });
    expect(passkeySchema.parse(renamed.body).name).toBe("Yubikey");
    expect((await ask(owner, "GET", `passkeys/${second.id}`)).body).toEqual(renamed.body);
    expect((await ask(owner, "PATCH", `passkeys/${second.id}`, { name: " " })).status).toBe(422);
    const ids = (await passkeysOf(owner)).map(({ id }) => id);
    // Both at once: one of them must stay.
    const removed = await Promise.all(ids.map((id) => ask(owner, "DELETE", `passkeys/${id}`)));
    expect(removed.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(removed.find(({ status }) => status === 409)?.body.detail).toBe(
      "Add another way to sign in before you remove the last one.",
    );
    expect(await passkeysOf(owner)).toHaveLength(1);
    expect((await kindsOf(owner)).filter((kind) => kind === "passkey-removed")).toHaveLength(1);
  });

  it("are added and removed only with a proof of the last five minutes, which a passkey gives", async () => {
    const authenticator = new Authenticator();
    const owner = await newAccount(authenticator);
    await addPasskey(owner, new Authenticator());
    const [first] = await passkeysOf(owner);
    await ageProof(owner);
    const refused = await ask(owner, "DELETE", `passkeys/${first?.id}`);
    expect(refused).toMatchObject({ status: 403, body: { code: "proof-required" } });
    expect((await ask(owner, "POST", "auth/passkey/options", { purpose: "add" })).status).toBe(403);
    const options = await passkeyOptions({ purpose: "prove" }, owner);
    expect(options.allowCredentials).toHaveLength(2);
    expect(
      (await verifyPasskey({ purpose: "prove", response: authenticator.get(options) }, owner)).status,
    ).toBe(204);
    expect((await ask(owner, "DELETE", `passkeys/${first?.id}`)).status).toBe(204);
  });

  it("are another tenant's only for that tenant", async () => {
    const [owner, other] = [await newAccount(new Authenticator()), await newAccount(new Authenticator())];
    const [theirs] = await passkeysOf(owner);
    for (const method of ["GET", "PATCH", "DELETE"] as const) {
      const body = method === "PATCH" ? { name: "Mine" } : undefined;
      expect((await ask(other, method, `passkeys/${theirs?.id}`, body)).status, method).toBe(404);
    }
    expect(await passkeysOf(owner)).toEqual([theirs]);
  });
});

describe("where browsers allow no passkeys", () => {
  it.each(["http://192.168.1.9:3000", "http://nas.local:3000", "https://127.0.0.1"])(
    "%s: 404",
    async (AUTH_URL) => {
      Object.assign(env(), { AUTH_URL });
      const authenticator = new Authenticator();
      expect((await ask(null, "POST", "auth/passkey/options", { purpose: "signIn" })).status).toBe(404);
      const response = authenticator.create({ challenge: "x", rp: { id: "localhost" } });
      expect((await verifyPasskey({ purpose: "create", response })).status).toBe(404);
      expect((await ask<{ signIn: object }>(null, "GET", "settings")).body.signIn).toMatchObject({
        passkey: false,
      });
    },
  );
});

it("options are limited per address, far above what people need", async () => {
  const tried = () =>
    ask(null, "POST", "auth/passkey/options", { purpose: "signIn" }, { "x-forwarded-for": "203.0.113.9" });
  Object.assign(env(), { RATE_LIMITS: "on" });
  for (let sent = 0; sent < 100; sent += 1) expect((await tried()).status).toBe(200);
  await db.rateLimit.updateMany({ data: { count: hourlyLimits.passkey - 1 } });
  expect([(await tried()).status, (await tried()).status]).toEqual([200, 429]);
  Object.assign(env(), { RATE_LIMITS: "off" });
});
