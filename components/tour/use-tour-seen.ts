"use client";

import { readStored, useStored, writeStored } from "@/lib/browser-storage";
import type { TourPage } from "./tour-page";

const STORAGE_KEY = "pennant-welcomed";

/** Whether this browser has already shown a page's tour. True until the stored value has been read. */
export function useTourSeen(page: TourPage | undefined): boolean {
  const stored = useStored(STORAGE_KEY);
  return page === undefined || stored === undefined || pagesIn(stored).includes(page);
}

export function rememberTourSeen(page: TourPage) {
  const seen = pagesIn(readStored(STORAGE_KEY));
  if (!seen.includes(page)) writeStored(STORAGE_KEY, [...seen, page].join(" "));
}

function pagesIn(stored: string | null): readonly string[] {
  return (stored ?? "").split(" ");
}
