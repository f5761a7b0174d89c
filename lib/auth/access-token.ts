import { errorMessages } from "@/lib/errors";
import { browserTimeZone } from "@/lib/time-zone";

const AUTH_TIMEOUT_MS = 10_000;

/** What the calls around signing in answer: a token, or a message to show. */
export type AuthResult = { success: true; accessToken: string } | { success: false; message: string };

// The access token lives in this module and nowhere else: a reload asks for a new one.
let accessToken: string | null = null;
let refreshing: Promise<AuthResult> | null = null;
let whenLost: () => void = () => {};

/** Keeps the token that a demo start or a refresh returned; null forgets it. */
export function keepAccessToken(token: string | null): void {
  accessToken = token;
}

/** Says what happens when the session cannot be refreshed any more. Returns how to unsay it. */
export function onSessionLost(handle: () => void): () => void {
  whenLost = handle;
  return () => {
    whenLost = () => {};
  };
}

/** The token of this tab, refreshed when there is none or when the server refused the one given. Null: signed out. */
export async function currentAccessToken(refused?: string): Promise<string | null> {
  if (accessToken && accessToken !== refused) return accessToken;
  const result = await refreshAccessToken();
  if (result.success) return result.accessToken;
  whenLost();
  return null;
}

/** Asks for a new token. Calls that come while one is under way share its answer. */
export function refreshAccessToken(): Promise<AuthResult> {
  refreshing ??= authCall("auth/refresh").finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/** One of the calls that answer with an access token: auth/refresh, demo, demo/blank. Gives up after 10 seconds. */
export async function authCall(path: "auth/refresh" | "demo" | "demo/blank"): Promise<AuthResult> {
  try {
    const response = await fetch(`/api/${path}`, {
      credentials: "include",
      headers: { "time-zone": browserTimeZone() },
      signal: AbortSignal.timeout(AUTH_TIMEOUT_MS),
    });
    const body = (await response.json()) as { data?: { accessToken?: string }; detail?: string };
    if (!response.ok || !body.data?.accessToken)
      return failed(response.status === 429 ? body.detail : undefined);
    keepAccessToken(body.data.accessToken);
    return { success: true, accessToken: body.data.accessToken };
  } catch {
    return failed();
  }
}

/** Ends the session on the server and in this tab. */
export async function leave(): Promise<void> {
  const token = await currentAccessToken();
  await fetch("/api/auth/logout", {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(AUTH_TIMEOUT_MS),
  }).catch(() => undefined);
  keepAccessToken(null);
}

function failed(message: string = errorMessages.timedOut): AuthResult {
  return { success: false, message };
}
