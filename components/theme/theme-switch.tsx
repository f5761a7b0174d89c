"use client";

import type { ReactNode } from "react";
import { useTheme } from "@/components/theme/use-theme";

/** Switches between light and dark when the button in it is pressed. */
export function ThemeSwitch({ children }: { children: ReactNode }) {
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <span className="contents" onClick={() => setTheme(resolvedTheme === "dark" ? "light" : "dark")}>
      {children}
    </span>
  );
}
