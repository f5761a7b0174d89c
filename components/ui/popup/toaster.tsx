"use client";

import type { ComponentProps } from "react";
import { Toaster as Sonner } from "sonner";
import { PLAIN_MS } from "@/lib/shared/browser/toast-durations";

/** The position and duration of toasts in the workspace; mount it once. Show toasts with `toast` from "sonner". */
export function Toaster({
  position = "bottom-center",
  duration = PLAIN_MS,
}: Pick<ComponentProps<typeof Sonner>, "position" | "duration">) {
  return (
    <Sonner
      position={position}
      visibleToasts={3}
      duration={duration}
      gap={8}
      // Above the bottom bar of phones and the footers of dialogs and forms: see `ToastRoom`.
      offset={{ bottom: "var(--toast-bottom)", left: 20, right: 20 }}
      mobileOffset={{ bottom: "var(--toast-bottom)", left: 12, right: 12 }}
      style={tokens}
      toastOptions={{
        classNames: {
          toast: focusRing,
          error: "[&_[data-icon]]:text-danger",
          // Sonner removes the outline of its buttons, and draws that of a toast as a faint shadow.
          actionButton: focusRing,
          cancelButton: focusRing,
        },
      }}
    />
  );
}

const focusRing = "focus-visible:outline-2! focus-visible:outline-offset-2! focus-visible:outline-focus!";

// Sets Sonner's typeface and variables to the app's, so that the theme follows the class on <html> without JavaScript.
const tokens = {
  fontFamily: "inherit",
  "--normal-bg": "var(--raised)",
  "--normal-bg-hover": "var(--sunken)",
  "--normal-border": "var(--line-strong)",
  "--normal-border-hover": "var(--line-mark)",
  "--normal-text": "var(--ink)",
  "--border-radius": "8px",
  "--width": "356px",
};
