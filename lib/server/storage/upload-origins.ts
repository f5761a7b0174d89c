import "server-only";
import QuickLRU from "quick-lru";
import { objectStore } from "./store";

const KNOWN_MS = 60_000;
const MOST_KNOWN = 100;

// Asked for with every look at the readiness, and changed by hand once in a server's life.
const known = new QuickLRU<string, boolean>({ maxSize: MOST_KNOWN, maxAge: KNOWN_MS });

/** Whether the store refuses what a browser sends from a site at this origin. A store that does not say so does not. */
export async function refusesUploadsFrom(origin: string): Promise<boolean> {
  const before = known.get(origin);
  if (before !== undefined) return before;
  try {
    const isRefused = !(await (await objectStore()).takesUploadsFrom(origin));
    known.set(origin, isRefused);
    return isRefused;
  } catch {
    return false;
  }
}
