"use client";

import { useQuery } from "@tanstack/react-query";
import { MAX_TAKE } from "@/lib/constants";
import { projectsQuery } from "@/lib/projects/queries";
import { compareNames } from "@/lib/search-text";

/** The pinned projects by name. */
export function usePinnedProjects() {
  const { data, isPending } = useQuery(projectsQuery({ pinned: true, take: MAX_TAKE }));
  return { pinned: data?.items.toSorted(compareNames) ?? [], isLoading: isPending };
}
