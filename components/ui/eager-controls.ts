import { createContext } from "react";
import type { EagerCombobox } from "@/components/ui/eager-combobox";
import type { EagerSelect } from "@/components/ui/eager-select";

/**
 * The controls that `Select` and `Combobox` render in a dialog whose content its page provides; undefined elsewhere. See
 * `EagerCombobox` for the reason.
 */
export const EagerControls = createContext<
  { Select: typeof EagerSelect; Combobox: typeof EagerCombobox } | undefined
>(undefined);
