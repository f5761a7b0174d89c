"use client";

import { Checkbox as Base } from "@base-ui/react/checkbox";
import { clsx } from "clsx";
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";

export interface CheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The accessible name. Pass `children` instead to show the words. */
  label?: string;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  /** Round for ticking off, square for choosing. */
  shape?: "square" | "round";
  className?: string;
  children?: ReactNode;
}

/** A box to tick, 18 px to the eye and 24 (44 under fingers) to the pointer. */
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
    <Base.Root
      checked={isChecked}
      onCheckedChange={(checked) => onChange(checked)}
      indeterminate={isIndeterminate}
      disabled={isDisabled}
      aria-label={label}
      className={clsx(
        "group relative inline-flex target shrink-0 items-center justify-center rounded-control data-disabled:opacity-45",
        className,
      )}
    >
      <span
        className={clsx(
          "flex size-4.5 items-center justify-center border border-line-mark bg-panel text-on-accent transition-colors group-hover:border-ink group-data-checked:border-accent group-data-checked:bg-accent group-data-indeterminate:border-accent group-data-indeterminate:bg-accent dark:bg-sunken",
          shape === "round" ? "rounded-full" : "rounded-mark",
        )}
      >
        <Base.Indicator className="flex transition-opacity duration-120 data-starting-style:opacity-0">
          {isIndeterminate ? (
            <Minus className="size-3.5" strokeWidth={3} />
          ) : (
            <Check className="size-3" strokeWidth={3.5} />
          )}
        </Base.Indicator>
      </span>
    </Base.Root>
  );
  if (!children) return box;
  return (
    <label className="inline-flex cursor-pointer items-center gap-1.5">
      {box}
      {children}
    </label>
  );
}
