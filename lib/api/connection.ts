import { useSyncExternalStore } from "react";
import {
  currentAccessToken,
  currentUserId,
  endSession,
  setAccessToken,
  subjectOf,
} from "@/lib/api/access-token";
import { authCall } from "@/lib/api/auth-calls";
import { offlineCopyOwner } from "@/lib/shared/browser/offline-copy";
import { isSignOutPending } from "@/lib/api/pending-sign-out";

/** The reachability of the server as of the last token request; "unknown" while a page of the offline copy waits for its first. */
export type Connection = "reached" | "unknown" | "unreachable" | "offline";

/** The time that a call waits for a token while the server cannot be reached, in milliseconds. */
const TOKEN_TIMEOUT_MS = 30_000;
const MIN_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;

let connection: Connection = isFromOfflineCopy() ? "unknown" : "reached";
let retryNow = () => {};
let renewing: Promise<void> | null = null;
let beginnings = 0;
const listeners = new Set<() => void>();

export function currentConnection(): Connection {
  return connection;
}

/** Calls the listener when the connection changes. Returns an unsubscribe function. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Forgets the state and what is being asked, as a new page. For tests, whose files share this module. */
export function beginAnew(): void {
  connection = "reached";
  renewing = null;
  beginnings += 1;
  retryNow();
}

/** Asks at once instead of after the pause, because the person is waiting. */
export function retryConnection(): void {
  checkConnection();
  retryNow();
}

/** Checks whether the server is reachable after a call has failed, and retries until it is. */
export function checkConnection(): void {
  void renewAccessToken();
}

/**
 * Returns the token of this tab's session, refreshed if there is none or if it is the `refused` one. Returns null if no user
 * is signed in, or another one than `userId`. Throws when the server has not responded within 30 seconds, and at once while the
 * browser is offline.
 */
export async function accessTokenFor(
  userId: string,
  refused?: string,
  signal?: AbortSignal,
): Promise<string | null> {
  if (!currentAccessToken() || currentAccessToken() === refused)
    await untilAborted(renewAccessToken(), [
      AbortSignal.timeout(TOKEN_TIMEOUT_MS),
      ...(signal ? [signal] : []),
    ]);
  const token = currentAccessToken();
  // A call for one workspace must not be sent for another.
  return token && (userId === "" || subjectOf(token) === userId) ? token : null;
}

/** Requests a new token until the server responds. Concurrent calls share the request. */
export function renewAccessToken(): Promise<void> {
  const asked = (renewing ??= retryUntilReachable().finally(() => {
    if (renewing === asked) renewing = null;
  }));
  return asked;
}

async function retryUntilReachable(): Promise<void> {
  const [userId, refused, beginning] = [currentUserId(), currentAccessToken(), beginnings];
  for (let pause = MIN_RETRY_MS; beginning === beginnings; pause = Math.min(2 * pause, MAX_RETRY_MS)) {
    const result = await authCall("auth/refresh");
    // The person has signed out meanwhile.
    if (isSignOutPending() || beginning !== beginnings) return;
    if (result.success || result.status === 401) setConnection("reached");
    if (result.success) {
      // Another user has signed in in another tab.
      if (userId !== "" && subjectOf(result.accessToken) !== userId) return endSession("another");
      return setAccessToken(result.accessToken);
    }
    // Meanwhile the person has kept their demo, or changed a way to sign in, which opened a new session.
    if (result.status === 401 && currentAccessToken() !== refused) return;
    // Only 401 ends a session; being offline, a timeout or a server error do not.
    if (result.status === 401) return endSession("over");
    setConnection(navigator.onLine ? "unreachable" : "offline");
    await waitForRetry(pause);
  }
}

/** Waits for the pause, or until the browser is online again or the window gets focus. */
function waitForRetry(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const listeners = new AbortController();
    const retry = () => {
      retryNow = () => {};
      clearTimeout(timer);
      listeners.abort();
      resolve();
    };
    retryNow = retry;
    // Random jitter, so that clients do not all retry at the same time.
    const timer = setTimeout(retry, pause * (0.8 + 0.4 * Math.random()));
    for (const event of ["online", "focus"]) addEventListener(event, retry, { signal: listeners.signal });
  });
}

/** Waits for a promise, or rejects with the reason of the first signal that aborts, or because the browser is offline. */
function untilAborted(promise: Promise<void>, signals: AbortSignal[]): Promise<void> {
  const signal = AbortSignal.any(signals);
  const waiting = new AbortController();
  const options = { once: true, signal: waiting.signal };
  const ended = new Promise<void>((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    const onOffline = () => reject(new DOMException("The browser is offline", "NetworkError"));
    if (signal.aborted) return onAbort();
    if (!navigator.onLine) return onOffline();
    signal.addEventListener("abort", onAbort, options);
    addEventListener("offline", onOffline, options);
    promise.then(resolve, reject);
  });
  return ended.finally(() => waiting.abort());
}

/** Without the offline copy the page itself has come from the server. */
function isFromOfflineCopy(): boolean {
  return (
    typeof window !== "undefined" &&
    offlineCopyOwner() !== null &&
    "serviceWorker" in navigator &&
    navigator.serviceWorker.controller !== null
  );
}

function setConnection(next: Connection) {
  if (next === connection) return;
  connection = next;
  for (const listener of listeners) listener();
}

/** Returns the connection state for components; "reached" while prerendering. */
export function useConnection() {
  return useSyncExternalStore(onConnectionChange, currentConnection, () => "reached" as const);
}
