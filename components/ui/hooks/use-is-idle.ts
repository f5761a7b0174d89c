"use client";

import { useEffect, useState } from "react";
import { useHasInteracted } from "@/components/ui/popup/lazy-part";

/** The longest wait for an idle browser, in milliseconds. */
const LONGEST_MS = 2_000;

/** Returns false until the browser is idle after the page has loaded, or the person interacts, for what is not needed before. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  const hasInteracted = useHasInteracted();
  useEffect(() => {
    const show = () => setIsIdle(true);
    // Not every browser tells when it is idle.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(show, LONGEST_MS);
      return () => clearTimeout(timer);
    }
    const id = requestIdleCallback(show, { timeout: LONGEST_MS });
    return () => cancelIdleCallback(id);
  }, []);
  return isIdle || hasInteracted;
}
