"use client";

import { useState } from "react";
import { useController, type FieldValues } from "react-hook-form";
import { Field, type FieldProps } from "@/components/form/field";
import type { ComboboxOption, ComboboxProps } from "@/components/ui/combobox/combobox-trigger";
import { EagerCombobox } from "@/components/ui/combobox/eager-combobox";

/** A searchable picker; the form holds the chosen id. */
export function ComboboxField<Values extends FieldValues, Output>({
  control,
  name,
  initialOption = null,
  emptyValue = null,
  onPick,
  isDisabled,
  options,
  onSearch,
  debounce,
  isLoading,
  onRetry,
  isClearable,
  placeholder,
  searchPlaceholder,
  onOpenChange,
  creation,
  ...frame
}: FieldProps<Values, Output> &
  Pick<
    ComboboxProps,
    | "options"
    | "onSearch"
    | "debounce"
    | "isLoading"
    | "onRetry"
    | "isClearable"
    | "placeholder"
    | "searchPlaceholder"
    | "onOpenChange"
    | "creation"
  > & {
    /** The option of the initial id, which may not be among the loaded options. */
    initialOption?: ComboboxOption | null;
    /** The form's value when nothing is chosen. */
    emptyValue?: null | "";
    onPick?: (option: ComboboxOption | null) => void;
  }) {
  const { field, fieldState } = useController({ control, name });
  const [picked, setPicked] = useState(initialOption);
  const chosen = [picked, initialOption, ...options].find((option) => option?.value === field.value) ?? null;

  const handleChange = (option: ComboboxOption | null) => {
    setPicked(option);
    field.onChange(option?.value ?? emptyValue);
    onPick?.(option);
  };

  return (
    <Field {...frame} error={fieldState.error?.message}>
      {({ "aria-invalid": isInvalid, "aria-required": _, ...wiring }) => (
        <EagerCombobox
          {...wiring}
          ref={field.ref}
          label={frame.label}
          value={chosen}
          onChange={handleChange}
          onBlur={field.onBlur}
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          {...{
            options,
            onSearch,
            debounce,
            isLoading,
            onRetry,
            isClearable,
            placeholder,
            searchPlaceholder,
            onOpenChange,
            creation,
          }}
        />
      )}
    </Field>
  );
}
