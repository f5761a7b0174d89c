import { cloneElement, type ReactElement } from "react";

/**
 * Shows `label` next to its only child on hover and focus. It only sets an attribute: the page's `TooltipLayer` renders
 * the tooltip, so that a list of a hundred rows stays fast.
 *
 * `<Tooltip label="Pin project"><IconButton … /></Tooltip>`
 */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return cloneElement(children as ReactElement<{ "data-tooltip"?: string }>, { "data-tooltip": label });
}
