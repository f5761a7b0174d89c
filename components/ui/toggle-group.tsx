"use client";

import { Toggle } from "@base-ui/react/toggle";
import { ToggleGroup as Base } from "@base-ui/react/toggle-group";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Tooltip } from "@/components/ui/tooltip";

export interface ToggleOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Shown in place of the words, which become name and tooltip. */
  icon?: ReactNode;
}

/** One of two or three views of the same thing, side by side. One is always pressed. */
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
  return (
    <Base
      aria-label={label}
      value={[value]}
      onValueChange={([next]) => next !== undefined && onChange(next as Value)}
      className={clsx("inline-flex items-center rounded-control bg-sunken p-0.5", className)}
    >
      {options.map((option) => (
        <Segment key={option.value} option={option} />
      ))}
    </Base>
  );
}

function Segment({ option }: { option: ToggleOption }) {
  const toggle = (
    <Toggle
      value={option.value}
      aria-label={option.icon ? option.label : undefined}
      className={clsx(
        "flex h-7 target items-center justify-center rounded-chip border border-transparent text-label font-medium text-ink-muted transition-colors select-none hover:text-ink data-pressed:border-line data-pressed:bg-panel data-pressed:text-ink dark:data-pressed:bg-raised [&>svg]:size-4",
        option.icon ? "w-8" : "px-2.5",
      )}
    >
      {option.icon ?? option.label}
    </Toggle>
  );
  return option.icon ? <Tooltip label={option.label}>{toggle}</Tooltip> : toggle;
}
