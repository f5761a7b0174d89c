import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "@/lib/shared/browser/browser-storage";
import type { DraftCipher } from "./draft-cipher";
import { draftNames, isOf, loaded, removeKept, waiting } from "./kept-drafts";

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
  if (value === null) return removeKept(name);
  waiting.delete(name);
  const { cipher } = loaded;
  const text = JSON.stringify(value);
  if (cipher && isOf(name, cipher.userId)) writeStored(name, cipher.seal(name, text));
  else waiting.set(name, text);
}

/** Returns whether something is stored under a name that cannot be read before the keys have been loaded. */
export function isSealed(name: string): boolean {
  return !loaded.cipher && !waiting.has(name) && readStored(name) !== null;
}

/** Sets the cipher of a user, and encrypts what waited for it. */
export function setDraftCipher(userId: string, cipher: DraftCipher): void {
  loaded.cipher = { userId, ...cipher };
  for (const name of draftNames()) {
    if (!isOf(name, userId)) continue;
    const text = waiting.get(name);
    if (text !== undefined) writeStored(name, cipher.seal(name, text));
    waiting.delete(name);
  }
  for (const listener of listeners) listener();
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
    () => loaded.cipher !== undefined,
    () => false,
  );
}

function openStored(name: string): string | undefined {
  const stored = readStored(name);
  const { cipher } = loaded;
  if (stored === null || !cipher || !isOf(name, cipher.userId)) return undefined;
  return cipher.open(name, stored);
}
