"use client";

import { useEffectEvent, useLayoutEffect } from "react";
import { isLayerOpen } from "@/lib/shared/browser/layers";

/** Calls back on Escape, unless a layer is open above the page or a field has used the key. */
export function usePageEscape(onEscape: (() => void) | undefined) {
  const isOn = onEscape !== undefined;
  const handleEscape = useEffectEvent(() => onEscape?.());
  // Before the page is painted, so that the first Escape is answered.
  useLayoutEffect(() => {
    if (!isOn) return;
    const events = new AbortController();
    const { signal } = events;
    let hadLayer = false;
    const note = ({ key }: KeyboardEvent) => {
      // Noted before the layer closes by the same press.
      if (key === "Escape") hadLayer = isLayerOpen();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || event.defaultPrevented || hadLayer) return;
      handleEscape();
    };
    window.addEventListener("keydown", note, { capture: true, signal });
    window.addEventListener("keydown", handleKey, { signal });
    return () => events.abort();
  }, [isOn]);
}
