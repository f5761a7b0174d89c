"use client";

import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Scrolls the main part of a page to its top when another page opens, and to where it was on Back and Forward. The router does
 * this for the window only, which does not scroll here.
 */
export function useMainScroll(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const pathname = usePathname();
  const positions = useRef(new Map<string, number>());
  const returningTo = useRef<string>(undefined);

  useEffect(() => {
    const handlePopState = () => (returningTo.current = location.pathname);
    addEventListener("popstate", handlePopState);
    return () => removeEventListener("popstate", handlePopState);
  }, []);

  useLayoutEffect(() => {
    const element = main.current;
    if (!element) return;
    const saved = positions.current;
    const left = new AbortController();
    const { signal } = left;
    holdAt((returningTo.current === pathname && saved.get(pathname)) || 0, element, signal);
    returningTo.current = undefined;
    const handleScroll = () => saved.set(pathname, element.scrollTop);
    element.addEventListener("scroll", handleScroll, { passive: true, signal });
    return () => left.abort();
  }, [pathname]);

  return main;
}

const HOLD_MS = 1_000;
const INPUT_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Scrolls an element and keeps it there while its rows get their sizes, until the user does something. */
function holdAt(top: number, element: HTMLElement, signal: AbortSignal): void {
  element.scrollTop = top;
  if (top === 0) return;
  const input = new AbortController();
  const ended = AbortSignal.any([signal, input.signal, AbortSignal.timeout(HOLD_MS)]);
  for (const type of INPUT_EVENTS)
    addEventListener(type, () => input.abort(), { capture: true, passive: true, signal: ended });
  const hold = () => {
    if (ended.aborted) return;
    element.scrollTop = top;
    requestAnimationFrame(hold);
  };
  requestAnimationFrame(hold);
}
