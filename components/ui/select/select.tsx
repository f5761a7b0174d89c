"use client";

import { cloneElement, useContext } from "react";
import { EagerControls } from "@/components/ui/combobox/eager-controls";
import { lazyPart } from "@/components/ui/popup/lazy-part";
import { useLazyPopup } from "@/components/ui/popup/lazy-popup";
import { SelectFrame, selectTrigger, type SelectProps } from "@/components/ui/select/select-trigger";

const lazySelect = lazyPart(() => import("@/components/ui/select/eager-select"));

/** A select for a few known values. Its code loads on hover or focus; dialogs use `EagerSelect`, where a filter is a field. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const eager = useContext(EagerControls);
  if (!eager) return <LazySelect {...props} />;
  return <eager.Select {...props} variant={props.variant === "filter" ? "control" : props.variant} />;
}

function LazySelect<Value extends string>(props: SelectProps<Value>) {
  const { part, closedProps } = useLazyPopup(lazySelect, "listbox");
  if (part) return <part.EagerSelect {...props} opensOnMount />;
  return <SelectFrame {...props}>{cloneElement(selectTrigger(props), closedProps)}</SelectFrame>;
}
