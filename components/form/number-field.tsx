"use client";

import { clsx } from "clsx";
import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { useController, type FieldValues } from "react-hook-form";
import { formatNumber, parseNumber } from "@/components/form/number-text";
import { Field, type FieldProps } from "@/components/form/field";
import { Input } from "@/components/ui/input/input";
import { markUnclear, UNCLEAR_NUMBER, withoutMark } from "@/lib/shared/money/unclear-number";

/**
 * An exact number, held by the form as plain digits with a decimal point ("1234.50"), never as a float. Unreadable input
 * is kept as typed, unclear numbers with a mark, and the form's schema rejects them. `unit` is shown at the end: a currency, "%".
 */
export function NumberField<Values extends FieldValues, Output>({
  control,
  name,
  unit,
  placeholder,
  decimals,
  isDisabled,
  align = "left",
  ...frame
}: FieldProps<Values, Output> & {
  unit?: string;
  placeholder?: string;
  /** The least number of decimals that are shown while it does not have the focus. */
  decimals?: number;
  align?: "left" | "right";
}) {
  const { field, fieldState } = useController({ control, name });
  // Grouping is applied on blur only, as further digits would break it while typing.
  const [draft, setDraft] = useState<string>();
  // The value on focus and its text. A stored "1.125" is clear, although the same is not when it is typed.
  const [start, setStart] = useState({ shown: "", value: "" });
  const isEditing = draft !== undefined;
  const valueOf = (typed: string) => {
    if (typed === start.shown) return start.value;
    const { number, error } = parseNumber(typed, { unit, locale: navigator.language });
    return number ?? (error === UNCLEAR_NUMBER ? markUnclear(typed) : typed);
  };
  const value = String(field.value ?? "");
  const shown = withoutMark(value);

  const input = useRef<HTMLInputElement>(null);
  // Focus selects the number, so that typing replaces it. The browser's own selection on Tab is lost when the text is ungrouped.
  useLayoutEffect(() => {
    if (isEditing) input.current?.select();
  }, [isEditing]);
  const selectOnFirstPress = useSelectOnFirstPress();

  const unreadable = shown === value ? parseNumber(value, { unit }).error : UNCLEAR_NUMBER;
  const formError = fieldState.error?.message;
  const error = isEditing && !formError ? undefined : (unreadable ?? formError);
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
            value={isEditing && valueOf(draft) === value ? draft : formatNumber(shown, decimals)}
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            disabled={isDisabled}
            className={clsx("tabular", align === "right" && "text-right", unit && "pr-12")}
            onFocus={() => {
              setStart({ shown, value });
              setDraft(shown);
            }}
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
              data-unit
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

/** The press that focuses the field selects all, like Tab; the next one places the caret, and a drag selects a range. */
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
