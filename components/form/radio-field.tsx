"use client";

import { useId } from "react";
import { useController, type FieldValues } from "react-hook-form";
import { FieldGroup, type FieldProps } from "@/components/form/field";

export interface RadioFieldOption {
  value: string;
  label: string;
  /** A line that explains the option. */
  text: string;
}

/** One of two or three options, each explained in a line. */
export function RadioField<Values extends FieldValues, Output>({
  control,
  name,
  options,
  ...frame
}: Omit<FieldProps<Values, Output>, "isDisabled"> & { options: readonly RadioFieldOption[] }) {
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  return (
    <FieldGroup {...frame} error={fieldState.error?.message}>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(({ value, label, text }) => (
          <label
            key={value}
            className="flex cursor-pointer gap-2.5 rounded-control border border-line-strong bg-panel px-3 py-2.5 transition-colors hover:border-line-mark has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus dark:bg-sunken"
          >
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={`${id}-${value}-text`}
              className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
            />
            <span className="flex min-w-0 flex-col">
              <span id={`${id}-${value}`} className="font-medium">
                {label}
              </span>
              <span id={`${id}-${value}-text`} className="text-ink-muted">
                {text}
              </span>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
