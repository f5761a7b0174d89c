"use client";

import { type KeyboardEvent, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { LazyPart } from "@/components/ui/popup/lazy-part";

/**
 * Loads the code of a popup on hover or focus of its trigger, and opens the popup on press. Render a button with
 * `closedProps` until `part` is set, which happens at the first press. Then render the component from `part` in place of the
 * button; it opens with `useOpenOnMount`.
 */
export function useLazyPopup<Part>(lazy: LazyPart<Part>, popup: "menu" | "listbox" | "dialog") {
  const [part, setPart] = useState<Part>();
  // Respond to the press before rendering the popup, which may take several frames the first time.
  // Wrapped in a function, as setState would call a part that is a function.
  const show = (loaded: Part) => startTransition(() => setPart(() => loaded));
  const open = () => {
    if (lazy.current) show(lazy.current);
    else lazy.load().then(show, () => {});
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  };
  return {
    part,
    closedProps: {
      "aria-haspopup": popup,
      "aria-expanded": false,
      onPointerEnter: lazy.preload,
      onFocus: lazy.preload,
      onClick: open,
      onKeyDown: handleKey,
    },
  };
}

/** The state of a popup. With `opensOnMount` it opens on mount and focuses its trigger, where focus will return. */
export function useOpenOnMount(opensOnMount: boolean, onOpenChange?: (isOpen: boolean) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const hasOpened = useRef(false);
  const handleOpenChange = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  // Before anything can react to the removal of the closed trigger, which had focus: a dialog would take focus a frame later,
  // and the popup would close.
  useLayoutEffect(() => {
    if (opensOnMount && !hasOpened.current) triggerRef.current?.focus();
  });
  useEffect(() => {
    if (!opensOnMount || hasOpened.current) return;
    hasOpened.current = true;
    handleOpenChange(true);
  });
  return { isOpen, triggerRef, handleOpenChange };
}
