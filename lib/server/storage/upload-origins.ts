import "server-only";
import QuickLRU from "quick-lru";
import { objectStore } from "./store";

const CACHE_MS = 60_000;
const MAX_CACHED = 100;

// Cached, because every readiness check asks for it and the bucket's CORS rules rarely change.
const cache = new QuickLRU<string, boolean>({ maxSize: MAX_CACHED, maxAge: CACHE_MS });

/** Returns whether the store's CORS rules reject uploads from this origin; false if the store does not respond. */
export async function rejectsUploadsFrom(origin: string): Promise<boolean> {
  const cached = cache.get(origin);
  if (cached !== undefined) return cached;
  try {
    const isRefused = !(await (await objectStore()).allowsUploadsFrom(origin));
    cache.set(origin, isRefused);
    return isRefused;
  } catch {
    return false;
  }
}
