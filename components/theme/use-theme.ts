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
    setTheme: (next: Theme) => {
      pauseTransitions();
      setTheme(next);
    },
  };
}

/**
 * Lets all colors change at once. The option of next-themes (`disableTransitionOnChange`) does the same whenever a page mounts, where it
 * makes the browser calculate the styles of everything twice.
 */
function pauseTransitions() {
  const style = document.createElement("style");
  style.textContent = "*, ::before, ::after { transition: none !important }";
  document.head.append(style);
  // The theme changes in an effect, before the second frame.
  requestAnimationFrame(() => requestAnimationFrame(() => style.remove()));
}
