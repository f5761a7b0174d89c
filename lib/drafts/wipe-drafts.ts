import { storedKeys, writeStored } from "@/lib/browser-storage";

export const DRAFTS = "pennant-draft:";
const NOTES = "pennant-note:";

/** Whether this browser keeps a form's draft of any user. */
export function hasKeptDrafts(): boolean {
  return storedKeys().some((key) => key.startsWith(DRAFTS));
}

/** Removes everything that was typed and not saved, notes included, except for one user who may still want it. */
export function wipeDrafts(exceptUserId?: string): void {
  for (const key of storedKeys()) {
    const isDraft = key.startsWith(DRAFTS) || key.startsWith(NOTES);
    if (isDraft && !(exceptUserId && key.includes(`:${exceptUserId}`))) writeStored(key, null);
  }
}
