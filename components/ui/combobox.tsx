"use client";

import { cloneElement } from "react";
import {
  ComboboxFace,
  ComboboxFrame,
  comboboxTriggerProps,
  type ComboboxProps,
} from "@/components/ui/combobox-face";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";

export type { ComboboxOption, ComboboxProps } from "@/components/ui/combobox-face";

/** A picker with a search field, for lists too long to look through. Its popup is fetched when it is pointed at. */
export function Combobox(props: ComboboxProps) {
  const { part, triggerProps } = useLazyPart(lazyPopup);
  if (part) return <part.ComboboxPopup {...props} />;
  const closed = { "aria-haspopup": "dialog", "aria-expanded": false } as const;
  if (props.trigger) return cloneElement(props.trigger, { ...triggerProps, ...closed });
  return (
    <ComboboxFrame {...props}>
      <button
        type="button"
        // eslint-disable-next-line jsx-a11y/role-has-required-aria-props -- it controls nothing until it is open
        role="combobox"
        disabled={props.isDisabled}
        {...closed}
        {...comboboxTriggerProps(props)}
        {...triggerProps}
      >
        <ComboboxFace {...props} />
      </button>
    </ComboboxFrame>
  );
}

const lazyPopup = lazyPart(() => import("@/components/ui/combobox-popup"));
