const shown = new WeakSet<Error>();

/** Marks an error that a form shows, so that no toast says it again. */
export function markShownInForm(error: Error): void {
  shown.add(error);
}

export function isShownInForm(error: Error): boolean {
  return shown.has(error);
}
