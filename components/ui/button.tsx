import { clsx } from "clsx";
import type { ComponentProps, MouseEvent } from "react";
import { buttonClass, type ButtonSize, type ButtonVariant } from "@/components/ui/button-class";
import { Spinner } from "@/components/ui/spinner";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner in place of the icon; stays focusable but presses do nothing. */
  isLoading?: boolean;
}

/** A labelled button; an icon goes before the words as a plain child. `type` is "button" unless said. */
export function Button({
  variant = "secondary",
  size = "md",
  isLoading = false,
  type = "button",
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  // Swallowing the press instead of `disabled` keeps the keyboard's place while something is saved.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) =>
    isLoading ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type={type}
      className={clsx(
        buttonClass({ variant, size }),
        isLoading && "[&>svg:not([data-spinner])]:hidden",
        className,
      )}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={onClick || isLoading ? handleClick : undefined}
      {...props}
    >
      {isLoading && <Spinner />}
      {children}
    </button>
  );
}
