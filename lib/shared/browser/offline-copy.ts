import { readStored, writeStored } from "@/lib/shared/browser/browser-storage";

const OWNER = "pennant-offline-copy";
const SWITCH = "pennant-offline-copy-off";

/** The IndexedDB databases with the rows and the keys that encrypt them, and the cache with the code. */
export const ROWS = "pennant-rows";
export const KEYS = "pennant-keys";
export const CODE = "pennant-code";

/** Returns the id of the user whose rows this browser keeps; null if it keeps none. */
export function offlineCopyOwner(): string | null {
  return readStored(OWNER);
}

/** Marks this browser's copy as that of a user. Nothing is kept without this mark. */
export function setOfflineCopyOwner(userId: string): void {
  writeStored(OWNER, userId);
}

/** Returns whether this browser can encrypt a copy. It cannot on plain http, except on its own computer; nothing is kept there. */
export function canKeepOfflineCopy(): boolean {
  return "subtle" in crypto;
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
 * The times after which the code is deleted again, in milliseconds. Chromium stores compiled code in the cache that a script
 * came from, some time after it ran, and creates that cache again, empty, if it was deleted. The next page deletes it too.
 */
const AGAIN_AFTER_MS = [1_000, 5_000, 15_000, 30_000, 60_000];

/** Deletes the code of a copy that nobody has: now and, as Chromium may create it again, later. */
function removeCode(): void {
  if (!("caches" in window)) return;
  const remove = () => void (offlineCopyOwner() === null && caches.delete(CODE));
  remove();
  for (const delay of AGAIN_AFTER_MS) setTimeout(remove, delay);
}

/**
 * Deletes what this browser keeps, whoever's it is: the keys first, without which the rows cannot be read, then the rows and the
 * code. Sign-out, the end of a session or account, and another person call it, also when only code can be left. Other tabs close
 * the databases when they are deleted.
 */
export function wipeOfflineCopy(): void {
  if (offlineCopyOwner() === null) return removeCode();
  writeStored(OWNER, null);
  // A browser that does not allow a database has none.
  try {
    indexedDB.deleteDatabase(KEYS);
    indexedDB.deleteDatabase(ROWS);
  } catch {}
  removeCode();
  if ("serviceWorker" in navigator)
    void navigator.serviceWorker.getRegistrations().then((workers) => {
      for (const worker of workers) void worker.unregister();
    });
}
