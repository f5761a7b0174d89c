/**
 * A line of the Actions page for a document. From a tablet on, its name, state, amount and button have the same places in all panels; on
 * phones the state follows the name, and the amount has a line of its own only where both have no room.
 */
export const actionLineClass = [
  "relative grid min-h-11 items-center gap-x-4 border-t border-line py-1 pr-2 pl-4 hover:bg-hover",
  "has-[[data-name]:focus-visible]:outline-2 has-[[data-name]:focus-visible]:-outline-offset-2",
  "has-[[data-name]:focus-visible]:outline-focus",
  "md:grid-cols-[minmax(12rem,1fr)_minmax(0,auto)_8rem_8.5rem]",
].join(" ");
