"use client";

import { useController, type FieldValues } from "react-hook-form";
import { FieldGroup, type FieldProps } from "@/components/form/field";
import { RadioCards, type RadioOption } from "@/components/ui/input/radio-cards";

/** One of two or three options, each explained in a line. */
export function RadioField<Values extends FieldValues, Output>({
  control,
  name,
  options,
  ...frame
}: Omit<FieldProps<Values, Output>, "isDisabled"> & { options: readonly RadioOption[] }) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldGroup {...frame} error={fieldState.error?.message}>
      <RadioCards
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        options={options}
        className="sm:grid-cols-2"
      />
    </FieldGroup>
  );
}
