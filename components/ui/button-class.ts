import { clsx } from "clsx";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "danger-quiet";
export type ButtonSize = "sm" | "md" | "lg";

/** The classes of a button, for links and triggers that are not a `Button`. */
export function buttonClass({
  variant = "secondary",
  size = "md",
}: { variant?: ButtonVariant; size?: ButtonSize } = {}) {
  return clsx(base, variants[variant], sizes[size]);
}

const base =
  "target inline-flex shrink-0 items-center justify-center rounded-control border font-medium whitespace-nowrap no-underline transition-colors select-none disabled:cursor-not-allowed disabled:opacity-45 dark:disabled:border-line dark:disabled:bg-sunken dark:disabled:text-ink-muted [&>svg]:shrink-0";

const variants: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-accent text-on-accent enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover",
  secondary:
    "border-line-strong bg-panel text-ink enabled:hover:bg-hover enabled:active:bg-pressed data-popup-open:bg-hover dark:bg-raised [a&]:hover:bg-hover",
  ghost:
    "border-transparent text-ink enabled:hover:bg-hover enabled:active:bg-pressed data-popup-open:bg-hover [a&]:hover:bg-hover",
  danger: "border-transparent bg-danger text-on-danger enabled:hover:bg-danger-hover",
  "danger-quiet": "border-transparent text-danger enabled:hover:bg-danger-soft",
};

const sizes: Record<ButtonSize, string> = {
  sm: "h-7 gap-1.5 px-2.5 text-label [&>svg]:size-3.5",
  md: "h-8 gap-1.5 px-3 text-base [&>svg]:size-4",
  lg: "h-10 gap-2 px-4 text-base [&>svg]:size-4",
};
