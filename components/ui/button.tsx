import { clsx } from "clsx";
import type { ComponentProps, MouseEvent } from "react";
import { buttonClass, type ButtonSize, type ButtonVariant } from "@/components/ui/button-class";
import { Spinner } from "@/components/ui/spinner";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner in place of the icon and ignores presses; the button stays focusable. */
  isLoading?: boolean;
}

/** A button with a label; an icon is passed as a child before the label. `type` defaults to "button". */
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
  // Ignoring the press instead of using `disabled` keeps the focus while something is saved.
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
