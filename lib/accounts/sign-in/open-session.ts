import { landingCall } from "@/lib/early-requests/take-landing";
import { wipeOfflineCopy } from "@/lib/shared/browser/offline-copy";

/** The session of a browser, as the landing page shows it. */
export type OpenSession = { displayName: string; isDemo: boolean; startedAt: string };

let pending: Promise<OpenSession | null | undefined> | undefined;

/** Returns this browser's session; null if there is none, undefined if the request fails. Concurrent calls share one request. */
export function findOpenSession(): Promise<OpenSession | null | undefined> {
  pending ??= landingCall("auth/session")
    .then((response) => response.json() as Promise<{ session?: OpenSession | null }>)
    .then(
      ({ session }) => {
        // The session has ended without a word to this browser, and somebody else may sign in now.
        if (session === null) wipeOfflineCopy();
        return session;
      },
      () => undefined,
    )
    .finally(() => {
      pending = undefined;
    });
  return pending;
}
