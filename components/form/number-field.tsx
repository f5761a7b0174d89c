"use client";

import { clsx } from "clsx";
import { useState } from "react";
import { useController, type FieldValues } from "react-hook-form";
import { groupThousands, isNumberText, stripGrouping } from "@/components/form/number-text";
import { Field, type FieldProps } from "@/components/form/field";
import { Input } from "@/components/ui/input";

/**
 * An exact number, held by the form as the text that was typed without its commas ("1234.50"), never as a float.
 * `unit` stands at its end: a currency, "%".
 */
export function NumberField<Values extends FieldValues, Output>({
  control,
  name,
  unit,
  placeholder,
  isDisabled,
  align = "left",
  ...frame
}: FieldProps<Values, Output> & { unit?: string; placeholder?: string; align?: "left" | "right" }) {
  const { field, fieldState } = useController({ control, name });
  // What is being typed stays as it is, so that neither the caret nor a selection is lost; blur groups it.
  const [draft, setDraft] = useState<string>();
  const text = String(field.value ?? "");
  const error = isNumberText(text) ? fieldState.error?.message : "Invalid number";
  return (
    <Field {...frame} error={error}>
      {(wiring) => (
        <span className="relative flex">
          <Input
            {...wiring}
            ref={field.ref}
            name={field.name}
            value={draft !== undefined && stripGrouping(draft) === text ? draft : groupThousands(text)}
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            disabled={isDisabled}
            className={clsx("tabular", align === "right" && "text-right", unit && "pr-12")}
            onChange={(event) => {
              setDraft(event.target.value);
              field.onChange(stripGrouping(event.target.value));
            }}
            onBlur={() => {
              setDraft(undefined);
              field.onBlur();
            }}
          />
          {unit && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-label text-ink-muted"
            >
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
