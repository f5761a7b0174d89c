// What was typed since a key that opens a dialog; undefined otherwise.
let text: string | undefined;

/** Collects what is typed until a dialog takes the focus (use-typed-ahead.ts). */
export function startTypedAhead(): void {
  text ??= "";
}

/** Takes a key while text is collected; returns whether it did. */
export function addTypedAhead(key: string): boolean {
  if (text === undefined || (key !== "Backspace" && key.length > 1)) return false;
  text = key === "Backspace" ? text.slice(0, -1) : text + key;
  return true;
}

/** Returns the collected text, and stops collecting. */
export function takeTypedAhead(): string | undefined {
  const taken = text;
  text = undefined;
  return taken;
}
