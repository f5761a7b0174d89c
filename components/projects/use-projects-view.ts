"use client";

import { writeStored } from "@/lib/shared/browser/browser-storage";
import { useStored } from "@/lib/shared/browser/use-stored";

export type ProjectsView = "grid" | "list";

const STORAGE_KEY = "pennant-projects-view";

/** The view of the projects page, cards or rows, stored in the browser. */
export function useProjectsView(): [ProjectsView, (view: ProjectsView) => void] {
  const view = useStored(STORAGE_KEY) === "list" ? "list" : "grid";
  return [view, (next) => writeStored(STORAGE_KEY, next)];
}
