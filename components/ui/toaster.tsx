"use client";

import type { ComponentProps, CSSProperties } from "react";
import { Toaster as Sonner } from "sonner";

/** Where toasts appear and for how long, as the workspace has it; mount it once. Raise them with `toast` from "sonner". */
export function Toaster({
  position = "bottom-center",
  duration = 3000,
}: Pick<ComponentProps<typeof Sonner>, "position" | "duration">) {
  return (
    <Sonner
      position={position}
      visibleToasts={3}
      duration={duration}
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
