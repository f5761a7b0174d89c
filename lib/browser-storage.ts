import { useSyncExternalStore } from "react";

const CHANGED = "pennant-storage";

/**
 * Reads local storage without throwing. If storage is unavailable (some private windows) every key reads as null; if it is
 * full, a write is lost.
 */
export function readStored(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null;
}

/** Stores a text under a key, or removes the key with null. Components that use the key re-render. */
export function writeStored(key: string, text: string | null): void {
  attempt(() => (text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text)));
  window.dispatchEvent(new Event(CHANGED));
}

/** Returns all stored keys of this site. */
export function storedKeys(): string[] {
  return attempt(() => Object.keys(localStorage)) ?? [];
}

/** Returns the text stored under a key as state; null if there is none, undefined during server rendering. */
export function useStored(key: string): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => undefined,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
