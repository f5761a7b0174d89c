"use client";

import { type Control, type FieldValues, type Path, useWatch } from "react-hook-form";
import { ComboboxField } from "@/components/form/combobox-field";
import { NumberField } from "@/components/form/number-field";
import { currencyOptions } from "@/lib/shared/money/currency-codes";
import { useQueryData } from "@/lib/query/use-query-data";
import { userQuery } from "@/lib/users/queries";

/** A project's budget and its currency, which is the profile's unless another one is chosen. */
export function BudgetFields<Values extends FieldValues & { budget: string; currency: string }>({
  control,
}: {
  control: Control<Values>;
}) {
  const user = useQueryData(userQuery());
  const chosen = useWatch({ control, name: "currency" as Path<Values> });
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <NumberField
        control={control}
        name={"budget" as Path<Values>}
        label="Budget"
        unit={chosen || user?.currency}
        isRequired
      />
      <ComboboxField
        control={control}
        name={"currency" as Path<Values>}
        label="Currency"
        emptyValue=""
        options={currencyOptions()}
        placeholder={user?.currency ?? "Currency"}
        searchPlaceholder="Search currencies"
      />
    </div>
  );
}
