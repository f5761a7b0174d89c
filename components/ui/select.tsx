"use client";

import { ClosedTrigger } from "@/components/ui/closed-trigger";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { SelectTriggerContent, selectTriggerProps, type SelectProps } from "./select-trigger-content";

export type { SelectOption, SelectProps } from "./select-trigger-content";

/** A select for a few known values. Its list's code loads on hover or focus. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { part, triggerProps } = useLazyPart(lazyPopup);
  if (part) return <part.SelectPopup {...props} />;
  return (
    <ClosedTrigger
      popup="listbox"
      disabled={props.isDisabled}
      {...selectTriggerProps(props)}
      {...triggerProps}
    >
      <SelectTriggerContent {...props} />
    </ClosedTrigger>
  );
}

const lazyPopup = lazyPart(() => import("@/components/ui/select-popup"));
