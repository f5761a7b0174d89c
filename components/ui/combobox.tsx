"use client";

import { cloneElement } from "react";
import { ClosedTrigger } from "@/components/ui/closed-trigger";
import {
  ComboboxTriggerContent,
  ComboboxFrame,
  comboboxTriggerProps,
  type ComboboxProps,
} from "./combobox-trigger-content";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";

export type { ComboboxOption, ComboboxProps } from "./combobox-trigger-content";

/** A picker with a search field, for long lists. Its popup's code loads on hover or focus. */
export function Combobox(props: ComboboxProps) {
  const { part, triggerProps } = useLazyPart(lazyPopup);
  if (part) return <part.ComboboxPopup {...props} />;
  if (props.trigger) {
    return cloneElement(props.trigger, {
      ...triggerProps,
      "aria-haspopup": "dialog",
      "aria-expanded": false,
    });
  }
  return (
    <ComboboxFrame {...props}>
      <ClosedTrigger
        popup="dialog"
        disabled={props.isDisabled}
        {...comboboxTriggerProps(props)}
        {...triggerProps}
      >
        <ComboboxTriggerContent {...props} />
      </ClosedTrigger>
    </ComboboxFrame>
  );
}

const lazyPopup = lazyPart(() => import("@/components/ui/combobox-popup"));
