/** The box of every input and picker. Touch screens get 16 px text, so that phones do not zoom in. */
export const controlClass =
  "control-width target rounded-control border border-line-mark bg-panel text-base text-ink transition-colors hover:border-ink-muted disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-muted aria-invalid:border-danger data-invalid:border-danger pointer-coarse:text-lead dark:bg-sunken";

/** A name at the head of a form: text without a box, known by its placeholder and the line below it, which also shows focus. */
export const titleClass =
  "target w-full rounded-none border-b border-line bg-transparent py-1 text-title font-semibold text-ink outline-none transition-colors placeholder:text-ink-faint hover:border-line-mark focus-visible:border-focus focus-visible:shadow-[0_1px_var(--focus)] disabled:cursor-not-allowed disabled:text-ink-muted aria-invalid:border-danger forced-colors:focus-visible:outline-2";

/** A setting of a form that mostly keeps its default: a button of its words. */
export const chipClass =
  "target inline-flex h-8 max-w-full items-center gap-1.5 rounded-control border border-line-strong px-2.5 text-base font-medium transition-colors select-none enabled:hover:bg-hover disabled:text-ink-muted data-popup-open:bg-hover";

/** Inputs show focus on their border. */
export const controlFocusClass = "focus-visible:outline-2 focus-visible:-outline-offset-1";

/** The surface of menus, pickers and popovers. */
export const popupClass =
  "origin-(--transform-origin) rounded-control border border-line bg-raised text-ink shadow-float outline-none transition-[opacity,scale] duration-120 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0 data-instant:transition-none";

/** A line of a menu or a list of options. */
export const optionClass =
  "flex min-h-8 cursor-default items-center gap-2 rounded-chip px-2 py-1 outline-none select-none data-disabled:opacity-45 data-highlighted:bg-hover pointer-coarse:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-muted";
