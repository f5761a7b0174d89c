import { beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { Authenticator } from "../support/accounts/authenticator";
import { ask, type Caller } from "../support/call";
import {
  newAccount,
  type Options,
  passkeyOptions,
  signInWith,
  verifyPasskey,
} from "../support/accounts/passkeys";
import type { Tenant } from "../support/tenants";
import { withLongWaits } from "../support/accounts/long-waits";

const warned = vi.spyOn(log, "warn").mockImplementation(() => undefined);

beforeEach(async () => {
  Object.assign(env(), { SIGN_UP: "open" });
  warned.mockClear();
  await db.signInFailure.deleteMany();
});

const refusal = {
  status: 401,
  body: { title: "Unauthorized", detail: "This passkey could not be verified." },
};

/** Signs in with a response that was changed; expects it to be refused, and the unchanged one to be accepted. */
async function expectRefused(authenticator: Authenticator, spoil: (options: Options) => unknown) {
  const before = await db.session.count();
  const spoiled = spoil(await passkeyOptions({ purpose: "signIn" }));
  expect(await verifyPasskey({ purpose: "signIn", response: spoiled })).toMatchObject(refusal);
  expect(await db.session.count()).toBe(before);
  await signInWith(authenticator);
}

async function account() {
  const authenticator = new Authenticator();
  return { authenticator, owner: await newAccount(authenticator) };
}

describe("a sign-in is refused", () => {
  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another port", { origin: "http://localhost:3001" }],
    ["another relying party", { rpId: "evil.example" }],
    ["no user verification", { isVerified: false }],
    ["the type of a registration", { type: "webauthn.create" }],
    ["another challenge", { challenge: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }],
    ["another user handle", { userHandle: Buffer.alloc(64).toString("base64url") }],
  ])("with %s", async (_what, changes) => {
    const { authenticator } = await account();
    await expectRefused(authenticator, (options) => authenticator.get(options, changes));
  });

  it("with a wrong signature, and with the signature of another response", async () => {
    const { authenticator } = await account();
    const other = authenticator.get(await passkeyOptions({ purpose: "signIn" })).response.signature;
    await expectRefused(authenticator, (options) => {
      const response = authenticator.get(options);
      return { ...response, response: { ...response.response, signature: other } };
    });
    await expectRefused(authenticator, (options) => {
      const response = authenticator.get(options);
      return { ...response, response: { ...response.response, signature: "AAAA" } };
    });
  });

  it("with an unknown passkey, and with a removed one", async () => {
    const [stranger, { authenticator, owner }] = [new Authenticator(), await account()];
    stranger.create({ challenge: "x", rp: { id: "localhost" } });
    await expectRefused(authenticator, (options) => stranger.get(options));
    await db.passkey.deleteMany({ where: { userId: owner.userId } });
    const response = authenticator.get(await passkeyOptions({ purpose: "signIn" }));
    expect(await verifyPasskey({ purpose: "signIn", response })).toMatchObject(refusal);
  });

  it("with the passkey of a workspace that has ended", async () => {
    const { authenticator, owner } = await account();
    await db.user.update({ where: { id: owner.userId }, data: { expiresAt: new Date(Date.now() - 1) } });
    const response = authenticator.get(await passkeyOptions({ purpose: "signIn" }));
    expect(await verifyPasskey({ purpose: "signIn", response })).toMatchObject(refusal);
  });

  it("with text that is not a response", async () => {
    const { authenticator } = await account();
    await expectRefused(authenticator, (options) => {
      const response = authenticator.get(options);
      return { ...response, response: { ...response.response, clientDataJSON: "bm90IEpTT04" } };
    });
  });
});

describe("the counter of a passkey", () => {
  const signIn = async (authenticator: Authenticator, counter: number) => {
    const options = await passkeyOptions({ purpose: "signIn" });
    return verifyPasskey({ purpose: "signIn", response: authenticator.get(options, { counter }) });
  };
  const eventsOf = async (caller: Caller) =>
    (await ask(caller, "POST", "security-events/search", {})).body.items;

  it("may not go back: a copied passkey is refused, logged and recorded", async () => {
    const { authenticator, owner } = await account();
    expect((await signIn(authenticator, 7)).status).toBe(200);
    for (const counter of [7, 6, 1]) expect(await signIn(authenticator, counter)).toMatchObject(refusal);
    expect(warned).toHaveBeenCalledTimes(3);
    const kinds = (await eventsOf(owner)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "passkey-refused")).toHaveLength(3);
    expect((await signIn(authenticator, 8)).status).toBe(200);
  });

  it("stays 0 for synced passkeys", async () => {
    const authenticator = new Authenticator({ isSynced: true });
    await newAccount(authenticator);
    for (const counter of [0, 0]) expect((await signIn(authenticator, counter)).status).toBe(200);
    expect(warned).not.toHaveBeenCalled();
  });
});

describe("a new passkey is refused", () => {
  const add = async (owner: Tenant, changes: Parameters<Authenticator["create"]>[1]) => {
    const response = new Authenticator().create(await passkeyOptions({ purpose: "add" }, owner), changes);
    return verifyPasskey({ purpose: "add", response }, owner);
  };

  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another relying party", { rpId: "evil.example" }],
    ["no user verification", { isVerified: false }],
  ])("with %s", async (_what, changes) => {
    const { owner } = await account();
    expect(await add(owner, changes)).toMatchObject(refusal);
    expect(await db.passkey.count({ where: { userId: owner.userId } })).toBe(1);
  });

  it.each([
    ["packed", new Map<string, unknown>([["x5c", [new Uint8Array(4)]]])],
    ["tpm", new Map<string, unknown>()],
  ])(
    "with certificates (%s) before they are read, because their addresses would be fetched",
    async (format, statement) => {
      const { owner } = await account();
      const logged = vi.spyOn(log, "info");
      expect(await add(owner, { attestation: { format, statement } })).toMatchObject(refusal);
      expect(logged).toHaveBeenCalledWith({ reason: "the attestation has certificates" }, expect.any(String));
    },
  );

  it("when it is stored already, also for another account", async () => {
    const [{ owner }, { owner: other }] = [await account(), await account()];
    const authenticator = new Authenticator();
    const first = authenticator.create(await passkeyOptions({ purpose: "add" }, owner));
    expect((await verifyPasskey({ purpose: "add", response: first }, owner)).status).toBe(201);
    for (const caller of [owner, other]) {
      const options = await passkeyOptions({ purpose: "add" }, caller);
      const again = { ...first, response: authenticator.create(options, { id: first.id }).response };
      expect(await verifyPasskey({ purpose: "add", response: again }, caller)).toMatchObject(refusal);
    }
  });
});

it(
  "many refusals from one network must wait",
  withLongWaits(async () => {
    const response = new Authenticator().create({ challenge: "x", rp: { id: "localhost" } });
    const from = (address: string) =>
      verifyPasskey({ purpose: "create", response }, null, { "x-forwarded-for": address });
    const statuses: number[] = [];
    for (let tries = 0; tries < 30; tries += 1) statuses.push((await from("203.0.113.9")).status);
    expect(statuses.slice(0, 20)).toEqual(Array<number>(20).fill(401));
    expect(statuses.at(-1)).toBe(429);
    expect((await from("198.51.100.4")).status).toBe(401);
  }),
);
