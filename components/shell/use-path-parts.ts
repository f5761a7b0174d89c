"use client";

import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";

/**
 * The parts of the address, of `/home/projects/{id}` the last of which is the id. Undefined until the page has come
 * alive: it is one file for all ids (docs/decisions/0080), so what it draws first must not depend on them.
 */
export function usePathParts(): readonly string[] | undefined {
  const parts = usePathname().split("/").filter(Boolean);
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return isAlive ? parts : undefined;
}
