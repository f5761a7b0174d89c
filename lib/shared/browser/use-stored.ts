import { useSyncExternalStore } from "react";
import { readStored, STORAGE_CHANGED } from "@/lib/shared/browser/browser-storage";

/** Returns the text stored under a key as state; null if there is none, undefined during server rendering. */
export function useStored(key: string): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => undefined,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(STORAGE_CHANGED, onChange);
  return () => window.removeEventListener(STORAGE_CHANGED, onChange);
}
