import { View } from "@react-pdf/renderer";
import { createElement, type ReactElement } from "react";

/**
 * Stacks elements vertically as a binary tree. The renderer stores positions in single precision and treats elements that
 * overlap by a thousandth of a point as columns, which it does not break across pages: after about twenty pages rounding
 * alone causes such an overlap, and the rest of a long list would be lost. In a pair the second element starts at the height
 * of the first, which is exact at any size.
 */
export function stack(elements: readonly ReactElement[]): ReactElement {
  if (elements.length <= 2) return createElement(View, null, ...elements);
  const half = Math.ceil(elements.length / 2);
  return createElement(View, null, stack(elements.slice(0, half)), stack(elements.slice(half)));
}
