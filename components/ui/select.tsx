"use client";

import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { SelectFace, selectTriggerProps, type SelectProps } from "@/components/ui/select-face";

export type { SelectOption, SelectProps } from "@/components/ui/select-face";

/** One of a few known values. Its list is fetched when it is pointed at or focused. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { part, triggerProps } = useLazyPart(lazyPopup);
  if (part) return <part.SelectPopup {...props} />;
  return (
    <button
      type="button"
      // eslint-disable-next-line jsx-a11y/role-has-required-aria-props -- it controls nothing until it is open
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      disabled={props.isDisabled}
      {...selectTriggerProps(props)}
      {...triggerProps}
    >
      <SelectFace {...props} />
    </button>
  );
}

const lazyPopup = lazyPart(() => import("@/components/ui/select-popup"));
