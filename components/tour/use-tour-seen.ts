"use client";

import { useStored } from "@/lib/shared/browser/use-stored";
import type { TourPage } from "./tour-page";

export const STORAGE_KEY = "pennant-welcomed";

/** Returns whether this browser has already shown a page's tour. True until the stored value has been read. */
export function useTourSeen(page: TourPage | undefined): boolean {
  const stored = useStored(STORAGE_KEY);
  return page === undefined || stored === undefined || pagesIn(stored).includes(page);
}

export function pagesIn(stored: string | null): readonly string[] {
  return (stored ?? "").split(" ");
}
