"use client";

import type { ComponentProps } from "react";
import { useController, type FieldValues } from "react-hook-form";
import { Field, type FieldProps } from "@/components/form/field";
import { Input } from "@/components/ui/input/input";

/** One line of text. */
export function TextField<Values extends FieldValues, Output>({
  control,
  name,
  isDisabled,
  className,
  label,
  hint,
  isRequired,
  isLabelHidden,
  ...input
}: FieldProps<Values, Output> &
  Pick<
    ComponentProps<"input">,
    "type" | "placeholder" | "autoComplete" | "inputMode" | "maxLength" | "onPaste"
  >) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field {...{ label, hint, isRequired, isLabelHidden, className }} error={fieldState.error?.message}>
      {(wiring) => (
        <Input {...input} {...wiring} {...field} value={field.value ?? ""} disabled={isDisabled} />
      )}
    </Field>
  );
}
