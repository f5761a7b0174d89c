"use client";

import { useEffect, useRef, useState } from "react";

/**
 * A growing page size. After a press, a list longer than `scrollBeyond` scrolls to its last item, which must use
 * `lastItemRef`. `take` is reset to `initial` when `resetKey` (the filter, as text) changes.
 */
export function useTake({
  initial,
  step,
  scrollBeyond = Infinity,
  shown,
  resetKey = "",
}: {
  initial: number;
  step: number;
  scrollBeyond?: number;
  /** The number of items that are shown now; required when the list scrolls. */
  shown?: number;
  resetKey?: string;
}) {
  const [state, setState] = useState({ take: initial, resetKey });
  if (state.resetKey !== resetKey) setState({ take: initial, resetKey });

  const lastItemRef = useRef<HTMLElement | null>(null);
  const scrollFrom = useRef<number>(undefined);

  useEffect(() => {
    if (shown === undefined || scrollFrom.current === undefined || shown <= scrollFrom.current) return;
    scrollFrom.current = undefined;
    if (shown > scrollBeyond) lastItemRef.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [shown, scrollBeyond]);

  const loadMore = (cause: "press" | "reach" = "press") => {
    if (cause === "press") scrollFrom.current = shown;
    // Counting from the shown items keeps two calls in the same tick from skipping a page.
    setState((current) => ({
      ...current,
      take: Math.max(current.take, Math.min(current.take, shown ?? current.take) + step),
    }));
  };

  return {
    take: state.take,
    loadMore,
    /** For the last row: `ref={index === items.length - 1 ? lastItemRef : undefined}`. */
    lastItemRef: (element: HTMLElement | null) => {
      lastItemRef.current = element;
    },
  };
}
