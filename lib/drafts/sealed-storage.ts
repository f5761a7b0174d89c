import { useSyncExternalStore } from "react";
import { readStored, storedKeys, writeStored } from "@/lib/browser-storage";
import type { DraftCipher } from "./draft-cipher";

export const DRAFTS = "pennant-draft:";
export const NOTES = "pennant-note:";

/** The cipher of one user; undefined until their keys have been loaded. */
let current: { userId: string; cipher: DraftCipher } | undefined;
/** What was to be stored before the keys were there. */
const waiting = new Map<string, string>();
const listeners = new Set<() => void>();

/** Returns the JSON value stored under a name; undefined if there is none, or it cannot be read. */
export function readSealed(name: string): unknown {
  const text = waiting.get(name) ?? openStored(name);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Stores a JSON value, encrypted, or removes it with null. */
export function writeSealed(name: string, value: object | null): void {
  waiting.delete(name);
  if (value === null) return writeStored(name, null);
  const text = JSON.stringify(value);
  if (current && isOf(name, current.userId)) writeStored(name, current.cipher.seal(name, text));
  else waiting.set(name, text);
}

/** Returns whether something is stored under a name that cannot be read before the keys have been loaded. */
export function isSealed(name: string): boolean {
  return current === undefined && !waiting.has(name) && readStored(name) !== null;
}

/** Returns the names of drafts and notes that are stored or wait for the keys, of any user. */
function draftNames(): string[] {
  const names = new Set([...storedKeys(), ...waiting.keys()]);
  return [...names].filter((name) => name.startsWith(DRAFTS) || name.startsWith(NOTES));
}

/** Returns whether a name belongs to a user. */
function isOf(name: string, userId: string): boolean {
  return `${name}:`.includes(`:${userId}:`);
}

/** Sets the cipher of a user, and encrypts what waited for it and what an earlier version has stored as plain text. */
export function setDraftCipher(userId: string, cipher: DraftCipher): void {
  current = { userId, cipher };
  for (const name of draftNames()) {
    if (!isOf(name, userId)) continue;
    const text = waiting.get(name) ?? plainText(name);
    if (text !== undefined) writeStored(name, cipher.seal(name, text));
    waiting.delete(name);
  }
  for (const listener of listeners) listener();
}

/** Forgets the cipher: the session has ended. The same person's next session loads it again. */
export function forgetDraftCipher(): void {
  current = undefined;
}

/** Deletes all stored drafts, including notes, except those of one user. */
export function wipeDrafts(exceptUserId?: string): void {
  if (current?.userId !== exceptUserId) current = undefined;
  for (const name of draftNames())
    if (exceptUserId === undefined || !isOf(name, exceptUserId)) writeSealed(name, null);
}

/** Returns whether this browser stores a draft of any user. */
export function hasStoredDrafts(): boolean {
  return draftNames().length > 0;
}

/** Calls the listener when keys have been loaded. Returns an unsubscribe function. */
export function onDraftCipher(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns, as state, whether the keys have been loaded. */
export function useHasDraftCipher(): boolean {
  return useSyncExternalStore(
    onDraftCipher,
    () => current !== undefined,
    () => false,
  );
}

function openStored(name: string): string | undefined {
  const stored = readStored(name);
  if (stored === null || !current || !isOf(name, current.userId)) return undefined;
  return current.cipher.open(name, stored);
}

/** Returns what an earlier version has stored; undefined if it is encrypted. */
function plainText(name: string): string | undefined {
  const stored = readStored(name) ?? "";
  return /^[[{]/.test(stored) ? stored : undefined;
}
