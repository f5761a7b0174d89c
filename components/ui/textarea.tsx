import { clsx } from "clsx";
import type { ComponentProps } from "react";
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
