/**
 * Matches the layers that are open above the page: dialogs, menus and lists of options. The welcome cards are a dialog beside the page, marked as
 * inline.
 */
export const LAYERS =
  ":is([role=dialog]:not([data-inline]), [role=alertdialog], [role=menu], [role=listbox])";

/** Layers that take keys, which one that is closing does not, nor one within it. */
const OPEN_LAYERS = `${LAYERS}:not([data-closed], [data-closed] *)`;

/** Returns whether a layer is open that takes keys itself. */
export function isLayerOpen(): boolean {
  return document.querySelector(OPEN_LAYERS) !== null;
}

/** Returns whether no other layer is open above this one. Layers are added at the end of the page when they open. */
export function isOnTop(layer: HTMLElement | null): boolean {
  if (!layer) return true;
  const isAbove = (other: Element) =>
    !layer.contains(other) && layer.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  return ![...document.querySelectorAll(OPEN_LAYERS)].some(isAbove);
}
