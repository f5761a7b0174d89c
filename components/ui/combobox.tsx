"use client";

import { cloneElement } from "react";
import { ComboboxFrame, comboboxTrigger, type ComboboxProps } from "@/components/ui/combobox-trigger";
import { lazyPart } from "@/components/ui/lazy-part";
import { useLazyPopup } from "@/components/ui/lazy-popup";

const lazyCombobox = lazyPart(() => import("@/components/ui/eager-combobox"));

/** A picker with a search field, for long lists. Its code loads on hover or focus; dialogs use `EagerCombobox`. */
export function Combobox(props: ComboboxProps) {
  const { part, closedProps } = useLazyPopup(lazyCombobox, "dialog");
  if (part) return <part.EagerCombobox {...props} opensOnMount />;
  const trigger = cloneElement(comboboxTrigger(props), closedProps);
  return <ComboboxFrame {...props}>{trigger}</ComboboxFrame>;
}
