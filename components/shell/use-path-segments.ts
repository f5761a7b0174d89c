"use client";

import { usePathname } from "next/navigation";
import { useIsHydrated } from "@/components/ui/hooks/use-is-hydrated";

/**
 * The segments of the path; for `/home/projects/{id}` the last one is the id. Undefined until hydration: one static file
 * serves all ids (docs/decisions/0080), so the first render must not depend on them.
 */
export function usePathSegments(): readonly string[] | undefined {
  const parts = usePathname().split("/").filter(Boolean);
  return useIsHydrated() ? parts : undefined;
}
