import { createContext } from "react";
import type { EagerCombobox } from "@/components/ui/combobox/eager-combobox";
import type * as Menu from "@/components/ui/menu/eager-menu";
import type { EagerSelect } from "@/components/ui/select/eager-select";

/**
 * The controls that `Select`, `Combobox` and `Menu` render in a dialog whose content its page provides; undefined elsewhere. See
 * `EagerCombobox` for the reason.
 */
export const EagerControls = createContext<
  { Select: typeof EagerSelect; Combobox: typeof EagerCombobox; menu: typeof Menu } | undefined
>(undefined);
