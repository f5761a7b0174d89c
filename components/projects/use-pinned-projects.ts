"use client";

import { useQuery } from "@tanstack/react-query";
import { MAX_TAKE } from "@/lib/shared/constants";
import { projectsQuery } from "@/lib/projects/queries";
import { compareNames } from "@/lib/shared/text/search-text";

export function pinnedQuery() {
  return projectsQuery({ pinned: true, take: MAX_TAKE });
}

/** The pinned projects by name; undefined until they are loaded, and if they cannot be. */
export function usePinnedProjects() {
  const query = useQuery(pinnedQuery());
  return { pinned: query.data?.items.toSorted(compareNames), query };
}
