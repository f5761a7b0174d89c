import { View } from "@react-pdf/renderer";
import { createElement, type ReactElement } from "react";

/**
 * Elements below each other, as a tree of pairs. The renderer keeps positions in single precision and takes elements that
 * overlap by a thousandth of a point for columns side by side, which it does not divide: behind some twenty pages rounding
 * alone does that, and the rest of a long list would be lost. In a pair the second begins at the height of the first,
 * which is exact at any size.
 */
export function stack(elements: readonly ReactElement[]): ReactElement {
  if (elements.length <= 2) return createElement(View, null, ...elements);
  const half = Math.ceil(elements.length / 2);
  return createElement(View, null, stack(elements.slice(0, half)), stack(elements.slice(half)));
}
