import { storedKeys, writeStored } from "@/lib/shared/browser/browser-storage";
import type { DraftCipher } from "./draft-cipher";

// The drafts of this browser as a whole, which every page loads. `sealed-storage.ts` reads and writes single ones.

export const DRAFTS = "pennant-draft:";
export const NOTES = "pennant-note:";

/** The cipher of one user; undefined until their keys have been loaded. */
export const loaded: { cipher?: { userId: string } & DraftCipher } = {};
/** Drafts that wait for the keys before they are stored. */
export const waiting = new Map<string, string>();

/** Returns the names of drafts and notes that are stored or wait for the keys, of any user. */
export function draftNames(): string[] {
  const names = new Set([...storedKeys(), ...waiting.keys()]);
  return [...names].filter((name) => name.startsWith(DRAFTS) || name.startsWith(NOTES));
}

/** Returns whether a name belongs to a user. */
export function isOf(name: string, userId: string): boolean {
  return `${name}:`.includes(`:${userId}:`);
}

/** Forgets the cipher: the session has ended. The same person's next session loads it again. */
export function forgetDraftCipher(): void {
  loaded.cipher = undefined;
}

/** Deletes all stored drafts, including notes, except those of one user. */
export function wipeDrafts(exceptUserId?: string): void {
  if (loaded.cipher?.userId !== exceptUserId) forgetDraftCipher();
  for (const name of draftNames())
    if (exceptUserId === undefined || !isOf(name, exceptUserId)) removeKept(name);
}

/** Removes a draft or note. */
export function removeKept(name: string): void {
  waiting.delete(name);
  writeStored(name, null);
}

/** Returns whether this browser stores a draft of any user. */
export function hasStoredDrafts(): boolean {
  return draftNames().length > 0;
}
