import { rememberSessionEnd } from "@/lib/auth/session-ended";
import { wipeDrafts } from "@/lib/drafts/wipe-drafts";

// The access token lives in this module and nowhere else: a reload asks for a new one.
let accessToken: string | null = null;
// Whose tab this is: it stays theirs when the token is forgotten.
let userId = "";
const listeners = new Set<(why: SessionEnd) => void>();

/** How a session of this tab ended: by itself, by the person (here or in another tab), or by another person's sign-in. */
export type SessionEnd = "over" | "left" | "another";

// Tabs of one browser share their session, so they end it together.
const tabs = typeof window === "undefined" ? undefined : new BroadcastChannel("pennant-session");
tabs?.addEventListener("message", () => {
  if (accessToken) endSession("left");
});

/** Keeps the token that a demo start or a refresh returned; null forgets it. */
export function keepAccessToken(token: string | null): void {
  accessToken = token;
  if (!token) return;
  const before = userId;
  rememberSessionEnd(false);
  userId = subjectOf(token);
  wipeDrafts(userId);
  if (before !== "" && before !== userId) notifySessionEnd("another");
}

/** The token of this tab, as long as the server has not refused it. */
export function heldAccessToken(): string | null {
  return accessToken;
}

/** Whose workspace this tab shows, or showed last; empty before anyone has signed in. */
export function currentUserId(): string {
  return userId;
}

/** Forgets the token and tells whoever listens why. A tab that never had a session has none to lose. */
export function endSession(why: SessionEnd): void {
  keepAccessToken(null);
  rememberSessionEnd(why === "over" && userId !== "");
  notifySessionEnd(why);
}

/** The person has ended their session or account here: every tab is signed out, and nothing unsaved stays behind. */
export function signOutEverywhere(): void {
  endSession("left");
  wipeDrafts();
  tabs?.postMessage("left");
}

/** Calls the listener when the session of this tab ends. Returns an unsubscribe function. */
export function onSessionEnd(listener: (why: SessionEnd) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whom a token is for. It is read to tell workspaces apart; what it is worth is the server's to say. */
export function subjectOf(token: string): string {
  try {
    const payload = (token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/");
    return (JSON.parse(atob(payload)) as { sub: string }).sub;
  } catch {
    return "";
  }
}

function notifySessionEnd(why: SessionEnd) {
  for (const listener of listeners) listener(why);
}
