/**
 * What is open above the page: dialogs, menus and lists of options. The welcome cards are a dialog beside the page, marked as
 * inline.
 */
export const LAYERS =
  ":is([role=dialog]:not([data-inline]), [role=alertdialog], [role=menu], [role=listbox])";

/** Returns whether a layer is open that takes keys itself, which one that is closing does not, nor one within it. */
export function isLayerOpen(): boolean {
  return document.querySelector(`${LAYERS}:not([data-closed], [data-closed] *)`) !== null;
}
