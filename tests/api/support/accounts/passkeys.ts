import { v7 as newId } from "uuid";
import { expect } from "vitest";
import { ask, call, type Caller } from "../call";
import { type Authenticator } from "./authenticator";
import type { Tenant } from "../tenants";

export type Options = Parameters<Authenticator["get"]>[0];
export type SignedIn = { success: boolean; data: { accessToken: string; recoveryCodes?: string[] } };

export const newOwner = () => ({ email: `${newId()}@people.example`, name: "Ines Marlow" });

/** Asks for the options of a purpose; fails unless they are returned. */
export async function passkeyOptions(body: object, caller: Caller | null = null): Promise<Options> {
  const answer = await ask<Options>(caller, "POST", "auth/passkey/options", body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

export function verifyPasskey(
  body: object,
  caller: Caller | null = null,
  headers: Record<string, string> = {},
) {
  return ask<SignedIn & { id: string; name: string }>(caller, "POST", "auth/passkey/verify", body, headers);
}

/** Creates an account with a passkey of the authenticator. */
export async function newAccount(
  authenticator: Authenticator,
  owner = newOwner(),
): Promise<Tenant & { email: string }> {
  const options = await passkeyOptions({ purpose: "create", ...owner });
  return { ...owner, ...(await opened({ purpose: "create", response: authenticator.create(options) })) };
}

/** Signs in with a passkey of the authenticator. */
export async function signInWith(authenticator: Authenticator): Promise<Tenant> {
  const options = await passkeyOptions({ purpose: "signIn" });
  return opened({ purpose: "signIn", response: authenticator.get(options) });
}

async function opened(body: object): Promise<Tenant> {
  const answer = await call(null, "POST", "auth/passkey/verify", body);
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as SignedIn;
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  return { token: data.accessToken, userId: claimsOf(data.accessToken).sub, cookie };
}

export function claimsOf(token: string): { sub: string; sid: string } {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  return JSON.parse(payload) as { sub: string; sid: string };
}
