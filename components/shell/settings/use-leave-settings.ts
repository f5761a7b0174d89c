"use client";

import { useRouter } from "next/navigation";
import { discardUnsaved } from "@/lib/drafts/unsaved";
import { paths } from "@/lib/shared/paths";
import type { Route } from "next";

/** Returns a function that goes back to the page from which the settings were opened, without asking; to the projects if there is none. */
export function useLeaveSettings(): () => void {
  const router = useRouter();
  return () => {
    discardUnsaved();
    const before = entryBefore();
    if (before?.sameDocument) return void window.navigation.traverseTo(before.key);
    const { pathname, search } = new URL(before?.url ?? paths.projects, location.origin);
    router.push((pathname + search) as Route);
  };
}

/** The last page of the workspace in the history that is not the settings. Unknown in browsers without the Navigation API. */
function entryBefore(): NavigationHistoryEntry | undefined {
  if (!("navigation" in window) || !window.navigation.currentEntry) return undefined;
  const { currentEntry } = window.navigation;
  const before = window.navigation
    .entries()
    .slice(0, currentEntry.index)
    .findLast(({ url }) => url !== null && new URL(url).pathname !== paths.settings());
  return before?.url && new URL(before.url).pathname.startsWith(`${paths.home}/`) ? before : undefined;
}
