/**
 * Returns a handler that ignores the second click of a double click, for buttons whose second press would do the same again. `detail` is
 * the count of the click; a press of a key has 0, and one that is held presses once (`useHeldKeys`).
 */
export function firstClick(run: () => void) {
  return ({ detail }: { detail: number }): void => {
    if (detail > 1) return;
    run();
  };
}
