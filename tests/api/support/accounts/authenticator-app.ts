import { expect } from "vitest";
import { TOTP } from "otpauth";
import { db } from "@/lib/server/db/client";
import { newAccount, type Owner } from "./accounts";
import { ask, type Caller } from "../call";

/** An owner with an authenticator app, whose secret is here as in the app. */
export type AppOwner = Owner & { secret: string };

/** Returns the code that an app shows now, or `steps` of 30 seconds later. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Returns a code of six digits that the app shows neither now nor soon. */
export function wrongCodeOf(secret: string): string {
  const codes = [-2, -1, 0, 1, 2, 3].map((steps) => codeOf(secret, steps));
  const wrong = ["000000", "111111", "222222", "333333", "444444", "555555", "666666"];
  return wrong.find((code) => !codes.includes(code)) ?? "";
}

export const startApp = (caller: Caller) =>
  ask<{ secret: string; uri: string }>(caller, "POST", "sign-in-methods/authenticator");

export const confirmApp = (caller: Caller, code: string) =>
  ask<{ recoveryCodes: string[]; errors: object[] }>(
    caller,
    "POST",
    "sign-in-methods/authenticator/confirm",
    {
      code,
    },
  );

/** Lets every code that was used be accepted again, as if time had passed. */
export const forgetSteps = ({ userId }: { userId: string }) =>
  db.authenticatorApp.update({ where: { userId }, data: { lastStep: 0 } });

export async function addApp(owner: Owner): Promise<AppOwner> {
  const { secret } = (await startApp(owner)).body;
  expect((await confirmApp(owner, codeOf(secret))).status).toBe(200);
  await forgetSteps(owner);
  return { ...owner, secret };
}

export const newAppOwner = async () => addApp(await newAccount());

type Finished = { detail: string; data: { accessToken: string } };

/** Takes the second step of a sign-in. */
export function finish(challenge: string, code: string, headers: Record<string, string> = {}) {
  return ask<Finished>(null, "POST", "auth/second-factor", { challenge, code }, headers);
}

/** Takes the first step. Returns the challenge. */
export async function begin(
  { email, passphrase }: Owner,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await ask<{ data: { challenge: string } }>(
    null,
    "POST",
    "auth/passphrase",
    { email, passphrase },
    headers,
  );
  expect(answer.status).toBe(200);
  return answer.body.data.challenge;
}
