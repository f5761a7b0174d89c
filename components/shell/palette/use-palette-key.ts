"use client";

import { useEffect, useEffectEvent } from "react";
import { addTypedAhead, startTypedAhead, takeTypedAhead } from "@/lib/shared/browser/typed-ahead";
import { isShortcut } from "@/lib/shared/browser/shortcut";
import { useHasSingleKeys } from "@/lib/users/queries";

/** Calls `onOpen` for Ctrl K and ⌘ K, and for `/` outside of fields, and collects what is typed until a dialog has opened. */
export function usePaletteKey(onOpen: () => void) {
  const hasSingleKeys = useHasSingleKeys();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    const hasModifier = event.ctrlKey || event.metaKey;
    const isOpening = isShortcut(event, "k");
    const isSlash = hasSingleKeys && !hasModifier && event.key === "/" && !isTyping(event.target);
    const isTypedAhead = !hasModifier && addTypedAhead(event.key, event.repeat);
    if (!isOpening && !isSlash && !isTypedAhead) return;
    event.preventDefault();
    if (isTypedAhead || event.repeat) return;
    startTypedAhead();
    onOpen();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      takeTypedAhead();
    };
  }, []);
}

/** Returns whether an element takes typed text, so that a single key is not a shortcut there. */
export function isTyping(target: EventTarget | null): boolean {
  // A field keeps the focus until its dialog has closed.
  if (!(target instanceof HTMLElement) || target.closest("[data-closed]")) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button"].includes(target.type);
  return target.matches("textarea, [role=combobox]") || target.isContentEditable;
}
