"use client";

import { useQuery } from "@tanstack/react-query";
import { MAX_TAKE } from "@/lib/shared/constants";
import { projectsQuery } from "@/lib/projects/queries";
import { compareNames } from "@/lib/shared/text/search-text";

/** The pinned projects by name; undefined until they are loaded, and if they cannot be. */
export function usePinnedProjects() {
  const query = useQuery(pinnedQuery());
  return { pinned: query.data?.items.toSorted(compareNames), query };
}

/** Loads the pinned projects without showing them, for the menu of phones and for the offline copy. */
export function useLoadPinnedProjects() {
  useQuery({ ...pinnedQuery(), notifyOnChangeProps: [] });
}

function pinnedQuery() {
  return projectsQuery({ pinned: true, take: MAX_TAKE });
}
