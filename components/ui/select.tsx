"use client";

import { Select as Base } from "@base-ui/react/select";
import { clsx } from "clsx";
import { Check, ChevronDown } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { controlClass, controlFocusClass, optionClass, popupClass } from "@/components/ui/control-class";

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A dot or icon before the words. */
  mark?: ReactNode;
}

export interface SelectProps<Value extends string> {
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  /** Names it where no `<label>` does. */
  label?: string;
  /** "quiet" has no box until it is pointed at: for headers and rows. */
  look?: "control" | "quiet";
  isDisabled?: boolean;
  isInvalid?: boolean;
  id?: string;
  "aria-labelledby"?: string;
  "aria-describedby"?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

/** One of a few known values. */
export function Select<Value extends string>({
  value,
  onChange,
  options,
  placeholder = "Select",
  label,
  look = "control",
  isDisabled,
  isInvalid,
  id,
  onBlur,
  ref,
  className,
  ...aria
}: SelectProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => next !== null && onChange(next as Value)}
      items={options as SelectOption<Value>[]}
      disabled={isDisabled}
      modal={false}
    >
      <Base.Trigger
        ref={ref}
        id={id}
        aria-label={label && `${label}: ${chosen?.label ?? placeholder}`}
        aria-invalid={isInvalid || undefined}
        onBlur={onBlur}
        className={clsx(looks[look], className)}
        {...aria}
      >
        {chosen?.mark}
        <span className={clsx("min-w-0 flex-1 truncate text-left", !chosen && "text-ink-faint")}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-muted" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
          <Base.Popup className={clsx(popupClass, "max-w-(--available-width) min-w-(--anchor-width)")}>
            <Base.List className="max-h-[min(250px,var(--available-height))] overflow-y-auto overscroll-contain p-1">
              {options.map((option) => (
                <Base.Item key={option.value} value={option.value} className={optionClass}>
                  {option.mark}
                  <Base.ItemText className="min-w-0 flex-1 truncate">{option.label}</Base.ItemText>
                  <Base.ItemIndicator className="ml-2">
                    <Check aria-hidden className="size-4" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const looks = {
  control: clsx(controlClass, controlFocusClass, "flex h-8 items-center gap-2 pr-2 pl-2.5 select-none"),
  quiet:
    "target inline-flex h-7 max-w-full items-center gap-1.5 rounded-control px-2 text-label font-medium transition-colors select-none enabled:hover:bg-hover data-popup-open:bg-hover",
};
