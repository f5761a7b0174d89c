"use client";

import { useSyncExternalStore } from "react";

export type ProjectsView = "grid" | "list";

const STORAGE_KEY = "pennant-projects-view";
const CHANGED = "pennant-projects-view-changed";

/** Cards or rows, as this browser was last told. */
export function useProjectsView(): [ProjectsView, (view: ProjectsView) => void] {
  const view = useSyncExternalStore(subscribe, read, () => "grid" as const);
  return [view, write];
}

function read(): ProjectsView {
  return localStorage.getItem(STORAGE_KEY) === "list" ? "list" : "grid";
}

function write(view: ProjectsView) {
  localStorage.setItem(STORAGE_KEY, view);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void) {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}
