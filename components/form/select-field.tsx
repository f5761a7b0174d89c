"use client";

import { useController, type FieldValues } from "react-hook-form";
import { Field, type FieldProps } from "@/components/form/field";
import type { SelectOption } from "@/components/ui/select/select-trigger";
import { EagerSelect } from "@/components/ui/select/eager-select";

/** A select for a few known values. */
export function SelectField<Values extends FieldValues, Output>({
  control,
  name,
  options,
  placeholder,
  isDisabled,
  isChip = false,
  ...frame
}: FieldProps<Values, Output> & {
  options: readonly SelectOption[];
  placeholder?: string;
  /** A button of the chosen words; the label is for screen readers only. */
  isChip?: boolean;
}) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field {...frame} isLabelHidden={isChip || frame.isLabelHidden} error={fieldState.error?.message}>
      {({ "aria-invalid": isInvalid, "aria-required": _, ...wiring }) => (
        <EagerSelect
          {...wiring}
          ref={field.ref}
          value={field.value || null}
          onChange={field.onChange}
          onBlur={field.onBlur}
          options={options}
          placeholder={placeholder}
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          variant={isChip ? "chip" : "control"}
        />
      )}
    </Field>
  );
}
