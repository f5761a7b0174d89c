"use client";

import { useCallback, useSyncExternalStore } from "react";

/** Below the width from which pages have a sidebar. */
export const PHONE = "(max-width: 767px)";

/** Screens that are touched, where nothing is pointed at. */
export const TOUCH = "(pointer: coarse)";

const unknown = () => false;

/** Returns whether a media query matches. `whileHydrating` returns what the server and the first render in the browser assume: false. */
export function useMediaQuery(query: string, whileHydrating: () => boolean = unknown): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, whileHydrating);
}
