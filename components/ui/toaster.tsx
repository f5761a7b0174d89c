"use client";

import type { CSSProperties } from "react";
import { Toaster as Sonner } from "sonner";

/** Where toasts appear; mount it once. Raise them with `toast` from "sonner". */
export function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      visibleToasts={3}
      duration={3000}
      gap={8}
      offset={20}
      // On phones, above the footer that dialogs and the builder keep in sight.
      mobileOffset={{ bottom: 80, left: 12, right: 12 }}
      style={tokens as CSSProperties}
      toastOptions={{
        style: { fontFamily: "inherit" },
        classNames: { error: "[&_[data-icon]]:text-danger" },
      }}
    />
  );
}

// Sonner's own variables, set to ours: the theme then follows the class on <html>, without JavaScript.
const tokens = {
  "--normal-bg": "var(--raised)",
  "--normal-bg-hover": "var(--sunken)",
  "--normal-border": "var(--line-strong)",
  "--normal-border-hover": "var(--line-mark)",
  "--normal-text": "var(--ink)",
  "--border-radius": "8px",
  "--width": "356px",
};
