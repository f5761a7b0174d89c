"use client";

import { cloneElement, useContext } from "react";
import { EagerControls } from "@/components/ui/combobox/eager-controls";
import { lazyPart } from "@/components/ui/popup/lazy-part";
import { useLazyPopup } from "@/components/ui/popup/lazy-popup";
import { selectTrigger, type SelectProps } from "@/components/ui/select/select-trigger";

const lazySelect = lazyPart(() => import("@/components/ui/select/eager-select"));

/** A select for a few known values. Its code loads on hover or focus; dialogs use `EagerSelect`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const eager = useContext(EagerControls);
  return eager ? <eager.Select {...props} /> : <LazySelect {...props} />;
}

function LazySelect<Value extends string>(props: SelectProps<Value>) {
  const { part, closedProps } = useLazyPopup(lazySelect, "listbox");
  if (part) return <part.EagerSelect {...props} opensOnMount />;
  return cloneElement(selectTrigger(props), closedProps);
}
