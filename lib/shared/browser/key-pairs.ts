/** The first keys of shortcuts of two keys. */
export const pairPrefixes = { go: "g", add: "n" } as const;

/** Within this time, in milliseconds, the second key belongs to the first. */
export const PAIR_MS = 1_500;

/** Returns whether a key can be the first of two. */
export function isPairPrefix(key: string): boolean {
  return Object.values<string>(pairPrefixes).includes(key.toLowerCase());
}
