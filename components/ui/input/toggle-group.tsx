"use client";

import { clsx } from "clsx";
import { useId, type ReactNode } from "react";

export interface ToggleOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Shown in place of the label, which becomes the accessible name and the tooltip. */
  icon?: ReactNode;
}

/** Selects one of two or three views. Uses native radio buttons, so that arrow keys work. */
export function ToggleGroup<Value extends string>({
  value,
  onChange,
  options,
  label,
  className,
}: {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly ToggleOption<Value>[];
  label: string;
  className?: string;
}) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={clsx(
        "inline-flex items-center rounded-control bg-sunken p-0.5 pointer-coarse:p-0",
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          data-tooltip={option.icon ? option.label : undefined}
          className={clsx(
            "relative flex h-7 target cursor-pointer items-center justify-center rounded-chip border border-transparent text-label font-medium text-ink-muted transition-colors select-none hover:text-ink [&>svg]:size-4",
            "has-checked:border-line has-checked:bg-panel has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus dark:has-checked:bg-raised forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]",
            option.icon ? "w-8" : "px-2.5",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.label}
            className="absolute inset-0 cursor-pointer appearance-none rounded-chip outline-none"
          />
          {option.icon ?? <span aria-hidden>{option.label}</span>}
        </label>
      ))}
    </div>
  );
}
