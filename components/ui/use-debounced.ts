"use client";

import { useEffect, useRef } from "react";

/** Calls `action` once nothing more came for `wait` milliseconds; what is still waiting at unmount is dropped. */
export function useDebounced<Value>(action: (value: Value) => void, wait: number): (value: Value) => void {
  const latest = useRef(action);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), wait);
  };
}
