/** Returns the heading of the page, made focusable by scripts; undefined on a page without one. */
export function pageHeading(): HTMLElement | undefined {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  return heading ?? undefined;
}

/** Moves focus to the heading of the page without scrolling there. */
export function focusPageHeading(): void {
  pageHeading()?.focus({ preventScroll: true });
}
