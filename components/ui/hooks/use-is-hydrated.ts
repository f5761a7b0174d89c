"use client";

import { useSyncExternalStore } from "react";

/**
 * Returns false on the server and during hydration, and true afterwards. The first render of a page must equal its static
 * file, which does not know the address, the theme or the browser.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isBrowser, isServer);
}

const subscribeToNothing = () => () => {};
const isBrowser = () => true;
const isServer = () => false;
