"use client";

import { useCallback, useSyncExternalStore } from "react";

/** Below the width from which pages have a sidebar. */
export const PHONE = "(max-width: 767px)";

/** Screens that are touched, where nothing is pointed at. */
export const TOUCH = "(pointer: coarse)";

/** Returns whether a media query matches, false on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
