"use client";

import { useTheme } from "@/components/theme/use-theme";
import { IconButton } from "@/components/ui/icon-button";

/**
 * Switches between light and dark. The icon is the same in both, so that nothing flashes before hydration. It is inline, as
 * it is the only icon that the landing page loads.
 */
export function ThemeToggle() {
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <IconButton
      name="Switch between light and dark"
      onClick={() => setTheme(resolvedTheme === "dark" ? "light" : "dark")}
    >
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
        <circle cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 0 0 18z" fill="currentColor" />
      </svg>
    </IconButton>
  );
}
