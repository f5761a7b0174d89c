import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { passkeySchema } from "@/lib/accounts/passkeys/schema";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { Authenticator } from "../support/accounts/authenticator";
import { ask, call, type Caller } from "../support/call";
import {
  newAccount,
  newOwner,
  passkeyOptions,
  signInWith,
  verifyPasskey,
} from "../support/accounts/passkeys";
import { newTenant } from "../support/tenants";

const GOOGLE_PASSWORDS = "ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4";

beforeEach(() => void Object.assign(env(), { SIGN_UP: "open" }));

async function passkeysOf(caller: Caller) {
  const answer = await ask(caller, "GET", "passkeys");
  expect(answer.status).toBe(200);
  return z.array(passkeySchema).parse(answer.body);
}

async function kindsOf(caller: Caller) {
  const { body } = await ask(caller, "POST", "security-events/search", {});
  return body.items.map(({ kind }) => kind);
}

describe("an account with a passkey", () => {
  it("is created blank, with ten recovery codes, and opened again by the passkey alone", async () => {
    const [authenticator, owner] = [
      new Authenticator({ aaguid: GOOGLE_PASSWORDS, isSynced: true }),
      newOwner(),
    ];
    const options = await passkeyOptions({ purpose: "create", ...owner });
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Pennant" },
      user: { name: owner.email, displayName: owner.name },
      attestation: "none",
      timeout: 300_000,
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect(Buffer.from(options.user?.id ?? "", "base64url")).toHaveLength(64);
    const created = await verifyPasskey({ purpose: "create", response: authenticator.create(options) });
    expect(created.status).toBe(200);
    expect(new Set(created.body.data.recoveryCodes).size).toBe(10);
    const first = { token: created.body.data.accessToken };
    const { body: user } = await ask(first, "GET", "users");
    expect(user).toMatchObject({ kind: "account", expiresAt: null, displayName: owner.name });
    expect((await ask(first, "POST", "projects/search", {})).body.total).toBe(0);

    const again = await signInWith(authenticator);
    expect(again.userId).toBe(user.id);
    expect(await passkeysOf(again)).toMatchObject([{ name: "Google Password Manager", isSynced: true }]);
    expect((await kindsOf(again)).sort()).toEqual(["account-created", "signed-in"]);
    const methods = await db.session.findMany({ where: { userId: again.userId }, select: { method: true } });
    expect(methods).toEqual([{ method: "passkey" }, { method: "passkey" }]);
  });

  it("can start with the sample studio", async () => {
    const options = await passkeyOptions({ purpose: "create", ...newOwner(), content: "sample" });
    const { body } = await verifyPasskey({
      purpose: "create",
      response: new Authenticator().create(options),
    });
    const projects = await ask({ token: body.data.accessToken }, "POST", "projects/search", {});
    expect(projects.body.total).toBeGreaterThan(5);
  });

  it("is refused before a passkey is made for a taken address, and where sign-up is closed", async () => {
    const account = await newAccount(new Authenticator());
    const ask409 = await ask(null, "POST", "auth/passkey/options", {
      purpose: "create",
      ...newOwner(),
      email: account.email,
    });
    expect(ask409.status).toBe(409);
    Object.assign(env(), { SIGN_UP: "closed" });
    expect(
      (await ask(null, "POST", "auth/passkey/options", { purpose: "create", ...newOwner() })).status,
    ).toBe(403);
  });

  it("is created once by two responses with one address", async () => {
    const owner = newOwner();
    const asked = await Promise.all([1, 2].map(() => passkeyOptions({ purpose: "create", ...owner })));
    const answers = await Promise.all(
      asked.map((options) =>
        verifyPasskey({ purpose: "create", response: new Authenticator().create(options) }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("replaces the browser's session at each sign-in", async () => {
    const authenticator = new Authenticator();
    const first = await newAccount(authenticator);
    const options = await passkeyOptions({ purpose: "signIn" });
    const response = authenticator.get(options);
    const answer = await call(
      null,
      "POST",
      "auth/passkey/verify",
      { purpose: "signIn", response },
      { cookie: first.cookie },
    );
    expect(answer.headers.get("set-cookie")).toMatch(/^pennant\.session=[\w-]{43};/);
    expect(answer.headers.get("set-cookie")).not.toContain(first.cookie);
    expect((await ask(first, "GET", "users")).status).toBe(401);
    expect((await ask(null, "GET", "auth/refresh", undefined, { cookie: first.cookie })).status).toBe(401);
  });
});

describe("a demo kept by a passkey", () => {
  it("becomes an account with its rows, and its earlier sessions end", async () => {
    const [demo, owner, authenticator] = [await newTenant("full"), newOwner(), new Authenticator()];
    const before = await ask(demo, "POST", "projects/search", {});
    const options = await passkeyOptions({ purpose: "keep", ...owner }, demo);
    const kept = await verifyPasskey({ purpose: "keep", response: authenticator.create(options) }, demo);
    expect([kept.status, kept.body.data.recoveryCodes?.length]).toEqual([200, 10]);
    expect((await ask(demo, "GET", "users")).status).toBe(401);
    const again = await signInWith(authenticator);
    expect((await ask(again, "GET", "users")).body).toMatchObject({
      id: demo.userId,
      kind: "account",
      displayName: owner.name,
      email: owner.email,
      expiresAt: null,
    });
    expect((await ask(again, "POST", "projects/search", {})).body).toEqual(before.body);
    expect(
      (await ask(again, "POST", "auth/passkey/options", { purpose: "keep", ...newOwner() })).status,
    ).toBe(404);
  });

  it("cannot add or prove anything while it is a demo", async () => {
    const demo = await newTenant();
    expect((await ask(demo, "POST", "auth/passkey/options", { purpose: "add" })).status).toBe(404);
    expect((await ask(demo, "POST", "auth/passkey/options", { purpose: "prove" })).status).toBe(409);
  });
});
