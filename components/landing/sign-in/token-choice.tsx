"use client";

import { type ReactNode, useSyncExternalStore } from "react";

/**
 * Shows one of two parts of a page: with a one-time token in its address, or without. Neither before hydration, because only the
 * browser knows the token. Both are plain markup and need no code.
 */
export function TokenChoice({ withToken, without }: { withToken: ReactNode; without: ReactNode }) {
  const token = useToken();
  if (token === undefined) return null;
  return token ? withToken : without;
}

/** The hidden field with the token, for the form that sends it. */
export function TokenField() {
  return <input type="hidden" name="token" value={useToken() ?? ""} />;
}

/** Returns the token behind the # of the page's address, which browsers send to no server; empty without one. */
function useToken(): string | undefined {
  return useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => undefined,
  );
}

/** Calls back when another one-time address is opened in the same tab. Returns an unsubscribe function. */
function onHashChange(callback: () => void): () => void {
  addEventListener("hashchange", callback);
  return () => removeEventListener("hashchange", callback);
}
