import { api, ApiError } from "@/lib/api/request";
import { setAccessToken } from "@/lib/api/access-token";
import { loadServerSettings } from "@/lib/settings/load";
import { errorMessages, type ProblemBody } from "@/lib/shared/errors";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import type { NewAccount } from "@/lib/accounts/schema";

// Calls that open a session. They reject with an ApiError, whose text is that of `refusalText`.

const TIMEOUT_MS = 30_000;

/** A session with the recovery codes of the account, which the server returns only once. */
export type OpenedAccount = { accessToken: string; recoveryCodes: string[] };

type Answer<Data> = { data: Data };

/** Creates an account that signs in with a passphrase, and signs in to it. Returns its recovery codes. */
export async function createAccount(account: NewAccount & { passphrase: string }): Promise<string[]> {
  const { data } = await postSignIn<Answer<OpenedAccount>>("auth/account", account);
  return openAccount(data);
}

/** Turns the demo of this tab into an account that signs in with a passphrase. Returns its recovery codes. */
export async function keepDemo(
  account: Pick<NewAccount, "email" | "name"> & { passphrase: string },
): Promise<string[]> {
  const { data } = await api<Answer<OpenedAccount>>("auth/account", { method: "POST", body: account });
  return openAccount(data);
}

/** A session, or what continues the sign-in of an account with an authenticator app. */
type FirstStep = { accessToken: string } | { challenge: string };

/** Signs in, or returns the challenge of the second step. */
export async function signInWithPassphrase(credentials: {
  email: string;
  passphrase: string;
}): Promise<string | undefined> {
  const { data } = await postSignIn<Answer<FirstStep>>("auth/passphrase", credentials);
  return openOrContinue(data);
}

/**
 * Signs in with a recovery code, or with the token of a one-time link, or returns the challenge of the second step. Each works
 * once.
 */
export async function signInByRecovery(code: string): Promise<string | undefined> {
  const { data } = await postSignIn<Answer<FirstStep>>("auth/recover", { code });
  return openOrContinue(data);
}

function openOrContinue(data: FirstStep): string | undefined {
  if ("challenge" in data) return data.challenge;
  setAccessToken(data.accessToken);
  return undefined;
}

/** Takes the second step of a sign-in. */
export async function finishSignIn(step: { challenge: string; code: string }): Promise<void> {
  const { data } = await postSignIn<Answer<{ accessToken: string }>>("auth/second-factor", step);
  setAccessToken(data.accessToken);
}

/** Requests an email with a sign-in link. The response does not say whether the address has an account. */
export async function requestRecoveryMail(email: string): Promise<void> {
  await postSignIn("auth/recover/mail", { email });
}

/** Confirms an email address by the token of a link. Returns the address. */
export function confirmEmail(token: string): Promise<{ email: string }> {
  return postSignIn("auth/confirm-email", { token });
}

/** Uses the session of an account that was just opened. Returns its recovery codes. */
export function openAccount({ accessToken, recoveryCodes }: OpenedAccount): string[] {
  // Where only the first person may create an account, nobody else may from now on.
  loadServerSettings.forget();
  setAccessToken(accessToken);
  return recoveryCodes;
}

/** Sends a call that needs no bearer token. The session cookie goes along, so that the server can end that session. */
export async function postSignIn<Body>(path: string, body: object): Promise<Body> {
  const response = await fetch(`/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "time-zone": browserTimeZone() },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  if (!response || text === undefined) throw new ApiError(errorMessages.network, 0);
  const answer = parse(text);
  if (response.ok) return answer as Body;
  throw new ApiError(errorMessages.unexpected, response.status, answer as ProblemBody | undefined);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
