"use client";

import { useEffect, useRef } from "react";

/** Returns a function that calls `action` after `wait` milliseconds without a further call. A pending call is dropped on unmount. */
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
