import { ThemeProvider as NextThemes } from "next-themes";
import type { ReactNode } from "react";

/** Sets `dark` on `<html>` before the first paint; `<html>` needs `suppressHydrationWarning`. */
export function ThemeProvider({ children, nonce }: { children: ReactNode; nonce?: string }) {
  return (
    <NextThemes
      attribute="class"
      defaultTheme="system"
      enableSystem
      storageKey="pennant-theme"
      {...(nonce ? { nonce } : {})}
    >
      {children}
    </NextThemes>
  );
}
