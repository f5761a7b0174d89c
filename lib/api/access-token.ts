import { endSignOut } from "@/lib/api/pending-sign-out";
import { loadServerSettings } from "@/lib/settings/load";
import { rememberSessionEnd } from "@/lib/api/session-ended";
import { forgetDraftCipher, wipeDrafts } from "@/lib/drafts/kept-drafts";
import { offlineCopyOwner, wipeOfflineCopy } from "@/lib/shared/browser/offline-copy";

// The access token is kept only in memory: a reload requests a new one.
let accessToken: string | null = null;
// The user of this tab. It is kept when the token is cleared.
let userId = "";
const listeners = new Set<(why: SessionEnd) => void>();

/**
 * Why the session of this tab ended: it expired, the person signed out (in another tab, or in this one, which waits for the
 * server), or another person signed in.
 */
export type SessionEnd = "over" | "left" | "leaving" | "another";

// Tabs of one browser share their session, so they end it together.
const tabs = typeof window === "undefined" ? undefined : new BroadcastChannel("pennant-session");
tabs?.addEventListener("message", () => {
  if (accessToken) endSession("left");
});

/** Stores the token that a demo start or a refresh returned; null clears it. */
export function setAccessToken(token: string | null): void {
  accessToken = token;
  if (!token) return;
  // The server has ended the old session for this one.
  endSignOut();
  const before = userId;
  rememberSessionEnd(false);
  userId = subjectOf(token);
  wipeDrafts(userId);
  const owner = offlineCopyOwner();
  if (owner !== userId) wipeOfflineCopy();
  // The rows of another person may be on the screen: of this tab's last session, or kept by this browser.
  if ([before || userId, owner ?? userId].some((id) => id !== userId)) notifySessionEnd("another");
}

/** Returns the token of this tab, or null when there is none. */
export function currentAccessToken(): string | null {
  return accessToken;
}

/** Returns the id of the user whose workspace this tab shows or showed last; empty before the first sign-in. */
export function currentUserId(): string {
  return userId;
}

/** Returns the id of the user of this page, who without a connection is the one whose rows this browser keeps. */
export function pageUserId(): string {
  return userId || (offlineCopyOwner() ?? "");
}

/**
 * Clears the token and notifies the listeners. The offline copy of another person, who has signed in while this tab slept, stays,
 * unless this browser has no session any more.
 */
export function endSession(why: SessionEnd): void {
  setAccessToken(null);
  // The landing page is next, and what it offers may have changed since this page asked.
  loadServerSettings.forget();
  if (why === "over" || offlineCopyOwner() === userId) wipeOfflineCopy();
  rememberSessionEnd(why === "over" && userId !== "");
  // The listeners store unsaved input.
  notifySessionEnd(why);
  forgetDraftCipher();
}

/** Signs out every tab and deletes the offline copy and unsaved drafts, when the person ends their session or account. */
export function signOutEverywhere(why: "left" | "leaving" = "left"): void {
  wipeOfflineCopy();
  endSession(why);
  wipeDrafts();
  tabs?.postMessage("left");
}

/** Calls the listener when the session of this tab ends. Returns an unsubscribe function. */
export function onSessionEnd(listener: (why: SessionEnd) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the user id in a token, without verifying it: used only to tell workspaces apart. */
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
