"use client";

import { useEffect, useEffectEvent } from "react";
import { useHasSingleKeys } from "@/lib/users/queries";

/** Calls `onOpen` for Ctrl K and ⌘ K, and for `/` outside of fields. */
export function usePaletteKey(onOpen: () => void) {
  const hasSingleKeys = useHasSingleKeys();
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.shiftKey) return;
      const hasModifier = event.ctrlKey || event.metaKey;
      const isShortcut = hasModifier && event.key.toLowerCase() === "k";
      const isSlash = hasSingleKeys && !hasModifier && event.key === "/" && !isTyping(event.target);
      if (!isShortcut && !isSlash) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [hasSingleKeys]);
}

/** Returns whether an element takes typed text, so that a single key is not a shortcut there. */
export function isTyping(target: EventTarget | null): boolean {
  // A field keeps the focus until its dialog has closed.
  if (!(target instanceof HTMLElement) || target.closest("[data-closed]")) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button"].includes(target.type);
  return target.matches("textarea, [role=combobox]") || target.isContentEditable;
}
