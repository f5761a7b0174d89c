// The text typed since a key that opens a dialog; undefined otherwise.
let text: string | undefined;
let end = 0;

/** After this time keys go to the page again, in case the code of the dialog cannot be loaded. */
const LONGEST_MS = 10_000;

/** Collects what is typed until a dialog takes the focus (use-typed-ahead.ts). */
export function startTypedAhead(): void {
  text ??= "";
  end = performance.now() + LONGEST_MS;
}

/** Takes a key while text is collected; returns whether it did. Escape ends it. `isRepeat` says that the key is held. */
export function addTypedAhead(key: string, isRepeat: boolean): boolean {
  if (key === "Escape" || performance.now() > end) text = undefined;
  if (text === undefined || (key !== "Backspace" && key.length > 1)) return false;
  // Nothing was pressed since the key that opens the dialog, so it is this one that is held.
  if (isRepeat && text === "") return true;
  text = key === "Backspace" ? text.slice(0, -1) : text + key;
  return true;
}

/** Returns the collected text, and stops collecting. */
export function takeTypedAhead(): string | undefined {
  const taken = text;
  text = undefined;
  return taken;
}
