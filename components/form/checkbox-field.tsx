"use client";

import { useController, type FieldValues } from "react-hook-form";
import type { FieldProps } from "@/components/form/field";
import { Checkbox } from "@/components/ui/input/checkbox";

/** A checkbox with its label beside it. */
export function CheckboxField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  isDisabled,
  className,
}: Pick<FieldProps<Values, Output>, "control" | "name" | "label" | "isDisabled" | "className">) {
  const { field } = useController({ control, name });
  return (
    <Checkbox
      isChecked={field.value === true}
      onChange={field.onChange}
      isDisabled={isDisabled}
      className={className}
    >
      {label}
    </Checkbox>
  );
}
