"use client";

import { useController, type FieldValues } from "react-hook-form";
import { Field, type FieldProps } from "@/components/form/field";
import { Textarea } from "@/components/ui/input/textarea";

/** Several lines of text; Ctrl or Cmd with Enter submits. */
export function TextareaField<Values extends FieldValues, Output>({
  control,
  name,
  isDisabled,
  rows,
  placeholder,
  maxLength,
  ...frame
}: FieldProps<Values, Output> & { rows?: number; placeholder?: string; maxLength?: number }) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field {...frame} error={fieldState.error?.message}>
      {(wiring) => (
        <Textarea
          {...{ rows, placeholder, maxLength }}
          {...wiring}
          {...field}
          value={field.value ?? ""}
          disabled={isDisabled}
        />
      )}
    </Field>
  );
}
