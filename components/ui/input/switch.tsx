"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A switch that takes effect at once. `children` is its visible label; `label` is the accessible name without one. */
export function Switch({
  isOn,
  onChange,
  label,
  isDisabled = false,
  className,
  children,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  label?: string;
  isDisabled?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const control = (
    <span className={clsx("relative inline-flex target shrink-0 items-center justify-center", className)}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        aria-label={label}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-full disabled:cursor-not-allowed"
      />
      <span
        aria-hidden
        className="pointer-events-none flex h-5 w-8.5 items-center rounded-full border border-line-mark bg-sunken p-0.5 transition-colors peer-checked:border-accent peer-checked:bg-accent peer-checked:*:translate-x-3.5 peer-checked:*:bg-on-accent peer-disabled:opacity-45"
      >
        <span className="size-3.5 rounded-full bg-ink-muted transition-[translate,background-color] forced-colors:bg-[CanvasText]!" />
      </span>
    </span>
  );
  if (!children) return control;
  return (
    <label className="inline-flex cursor-pointer items-center gap-2">
      {control}
      {children}
    </label>
  );
}
