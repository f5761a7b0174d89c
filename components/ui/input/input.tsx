import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { controlClass, controlFocusClass } from "@/components/ui/input/control-class";

/** A text input. It needs a label: `TextField`, `<label htmlFor>` or `aria-label`. */
export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return (
    <input
      type={type}
      className={clsx(controlClass, controlFocusClass, "h-8 px-2.5 text-ellipsis", className)}
      {...props}
    />
  );
}
