"use client";

import { cloneElement, useContext } from "react";
import {
  ComboboxFrame,
  comboboxTrigger,
  type ComboboxProps,
} from "@/components/ui/combobox/combobox-trigger";
import { EagerControls } from "@/components/ui/combobox/eager-controls";
import { lazyPart } from "@/components/ui/popup/lazy-part";
import { useLazyPopup } from "@/components/ui/popup/lazy-popup";

const lazyCombobox = lazyPart(() => import("@/components/ui/combobox/eager-combobox"));

/** A picker with a search field, for long lists. Its code loads on hover or focus; dialogs use `EagerCombobox`, where a filter is a field. */
export function Combobox(props: ComboboxProps) {
  const eager = useContext(EagerControls);
  return eager ? <eager.Combobox {...props} isFilter={false} /> : <LazyCombobox {...props} />;
}

function LazyCombobox(props: ComboboxProps) {
  const { part, closedProps } = useLazyPopup(lazyCombobox, "dialog");
  if (part) return <part.EagerCombobox {...props} opensOnMount />;
  const trigger = cloneElement(comboboxTrigger(props), closedProps);
  return <ComboboxFrame {...props}>{trigger}</ComboboxFrame>;
}
