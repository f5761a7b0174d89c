import { useSyncExternalStore } from "react";

const CHANGED = "pennant-storage";

/**
 * Local storage that never throws. Where a browser has none (some private windows) nothing is stored and every key reads as
 * null; where it is full, a write is lost.
 */
export function readStored(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null;
}

/** Stores a text under a key, or removes the key with null. Components that use it are rendered again. */
export function writeStored(key: string, text: string | null): void {
  attempt(() => (text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text)));
  window.dispatchEvent(new Event(CHANGED));
}

/** Every key that is stored for this site. */
export function storedKeys(): string[] {
  return attempt(() => Object.keys(localStorage)) ?? [];
}

/** The JSON value stored under a key; undefined where there is none or it cannot be read. */
export function readStoredJson(key: string): unknown {
  return attempt(() => JSON.parse(readStored(key) ?? "null") as unknown) ?? undefined;
}

/** The text stored under a key, as state. While the server renders it is undefined, which is unlike null: not known. */
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
