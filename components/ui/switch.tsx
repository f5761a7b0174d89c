"use client";

import { Switch as Base } from "@base-ui/react/switch";
import { clsx } from "clsx";
import type { ReactNode } from "react";

/** On or off, at once. `children` are the words beside it, or `label` names it where none are shown. */
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
    <Base.Root
      checked={isOn}
      onCheckedChange={(checked) => onChange(checked)}
      disabled={isDisabled}
      aria-label={label}
      className={clsx(
        "group inline-flex target shrink-0 items-center justify-center rounded-full data-disabled:opacity-45",
        className,
      )}
    >
      <span className="flex h-5 w-8.5 items-center rounded-full border border-line-mark bg-sunken p-0.5 transition-colors group-data-checked:border-accent group-data-checked:bg-accent">
        <Base.Thumb className="size-3.5 rounded-full bg-ink-muted transition-[translate,background-color] data-checked:translate-x-3.5 data-checked:bg-on-accent forced-colors:bg-[CanvasText]" />
      </span>
    </Base.Root>
  );
  if (!children) return control;
  return (
    <label className="inline-flex cursor-pointer items-center gap-2">
      {control}
      {children}
    </label>
  );
}
