"use client";

import { useTheme as useNextTheme } from "next-themes";
import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark" | "system";

/** The chosen theme and the effective one; both undefined until hydration, as the server cannot know them. */
export function useTheme() {
  const { theme, resolvedTheme, setTheme } = useNextTheme();
  const isHydrated = useSyncExternalStore(subscribeToNothing, isBrowser, isServer);
  return {
    theme: isHydrated ? (theme as Theme | undefined) : undefined,
    resolvedTheme: isHydrated ? (resolvedTheme as "light" | "dark" | undefined) : undefined,
    setTheme: setTheme as (theme: Theme) => void,
  };
}

const subscribeToNothing = () => () => {};
const isBrowser = () => true;
const isServer = () => false;
