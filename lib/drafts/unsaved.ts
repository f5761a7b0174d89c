import type { Draft } from "./kept-drafts";

// The forms on the screen that hold changes nobody has saved.
const holding = new Set<() => Draft | undefined>();

/** Says that a form holds unsaved changes, and how to read them. Returns how to unsay it. */
export function holdUnsaved(read: () => Draft | undefined): () => void {
  holding.add(read);
  return () => void holding.delete(read);
}

export function hasUnsaved(): boolean {
  return holding.size > 0;
}

export function unsavedDrafts(): Draft[] {
  return [...holding].flatMap((read) => read() ?? []);
}

/** Whether values come out of storage as they went in; a file does not. */
export function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}
