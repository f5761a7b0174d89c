"use client";

import { useSyncExternalStore } from "react";

const SECOND_MS = 1_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Returns the current time in whole seconds since 1970. All callers share one timer, which stops while the page is hidden. */
export function useSecond(): number {
  return useOnSecond((second) => second);
}

/** Returns a value of the current second. The caller renders when the value changes. */
export function useOnSecond<Value extends string | number>(valueAt: (second: number) => Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => valueAt(Math.floor(Date.now() / SECOND_MS)),
    () => valueAt(0),
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener("visibilitychange", handleVisibility);
    handleVisibility();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", handleVisibility);
    clearInterval(timer);
  };
}

function handleVisibility() {
  clearInterval(timer);
  if (document.visibilityState === "hidden") return;
  tick();
  timer = setInterval(tick, SECOND_MS);
}

function tick() {
  for (const listener of listeners) listener();
}
