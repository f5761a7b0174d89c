"use client";

import type { IconNode } from "lucide";
import { useEffect, useRef } from "react";

/** An action of the open page, as the command palette offers it. */
export type PageAction = { label: string; icon: IconNode; run: () => void };

const offered = new Set<{ current: readonly PageAction[] }>();

/** Offers actions in the command palette while the component is mounted. */
export function usePageActions(actions: readonly PageAction[]): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    offered.add(latest);
    return () => void offered.delete(latest);
  }, []);
}

/** Returns the actions of the open page. */
export function pageActions(): PageAction[] {
  return [...offered].flatMap(({ current }) => current);
}
