"use client";

import type { Control } from "react-hook-form";
import { AnyCurrencyField } from "@/components/form/any-currency-field";
import { NameField } from "@/components/form/name-field";
import { NumberField } from "@/components/form/number-field";
import { SelectField } from "@/components/form/select-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { CatalogueItemForm, CatalogueItemFormInput } from "@/lib/catalogue-items/form";
import { unitOptions } from "@/lib/sales-documents/totals/tax-options";

/** The fields of a line of the price list. */
export function CatalogueItemFields({
  control,
}: {
  control: Control<CatalogueItemFormInput, unknown, CatalogueItemForm>;
}) {
  return (
    <>
      <NameField control={control} name="title" label="Title" isRequired />
      <TextareaField control={control} name="description" label="Description" rows={3} />
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField control={control} name="rate" label="Rate" isRequired />
        <SelectField control={control} name="unit" label="Unit" options={unitOptions} placeholder="None" />
        <AnyCurrencyField control={control} name="currency" />
        <NumberField control={control} name="tax" label="Tax" unit="%" placeholder="Document’s" />
      </div>
    </>
  );
}
