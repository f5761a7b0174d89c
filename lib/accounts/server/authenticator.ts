import "server-only";
import { isDemo } from "@/lib/accounts/tenant-kind";
import { confirmApp, storeUnconfirmedApp } from "@/lib/accounts/server/sign-in/authenticator-app";
import { changeSignInMethods } from "@/lib/accounts/server/sign-in/change-methods";
import { newTotpSecret, totpUri } from "@/lib/accounts/server/sign-in/totp";
import { db } from "@/lib/server/db/client";
import { conflict, invalid, notFound } from "@/lib/server/problem";
import { storeRecoveryCodes } from "./recovery-code-rows";

/**
 * Begins to set up an authenticator app. Returns its secret, which no other call returns, and the URI for a QR code. Throws 409
 * if an app is in use, 404 for a demo.
 */
export async function startAuthenticator(userId: string) {
  const { kind, signInEmail, email, displayName } = await db.user.findUniqueOrThrow({
    where: { id: userId },
  });
  if (isDemo(kind)) throw notFound();
  const secret = newTotpSecret();
  if (!(await storeUnconfirmedApp(userId, secret)))
    throw conflict("An authenticator app is already turned on.");
  return { secret, uri: totpUri(secret, signInEmail ?? email ?? displayName) };
}

/**
 * Turns on the authenticator app with its first code. Returns ten recovery codes if the account had none left, otherwise none.
 * Throws 422 for a wrong code, 409 if no app is being set up.
 */
export async function confirmAuthenticator(userId: string, code: string, request: Request) {
  return changeSignInMethods({ userId, kind: "authenticator-added", request }, async (transaction) => {
    const outcome = await confirmApp(transaction, { userId, code });
    if (outcome === "not-set-up") throw conflict("This set-up has expired. Close it and begin again.");
    if (outcome === "wrong-code") throw invalid([{ path: "code", message: WRONG_CODE }]);
    // Without the app they are the only way to pass the second step.
    const left = await transaction.recoveryCode.count({ where: { userId } });
    return { recoveryCodes: left > 0 ? [] : await storeRecoveryCodes(transaction, userId) };
  });
}

/** Turns off the authenticator app. Throws 404 if there is none. */
export async function removeAuthenticator(userId: string, request: Request): Promise<void> {
  await changeSignInMethods({ userId, kind: "authenticator-removed", request }, async (transaction) => {
    const where = { userId, confirmedAt: { not: null } };
    if ((await transaction.authenticatorApp.deleteMany({ where })).count === 0) throw notFound();
  });
}

const WRONG_CODE =
  "Wrong code. Enter the one that the app shows now, and check that your device’s clock is right.";
