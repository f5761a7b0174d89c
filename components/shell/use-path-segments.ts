"use client";

import { usePathname } from "next/navigation";
import { useIsHydrated } from "@/components/ui/hooks/use-is-hydrated";
import { isRowId } from "@/lib/shared/paths";

/**
 * The segments of the path; for `/home/projects/{id}` the last one is the id. Undefined until hydration: one static file
 * serves all ids (docs/decisions/0080), so the first render must not depend on them.
 */
export function usePathSegments(): readonly string[] | undefined {
  const parts = usePathname().split("/").filter(Boolean);
  return useIsHydrated() ? parts : undefined;
}

/** The id at the end of the path: null if it cannot be a row's id, undefined until hydration. */
export function useIdInPath(): string | null | undefined {
  const last = usePathSegments()?.at(-1);
  return last === undefined || isRowId(last) ? last : null;
}
