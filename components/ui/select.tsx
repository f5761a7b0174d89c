"use client";

import { cloneElement } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { useLazyPopup } from "@/components/ui/lazy-popup";
import { selectTrigger, type SelectProps } from "@/components/ui/select-trigger";

const lazySelect = lazyPart(() => import("@/components/ui/eager-select"));

/** A select for a few known values. Its code loads on hover or focus; dialogs use `EagerSelect`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { part, closedProps } = useLazyPopup(lazySelect, "listbox");
  if (part) return <part.EagerSelect {...props} opensOnMount />;
  return cloneElement(selectTrigger(props), closedProps);
}
