import { type ReactNode, useEffect, useSyncExternalStore } from "react";

let page: ReactNode;
const listeners = new Set<() => void>();

/** Shows a page in place of the whole workspace, with its rows and navigation, until the workspace is left. */
export function replaceWorkspace(next: ReactNode): void {
  page = next;
  for (const listener of listeners) listener();
}

/** Returns the page to show in place of the workspace; undefined if there is none. */
export function useReplacedWorkspace(): ReactNode {
  useEffect(() => () => replaceWorkspace(undefined), []);
  return useSyncExternalStore(subscribe, current, current);
}

const current = () => page;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
