import { storedKeys, writeStored } from "@/lib/browser-storage";

export const DRAFTS = "pennant-draft:";
const NOTES = "pennant-note:";

/** Returns whether this browser stores a form draft of any user. */
export function hasStoredDrafts(): boolean {
  return storedKeys().some((key) => key.startsWith(DRAFTS));
}

/** Deletes all stored drafts, including notes, except those of one user. */
export function wipeDrafts(exceptUserId?: string): void {
  for (const key of storedKeys()) {
    const isDraft = key.startsWith(DRAFTS) || key.startsWith(NOTES);
    if (isDraft && !(exceptUserId && key.includes(`:${exceptUserId}`))) writeStored(key, null);
  }
}
