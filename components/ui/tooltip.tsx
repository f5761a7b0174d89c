import { cloneElement, type ReactElement } from "react";

/**
 * Shows `label` beside its one child while that is pointed at or focused. Only an attribute: a `TooltipLayer` on the
 * page does the showing, so that a list of a hundred rows stays light.
 *
 * `<Tooltip label="Pin project"><IconButton … /></Tooltip>`
 */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return cloneElement(children as ReactElement<{ "data-tooltip"?: string }>, { "data-tooltip": label });
}
