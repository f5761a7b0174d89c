import { v7 as newId } from "uuid";
import { expect } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { ask, type Caller } from "../call";
import { sessionCookieOf, type Tenant, userIdOf } from "../tenants";

/** A signed-in owner of an account, and what they sign in with. */
export type Owner = Tenant & { email: string; passphrase: string; recoveryCodes: string[] };

type Opened = { data: { accessToken: string; recoveryCodes: string[] } };

export const newEmail = () => `${newId()}@people.example`;

/** Passes the check of new passphrases. */
export const PASSPHRASE = "velvet otter under nine bridges";

/** Creates an account with a passphrase. With `demo`, that demo becomes the account. */
export async function newAccount(
  {
    demo,
    ...fields
  }: { demo?: Caller; email?: string; passphrase?: string; content?: "blank" | "sample" } = {},
  headers: Record<string, string> = {},
): Promise<Owner> {
  Object.assign(env(), { SIGN_UP: "open" });
  const body = { email: newEmail(), name: "Tamsin Okonkwo", passphrase: PASSPHRASE, ...fields };
  const answer = await ask<Opened>(demo ?? null, "POST", "auth/account", body, headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { accessToken: token, recoveryCodes } = answer.body.data;
  const { email, passphrase } = body;
  return {
    token,
    userId: userIdOf(token),
    cookie: sessionCookieOf(answer),
    email,
    passphrase,
    recoveryCodes,
  };
}

/** Creates an account whose email address is confirmed, so that it may send documents. */
export async function newConfirmedAccount(): Promise<Owner> {
  const owner = await newAccount();
  await db.user.update({ where: { id: owner.userId }, data: { emailConfirmedAt: new Date() } });
  return owner;
}

/** Tries to sign in. */
export function signIn(
  { email, passphrase }: { email: string; passphrase: string },
  headers: Record<string, string> = {},
) {
  return ask<{ detail: string; data: { accessToken: string } }>(
    null,
    "POST",
    "auth/passphrase",
    { email, passphrase },
    headers,
  );
}

/** Adds a passkey that no authenticator has. */
export const addPasskey = ({ userId }: Tenant) =>
  db.passkey.create({
    data: { userId, credentialId: newId(), publicKey: Buffer.from("key"), counter: 0, name: "Key" },
  });

/** Adds an account at the provider. */
export const addProvider = ({ userId }: Tenant) =>
  db.account.create({
    data: { userId, type: "oidc", provider: "google", providerAccountId: newId() },
  });
