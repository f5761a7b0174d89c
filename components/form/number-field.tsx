"use client";

import { clsx } from "clsx";
import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { useController, type FieldValues } from "react-hook-form";
import { readNumber, showNumber } from "@/components/form/number-text";
import { Field, type FieldProps } from "@/components/form/field";
import { Input } from "@/components/ui/input";

/**
 * An exact number, held by the form as plain digits with a decimal point ("1234.50"), never as a float. What cannot be
 * read is held as it was typed, and the form's schema refuses it. `unit` stands at its end: a currency, "%".
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
  // What is being typed stays as it is and is without grouping, which a further digit would break; blur groups it.
  const [draft, setDraft] = useState<string>();
  const isEditing = draft !== undefined;
  const valueOf = (typed: string) => readNumber(typed, unit).number ?? typed;
  const text = String(field.value ?? "");

  const input = useRef<HTMLInputElement>(null);
  // Whoever comes to the field replaces its number. By keyboard the browser selects it, but not once it is ungrouped.
  useLayoutEffect(() => {
    if (isEditing) input.current?.select();
  }, [isEditing]);
  const selectOnFirstPress = useSelectOnFirstPress();

  const formError = fieldState.error?.message;
  const error = isEditing && !formError ? undefined : (readNumber(text, unit).error ?? formError);
  return (
    <Field {...frame} error={error}>
      {(wiring) => (
        <span className="relative flex">
          <Input
            {...wiring}
            {...selectOnFirstPress}
            ref={(element) => {
              field.ref(element);
              input.current = element;
            }}
            name={field.name}
            value={isEditing && valueOf(draft) === text ? draft : showNumber(text)}
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            disabled={isDisabled}
            className={clsx("tabular", align === "right" && "text-right", unit && "pr-12")}
            onFocus={() => setDraft(text)}
            onChange={(event) => {
              setDraft(event.target.value);
              field.onChange(valueOf(event.target.value));
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

/** The press that brings the focus selects all, as Tab does; the next one places the caret, and a drag selects what it passes. */
function useSelectOnFirstPress() {
  const isFirst = useRef(false);
  return {
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
      isFirst.current = document.activeElement !== currentTarget;
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      // The browser places the caret after the focus.
      if (isFirst.current && currentTarget.selectionStart === currentTarget.selectionEnd)
        currentTarget.select();
      isFirst.current = false;
    },
  };
}
