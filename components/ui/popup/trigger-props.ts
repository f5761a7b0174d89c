import type { ComponentProps, Ref } from "react";

/** The attributes that the triggers of selects and comboboxes share. Their popups add `aria-expanded` and `aria-controls`. */
export function triggerProps(props: {
  label?: string;
  id?: string;
  isDisabled?: boolean;
  isInvalid?: boolean;
  "aria-describedby"?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
}): ComponentProps<"button"> {
  return {
    type: "button",
    role: "combobox",
    ref: props.ref,
    id: props.id,
    disabled: props.isDisabled,
    "aria-label": props.label,
    "aria-describedby": props["aria-describedby"],
    "aria-invalid": props.isInvalid || undefined,
    onBlur: props.onBlur,
  };
}
