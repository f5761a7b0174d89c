"use client";

import type { FieldValues } from "react-hook-form";
import { ComboboxField } from "@/components/form/combobox-field";
import type { FieldProps } from "@/components/form/field";
import { currencyOptions } from "@/lib/shared/money/currency-codes";

/** A currency, or none, which means any. */
export function AnyCurrencyField<Values extends FieldValues, Output>(
  props: Pick<FieldProps<Values, Output>, "control" | "name" | "hint">,
) {
  return (
    <ComboboxField
      {...props}
      label="Currency"
      emptyValue=""
      options={currencyOptions()}
      isClearable
      placeholder="Any"
      searchPlaceholder="Search currencies"
    />
  );
}
