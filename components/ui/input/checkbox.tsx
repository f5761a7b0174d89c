"use client";

import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { Check, Minus } from "lucide";
import type { ReactNode } from "react";

export interface CheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The accessible name. Pass `children` instead to show a label. */
  label?: string;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  /** Round for completing, square for selecting. */
  shape?: "square" | "round";
  className?: string;
  children?: ReactNode;
}

/** A checkbox: 18 px visible, with a 24 px target (44 px on touch screens). */
export function Checkbox({
  isChecked,
  onChange,
  label,
  isIndeterminate = false,
  isDisabled = false,
  shape = "square",
  className,
  children,
}: CheckboxProps) {
  const box = (
    <span className={clsx("relative inline-flex target shrink-0 items-center justify-center", className)}>
      <input
        ref={(input) => {
          // HTML has no attribute for the indeterminate state.
          if (input) input.indeterminate = isIndeterminate;
        }}
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        aria-label={label}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-chip disabled:cursor-not-allowed"
      />
      <span
        aria-hidden
        className={clsx(
          "pointer-events-none flex size-4.5 items-center justify-center border border-line-mark bg-panel text-on-accent transition-colors peer-checked:border-accent peer-checked:bg-accent peer-indeterminate:border-accent peer-indeterminate:bg-accent peer-hover:not-peer-disabled:border-ink peer-disabled:opacity-45 dark:not-peer-checked:not-peer-indeterminate:bg-sunken",
          "forced-colors:text-[CanvasText] [&>svg]:opacity-0 [&>svg]:transition-opacity [&>svg]:duration-120 peer-checked:[&>svg]:opacity-100 peer-indeterminate:[&>svg]:opacity-100",
          shape === "round" ? "rounded-full" : "rounded-mark",
        )}
      >
        {isIndeterminate ? (
          <Icon of={Minus} className="size-3.5 stroke-3" />
        ) : (
          <Icon of={Check} className="size-3 stroke-[3.5]" />
        )}
      </span>
    </span>
  );
  if (!children) return box;
  return (
    // The visible box begins where the text of the form does.
    <label className="-ml-0.75 inline-flex cursor-pointer items-center gap-1.5 pointer-coarse:-ml-3.25 pointer-coarse:gap-0">
      {box}
      {children}
    </label>
  );
}
