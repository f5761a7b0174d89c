import { readStored, writeStored } from "@/lib/browser-storage";

const OWNER = "pennant-offline-copy";
const SWITCH = "pennant-offline-copy-off";

/** The IndexedDB database with the rows, and the cache with the code. */
export const ROWS = "pennant-rows";
export const CODE = "pennant-code";

/** Returns the id of the user whose rows this browser keeps; null if it keeps none. */
export function offlineCopyOwner(): string | null {
  return readStored(OWNER);
}

/** Marks this browser's copy as that of a user. Nothing is kept without this mark. */
export function setOfflineCopyOwner(userId: string): void {
  writeStored(OWNER, userId);
}

/** Returns whether the person has switched the copy off in this browser. */
export function isOfflineCopyOff(): boolean {
  return readStored(SWITCH) !== null;
}

/** Switches the copy off and deletes it, or allows it again. */
export function setOfflineCopyOff(isOff: boolean): void {
  writeStored(SWITCH, isOff ? "yes" : null);
  if (isOff) wipeOfflineCopy();
}

/**
 * Deletes the rows and the code that this browser keeps, whoever's they are. Sign-out, the end of a session or account, and
 * another person call it.
 * Other tabs close their database when it is deleted.
 */
export function wipeOfflineCopy(): void {
  if (offlineCopyOwner() === null) return;
  writeStored(OWNER, null);
  // A browser that does not allow a database has none.
  try {
    indexedDB.deleteDatabase(ROWS);
  } catch {}
  if ("caches" in window) void caches.delete(CODE);
  if ("serviceWorker" in navigator)
    void navigator.serviceWorker.getRegistrations().then((workers) => {
      for (const worker of workers) void worker.unregister();
    });
}
