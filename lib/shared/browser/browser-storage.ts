/** The event on the window after a write of this tab. */
export const STORAGE_CHANGED = "pennant-storage";

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
  window.dispatchEvent(new Event(STORAGE_CHANGED));
}

/** Returns all stored keys of this site. */
export function storedKeys(): string[] {
  return attempt(() => Object.keys(localStorage)) ?? [];
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
