import { clsx } from "clsx";
import type { ComponentProps, KeyboardEvent } from "react";
import { controlClass, controlFocusClass } from "@/components/ui/control-class";

/** Several lines of text; grows with what is typed up to `className`'s max height where the browser can. */
export function Textarea({ className, rows = 3, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={clsx(
        controlClass,
        controlFocusClass,
        "field-sizing-content max-h-60 min-h-19 resize-y px-2.5 py-1.5",
        className,
      )}
      {...props}
    />
  );
}

/** Submits a form by Ctrl+Enter or ⌘+Enter from any field. Keys of a dialog inside bubble here through React and are left alone. */
export function submitFromTextarea(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
