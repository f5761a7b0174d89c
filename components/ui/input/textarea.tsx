import { clsx } from "clsx";
import type { ComponentProps, KeyboardEvent } from "react";
import { controlClass, controlFocusClass, titleClass } from "@/components/ui/input/control-class";

/**
 * A multi-line text input; grows with its text up to `className`'s max height in browsers that support it. As a title it is one line of
 * large text without a box.
 */
export function Textarea({
  className,
  isTitle = false,
  rows = 3,
  ...props
}: ComponentProps<"textarea"> & { isTitle?: boolean }) {
  return (
    <textarea
      rows={rows}
      className={clsx(
        isTitle ? titleClass : [controlClass, controlFocusClass, "min-h-19 px-2.5 py-1.5"],
        "field-sizing-content max-h-60 resize-none not-supports-[field-sizing:content]:resize-y",
        className,
      )}
      {...props}
    />
  );
}

/** Submits a form on Ctrl+Enter or ⌘+Enter in any field. Ignores keys of nested dialogs, which bubble here through React. */
export function submitFromTextarea(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
