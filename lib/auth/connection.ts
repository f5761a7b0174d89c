import { useSyncExternalStore } from "react";
import {
  currentUserId,
  endSession,
  heldAccessToken,
  keepAccessToken,
  subjectOf,
} from "@/lib/auth/access-token";
import { authCall } from "@/lib/auth/auth-calls";

/** Whether the server answers, as the last call for a token has found. */
export type Connection = "reached" | "unreachable" | "offline";

/** How long a call waits for a token while the server cannot be reached, in milliseconds. */
const TOKEN_TIMEOUT_MS = 30_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

let connection: Connection = "reached";
let renewing: Promise<void> | null = null;
const listeners = new Set<() => void>();

export function currentConnection(): Connection {
  return connection;
}

/** Calls the listener when the connection changes. Returns an unsubscribe function. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Finds out whether the server answers after a call has failed, and goes on asking until it does. */
export function checkConnection(): void {
  void renewAccessToken();
}

/**
 * The token of this tab's session, refreshed when there is none or when the server refused the one given. Null: nobody is
 * signed in, or somebody else than `userId` by now. Throws when the server has not answered within 30 seconds.
 */
export async function accessTokenFor(
  userId: string,
  refused?: string,
  signal?: AbortSignal,
): Promise<string | null> {
  if (!heldAccessToken() || heldAccessToken() === refused)
    await untilAborted(renewAccessToken(), [
      AbortSignal.timeout(TOKEN_TIMEOUT_MS),
      ...(signal ? [signal] : []),
    ]);
  const token = heldAccessToken();
  // What was meant for one workspace is not done in another.
  return token && (userId === "" || subjectOf(token) === userId) ? token : null;
}

/** Asks for a new token until the server answers. Calls that come meanwhile share its answer. */
export function renewAccessToken(): Promise<void> {
  renewing ??= retryUntilReachable().finally(() => {
    renewing = null;
  });
  return renewing;
}

async function retryUntilReachable(): Promise<void> {
  const userId = currentUserId();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const result = await authCall("auth/refresh");
    if (result.success || result.status === 401) show("reached");
    if (result.success) {
      // Someone else has signed in in another tab.
      if (userId !== "" && subjectOf(result.accessToken) !== userId) return endSession("another");
      return keepAccessToken(result.accessToken);
    }
    // Only a refusal ends a session: offline, a time-out or a server in trouble do not.
    if (result.status === 401) return endSession("over");
    show(navigator.onLine ? "unreachable" : "offline");
    await waitForRetry(pause);
  }
}

/** Waits for the pause, or less when the browser is online again or the page is looked at. */
function waitForRetry(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const goOn = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    // Spread out, so that a server that comes back is not asked by everyone at once.
    const timer = setTimeout(goOn, pause * (0.8 + 0.4 * Math.random()));
    for (const event of ["online", "focus"]) addEventListener(event, goOn, { signal: listening.signal });
  });
}

/** Waits for a promise, or rejects with the reason of the first of the signals. */
function untilAborted(promise: Promise<void>, signals: AbortSignal[]): Promise<void> {
  const stop = AbortSignal.any(signals);
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(stop.reason as Error);
    if (stop.aborted) return giveUp();
    stop.addEventListener("abort", giveUp, { once: true });
    promise.then(resolve, reject).finally(() => stop.removeEventListener("abort", giveUp));
  });
}

function show(next: Connection) {
  if (next === connection) return;
  connection = next;
  for (const listener of listeners) listener();
}

/** Whether the server can be reached, for components. Prerendered pages take it for reached. */
export function useConnection() {
  return useSyncExternalStore(onConnectionChange, currentConnection, () => "reached" as const);
}
