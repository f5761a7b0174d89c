import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Spinner } from "@/components/ui/spinner";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "name"> {
  /** The action: used as the accessible name and the tooltip. */
  name: string;
  size?: "sm" | "md" | "lg";
  tone?: "neutral" | "danger";
  isLoading?: boolean;
  /** For a toggle: whether it is pressed. */
  isPressed?: boolean;
}

/** An icon button. Its label is shown as a tooltip on hover and focus. */
export function IconButton({
  name,
  size = "md",
  tone = "neutral",
  isLoading = false,
  isPressed,
  className,
  children,
  ...props
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      data-tooltip={name}
      aria-pressed={isPressed}
      aria-busy={isLoading || undefined}
      className={clsx(
        "inline-flex target shrink-0 items-center justify-center rounded-control text-ink-muted transition-colors",
        "enabled:hover:bg-hover enabled:active:bg-pressed disabled:cursor-not-allowed disabled:opacity-45",
        "aria-pressed:bg-pressed aria-pressed:text-ink data-popup-open:bg-hover data-popup-open:text-ink",
        tone === "danger"
          ? "enabled:hover:bg-danger-soft enabled:hover:text-danger"
          : "enabled:hover:text-ink",
        sizes[size],
        className,
      )}
      {...props}
    >
      {isLoading ? <Spinner /> : children}
    </button>
  );
}

const sizes = {
  sm: "size-6 [&>svg]:size-3.5",
  md: "size-8 [&>svg]:size-4",
  lg: "size-10 [&>svg]:size-5",
};
