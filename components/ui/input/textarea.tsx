import { clsx } from "clsx";
import type { ComponentProps, KeyboardEvent } from "react";
import { controlClass, controlFocusClass } from "@/components/ui/input/control-class";

/** A multi-line text input; grows with its text up to `className`'s max height in browsers that support it. */
export function Textarea({ className, rows = 3, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={clsx(
        controlClass,
        controlFocusClass,
        "field-sizing-content max-h-60 min-h-19 resize-none px-2.5 py-1.5 not-supports-[field-sizing:content]:resize-y",
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
