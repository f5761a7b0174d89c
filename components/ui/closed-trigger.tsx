"use client";

import type { ComponentProps } from "react";

/** The trigger of a picker before its popup's code has loaded. */
export function ClosedTrigger({
  popup,
  ...props
}: ComponentProps<"button"> & { popup: "dialog" | "listbox" }) {
  return (
    <button
      type="button"
      // eslint-disable-next-line jsx-a11y/role-has-required-aria-props -- it controls nothing until it is open
      role="combobox"
      aria-haspopup={popup}
      aria-expanded={false}
      {...props}
    />
  );
}
