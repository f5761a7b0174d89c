"use client";

import { clsx } from "clsx";
import { useId, type ReactNode } from "react";

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A line that explains the option. */
  text: ReactNode;
}

/** Radio buttons in boxes, each explained in a line. */
export function RadioCards<Value extends string>({
  name,
  value,
  onChange,
  onBlur,
  options,
  className,
}: {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  options: readonly RadioOption<Value>[];
  className?: string;
}) {
  const id = useId();
  return (
    <div className={clsx("grid gap-2", className)}>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex cursor-pointer gap-2.5 rounded-control border border-line-strong bg-panel px-3 py-2.5 transition-colors hover:border-line-mark has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus dark:bg-sunken"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
            aria-labelledby={`${id}-${option.value}`}
            aria-describedby={`${id}-${option.value}-text`}
            className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
          />
          <span className="flex min-w-0 flex-col">
            <span id={`${id}-${option.value}`} className="font-medium">
              {option.label}
            </span>
            <span id={`${id}-${option.value}-text`} className="wrap-anywhere text-ink-muted">
              {option.text}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
