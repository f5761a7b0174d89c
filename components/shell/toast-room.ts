"use client";

import { useEffect } from "react";
import { useSonner } from "sonner";

/** Elements that toasts must not cover: the clock and the bottom bar of phones, and the buttons of dialogs, forms and the welcome cards. */
const FOOTERS = "[data-clock-strip], [data-bottom-bar], [data-footer]";
const GAP = 12;
const LEAST = 20;
/** The height of three toasts. A footer that ends above it is not in their way. */
const STACK = 140;

/** While toasts are shown, keeps them above the footers, which come and go with pages and dialogs and become higher by an error. */
export function ToastRoom() {
  const isShown = useSonner().toasts.length > 0;
  useEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    const measure = () => {
      const tops = [...document.querySelectorAll(FOOTERS)]
        .map((footer) => footer.getBoundingClientRect())
        .filter(({ height, bottom }) => height > 0 && bottom > window.innerHeight - STACK)
        .map(({ top }) => window.innerHeight - top + GAP);
      style.setProperty("--toast-bottom", `${Math.max(LEAST, ...tops)}px`);
    };
    const sizes = new ResizeObserver(measure);
    const observe = () => {
      sizes.disconnect();
      sizes.observe(document.body);
      for (const footer of document.querySelectorAll(FOOTERS)) {
        sizes.observe(footer);
        // A dialog that becomes higher moves its footer.
        if (footer.parentElement) sizes.observe(footer.parentElement);
      }
    };
    // Dialogs and pages add footers, sometimes only after their data has loaded.
    let frame = 0;
    const changes = new MutationObserver(() => (frame ||= requestAnimationFrame(handleFrame)));
    const handleFrame = () => {
      frame = 0;
      observe();
    };
    changes.observe(document.body, { childList: true, subtree: true });
    observe();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      style.removeProperty("--toast-bottom");
    };
  }, [isShown]);
  return null;
}
