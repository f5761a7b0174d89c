declare global {
  /** Set by the script of a page (lib/early-script/press.ts, keys.ts). Each may be called once. */
  var pennantRepeatPress: (() => void) | undefined;
  var pennantRepeatKeys: (() => void) | undefined;
}

/** Presses the button that was pressed last while the code of the page was loading, once. Later presses are not held back. */
export function repeatEarlyPress(): void {
  const repeat = globalThis.pennantRepeatPress;
  globalThis.pennantRepeatPress = undefined;
  repeat?.();
}

/** Repeats the keys that the app has not handled while it was loading, once. Later keys are not held back. */
export function repeatEarlyKeys(): void {
  const repeat = globalThis.pennantRepeatKeys;
  globalThis.pennantRepeatKeys = undefined;
  repeat?.();
}
