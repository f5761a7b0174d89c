/** The session that a browser has, as the landing page shows it. */
export type OpenSession = { displayName: string; isDemo: boolean; startedAt: string };

let asking: Promise<OpenSession | null> | undefined;

/** Asks whether this browser has a session that lives. Who cannot be told has none. Calls at the same time share one answer. */
export function findOpenSession(): Promise<OpenSession | null> {
  asking ??= fetch("/api/auth/session")
    .then((answer) => answer.json() as Promise<{ session?: OpenSession | null }>)
    .then(
      ({ session }) => session ?? null,
      () => null,
    )
    .finally(() => {
      asking = undefined;
    });
  return asking;
}
