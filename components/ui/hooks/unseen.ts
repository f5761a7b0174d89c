"use client";

import { createContext } from "react";
import { useMediaQuery } from "@/components/ui/hooks/use-media-query";
import { useHasInteracted } from "@/components/ui/popup/lazy-part";

/** Where only one of several panels is shown. */
const NARROW = "(max-width: 1023px)";

/** True in a panel that is not shown and whose rows need not be rendered yet. */
export const IsUnseen = createContext(false);

/**
 * Returns true until hidden panels must be ready: at the first interaction, and for printing, which shows all of them. `narrow` is the
 * media query by which they are hidden.
 */
export function useIsUnseen(narrow: string = NARROW): boolean {
  const isNarrow = useMediaQuery(narrow);
  const isPrinted = useMediaQuery("print");
  const hasInteracted = useHasInteracted();
  return isNarrow && !isPrinted && !hasInteracted;
}
