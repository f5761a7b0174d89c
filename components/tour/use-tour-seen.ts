"use client";

import { useSyncExternalStore } from "react";
import type { TourPage } from "./tour-page-of";

const STORAGE_KEY = "pennant-welcomed";
const CHANGED = "pennant-welcomed-changed";

/** Whether this browser has shown a page's welcome before; it has, until the browser is asked. */
export function useTourSeen(page: TourPage | undefined): boolean {
  return useSyncExternalStore(
    subscribe,
    () => page === undefined || read().includes(page),
    () => true,
  );
}

export function rememberTourSeen(page: TourPage) {
  if (!read().includes(page)) localStorage.setItem(STORAGE_KEY, [...read(), page].join(" "));
  window.dispatchEvent(new Event(CHANGED));
}

function read(): readonly string[] {
  return (localStorage.getItem(STORAGE_KEY) ?? "").split(" ");
}

function subscribe(onChange: () => void) {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}
