/** A character outside the Latin script, such as "я". Not ";" or "à", which Latin layouts have in many places. */
const otherScript = /^[^\p{ASCII}\p{Script=Latin}]$/u;

/** Returns the letter of a single key, as `isShortcut` reads it; other keys as they are. */
export function singleKeyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  return otherScript.test(key) && code.startsWith("Key") ? code.slice(-1).toLowerCase() : key;
}

/**
 * Returns whether a key press is Ctrl or ⌘ and a letter. The letter is the one that the key types; on layouts of other scripts it
 * is the one at the same place of a US keyboard.
 */
export function isShortcut(event: KeyboardEvent, letter: string): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return false;
  return singleKeyOf(event).toLowerCase() === letter;
}
