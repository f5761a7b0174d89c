"use client";

import { useQuery } from "@tanstack/react-query";
import { MAX_TAKE } from "@/lib/shared/constants";
import { projectsQuery } from "@/lib/projects/queries";
import { compareNames } from "@/lib/shared/text/search-text";

/** The pinned projects by name; undefined until they are loaded, and if they cannot be. */
export function usePinnedProjects() {
  const query = useQuery(projectsQuery({ pinned: true, take: MAX_TAKE }));
  return { pinned: query.data?.items.toSorted(compareNames), query };
}
