import type { QueryClient } from "@tanstack/react-query";
import { currentAccessToken } from "@/lib/api/access-token";
import {
  canKeepOfflineCopy,
  CODE,
  offlineCopyOwner,
  setOfflineCopyOwner,
  wipeOfflineCopy,
} from "@/lib/shared/browser/offline-copy";
import { persistAll, removeOldRows } from "@/lib/query/persist-rows";

/** The message on which the service worker stores the pages and their code, or replaces them after an update. */
const KEEP = "keep";
/** The service worker stores nothing in a cache without this entry. */
const MARK = "/service-worker.js/mark";

/** Keeps the rows and the code of this account in the browser from now on. */
export async function startOfflineCopy(client: QueryClient, userId: string): Promise<void> {
  // A copy from before rows were encrypted may be there.
  if (!canKeepOfflineCopy()) return wipeOfflineCopy();
  if (offlineCopyOwner() === null) {
    // The session has ended since the page asked for this.
    if (currentAccessToken() === null) return;
    setOfflineCopyOwner(userId);
    persistAll(client);
  }
  void removeOldRows();
  await keepCode();
}

/** Registers the service worker. Browsers have none in some private windows: only rows are kept there. */
async function keepCode(): Promise<void> {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    const cache = await caches.open(CODE);
    await cache.put(MARK, new Response());
    if (offlineCopyOwner() === null) return void (await caches.delete(CODE));
    active?.postMessage(KEEP);
  } catch {
    // Without a connection or storage, the copy of the last visit stays.
  }
}
