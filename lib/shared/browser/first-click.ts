/**
 * Returns a handler that ignores the second click of a double click, for buttons whose second press would do the same again. A key has
 * no count.
 */
export function firstClick(run: () => void) {
  return ({ detail }: { detail: number }): void => {
    if (detail < 2) run();
  };
}
