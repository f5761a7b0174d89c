"use client";

import { useTheme as useNextTheme } from "next-themes";
import { useIsHydrated } from "@/components/ui/hooks/use-is-hydrated";

export type Theme = "light" | "dark" | "system";

/** The chosen theme and the effective one; both undefined until hydration, as the server cannot know them. */
export function useTheme() {
  const { theme, resolvedTheme, setTheme } = useNextTheme();
  const isHydrated = useIsHydrated();
  return {
    theme: isHydrated ? (theme as Theme | undefined) : undefined,
    resolvedTheme: isHydrated ? (resolvedTheme as "light" | "dark" | undefined) : undefined,
    setTheme: setTheme as (theme: Theme) => void,
  };
}
