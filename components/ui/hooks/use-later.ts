"use client";

import { useEffect, useRef } from "react";

/** Returns a function that calls another after `ms` milliseconds, unless the component is gone by then. */
export function useLater(): (call: () => void, ms: number) => void {
  const timers = useRef(new Set<number>());
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    };
  }, []);
  return (call, ms) => {
    const timer = window.setTimeout(() => {
      timers.current.delete(timer);
      call();
    }, ms);
    timers.current.add(timer);
  };
}
