"use client";

import { useState } from "react";
import { type Control, type FieldPath, type FieldValues, useWatch } from "react-hook-form";
import { ComboboxField } from "@/components/form/combobox-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { Button } from "@/components/ui/button";
import { addressPartNames, addressParts, type AddressPart } from "@/lib/shared/text/address";
import { countryOptions } from "@/lib/shared/text/countries";

/** An address as text, and in parts, which are shown once they are asked for or filled in. */
export function AddressFields<Values extends FieldValues, Output>({
  control,
  names,
  rows,
}: {
  control: Control<Values, unknown, Output>;
  /** The names of the fields in the form. */
  names: Record<AddressPart | "text", FieldPath<Values>>;
  rows: number;
}) {
  const [isAsked, setIsAsked] = useState(false);
  const parts: unknown[] = useWatch({ control, name: addressParts.map((part) => names[part]) });
  const isFilled = parts.some(Boolean);
  const line = (part: Exclude<AddressPart, "country">, className?: string) => (
    <TextField
      control={control}
      name={names[part]}
      label={addressPartNames[part]}
      autoComplete="off"
      className={className}
    />
  );
  return (
    <div className="flex flex-col gap-2">
      <TextareaField
        control={control}
        name={names.text}
        label="Address"
        rows={rows}
        hint={isFilled ? "Documents print the fields below instead." : undefined}
      />
      {isAsked || isFilled ? (
        <div role="group" aria-label="Address in parts" className="grid grid-cols-6 gap-x-3 gap-y-4">
          {line("street", "col-span-full")}
          {line("postcode", "col-span-2")}
          {line("city", "col-span-4")}
          {line("region", "col-span-3")}
          <ComboboxField
            control={control}
            name={names.country}
            label={addressPartNames.country}
            emptyValue=""
            options={countryOptions()}
            isClearable
            placeholder="Select"
            searchPlaceholder="Search countries"
            className="col-span-3"
          />
        </div>
      ) : (
        <Button size="sm" variant="ghost" onClick={() => setIsAsked(true)} className="-ml-2.75 self-start">
          Enter street, city and country
        </Button>
      )}
    </div>
  );
}
