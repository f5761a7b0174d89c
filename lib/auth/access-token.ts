import { wipeDrafts } from "@/lib/drafts/wipe-drafts";
import { AUTH_TIMEOUT_MS, takeEarlyRefresh } from "@/lib/auth/early-refresh";
import { errorMessages } from "@/lib/errors";
import { browserTimeZone } from "@/lib/time-zone";

/** What the calls around signing in answer: a token, or a message to show. */
export type AuthResult = { success: true; accessToken: string } | { success: false; message: string };

// The access token lives in this module and nowhere else: a reload asks for a new one.
let accessToken: string | null = null;
let refreshing: Promise<AuthResult> | null = null;
// Whose tab this is: it stays theirs when the token is forgotten.
let userId = "";
let isOver = false;
const listeners = new Set<(why: SessionEnd) => void>();

/** How a session of this tab ended: by itself, by the person in another tab, or by another person's sign-in. */
export type SessionEnd = "over" | "left" | "another";

// Tabs of one browser share their session, so they end it together.
const tabs = typeof window === "undefined" ? undefined : new BroadcastChannel("pennant-session");
tabs?.addEventListener("message", () => {
  if (!accessToken) return;
  keepAccessToken(null);
  tell("left");
});

/** Keeps the token that a demo start or a refresh returned; null forgets it. */
export function keepAccessToken(token: string | null): void {
  accessToken = token;
  if (!token) return;
  isOver = false;
  userId = subjectOf(token);
  wipeDrafts(userId);
}

/** Whose workspace this tab shows, or showed last; empty before anyone has signed in. */
export function currentUserId(): string {
  return userId;
}

/** Whether this tab had a session that ended by itself. */
export function hasSessionEnded(): boolean {
  return isOver;
}

/** The person has ended their session or account here: every tab is signed out, and nothing unsaved stays behind. */
export function signOutEverywhere(): void {
  keepAccessToken(null);
  wipeDrafts();
  tabs?.postMessage("left");
}

/** Calls the listener when the session of this tab ends. Returns an unsubscribe function. */
export function onSessionLost(listener: (why: SessionEnd) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The token of this tab, refreshed when there is none or when the server refused the one given. Null: signed out. */
export async function currentAccessToken(refused?: string): Promise<string | null> {
  if (accessToken && accessToken !== refused) return accessToken;
  const before = userId;
  const result = await refreshAccessToken();
  // Someone else has signed in in another tab: what was meant for one workspace is not done in the other.
  const isAnother = result.success && before !== "" && subjectOf(result.accessToken) !== before;
  if (result.success && !isAnother) return result.accessToken;
  isOver = before !== "" && !isAnother;
  tell(isAnother ? "another" : "over");
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
    const response = await ((path === "auth/refresh" && takeEarlyRefresh()) || ask(path));
    const body = (await response.json()) as { data?: { accessToken?: string }; detail?: string };
    if (!response.ok || !body.data?.accessToken)
      return failed(response.status === 429 ? body.detail : undefined);
    keepAccessToken(body.data.accessToken);
    return { success: true, accessToken: body.data.accessToken };
  } catch {
    return failed();
  }
}

function ask(path: string): Promise<Response> {
  return fetch(`/api/${path}`, {
    credentials: "include",
    headers: { "time-zone": browserTimeZone() },
    signal: AbortSignal.timeout(AUTH_TIMEOUT_MS),
  });
}

/** Ends the session on the server and in this tab. */
export async function leave(): Promise<void> {
  const token = await currentAccessToken();
  await fetch("/api/auth/logout", {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(AUTH_TIMEOUT_MS),
  }).catch(() => undefined);
  signOutEverywhere();
}

/** Whom a token is for. It is read to tell workspaces apart; what it is worth is the server's to say. */
function subjectOf(token: string): string {
  try {
    const payload = (token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/");
    return (JSON.parse(atob(payload)) as { sub: string }).sub;
  } catch {
    return "";
  }
}

function failed(message: string = errorMessages.timedOut): AuthResult {
  return { success: false, message };
}

function tell(why: SessionEnd) {
  for (const listener of listeners) listener(why);
}
