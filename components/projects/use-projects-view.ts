"use client";

import { useStored, writeStored } from "@/lib/browser-storage";

export type ProjectsView = "grid" | "list";

const STORAGE_KEY = "pennant-projects-view";

/** Whether projects are shown as cards or rows, as this browser was last told. */
export function useProjectsView(): [ProjectsView, (view: ProjectsView) => void] {
  const view = useStored(STORAGE_KEY) === "list" ? "list" : "grid";
  return [view, (next) => writeStored(STORAGE_KEY, next)];
}
