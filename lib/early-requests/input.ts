/** Presses the button that was pressed last while the code of the page was loading, once. Later presses are not held back. */
export function repeatEarlyPress(): void {
  repeat("pennantRepeatPress");
}

/** Repeats the keys that the app has not handled while it was loading, once. Later keys are not held back. */
export function repeatEarlyKeys(): void {
  repeat("pennantRepeatKeys");
}

function repeat(name: "pennantRepeatPress" | "pennantRepeatKeys") {
  const page = globalThis as { [Name in typeof name]?: () => void };
  page[name]?.();
  delete page[name];
}
