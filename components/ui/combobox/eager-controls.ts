import { createContext } from "react";
import type { EagerCombobox } from "@/components/ui/combobox/eager-combobox";
import type { EagerSelect } from "@/components/ui/select/eager-select";

/**
 * The controls that `Select` and `Combobox` render in a dialog whose content its page provides; undefined elsewhere. See
 * `EagerCombobox` for the reason.
 */
export const EagerControls = createContext<
  { Select: typeof EagerSelect; Combobox: typeof EagerCombobox } | undefined
>(undefined);
