"use client";

import { useEffect, useRef } from "react";
import { useController, useWatch } from "react-hook-form";
import { NumberField } from "@/components/form/number-field";
import { SelectField } from "@/components/form/select-field";
import { TextareaField } from "@/components/form/textarea-field";
import { Checkbox } from "@/components/ui/input/checkbox";
import type { BuilderControl } from "@/lib/sales-documents/form";
import { taxNote } from "@/lib/sales-documents/totals/tax-notes";
import { taxTreatmentOptions } from "@/lib/sales-documents/totals/tax-options";

/** The options that few documents need: the tax treatment, with the words that it prints, and tax that the client withholds. */
export function TaxOptions({
  control,
  isFixed,
  focusesOnMount,
}: {
  control: BuilderControl;
  /** A credit note has the treatment of its invoice and no withholding. */
  isFixed: boolean;
  /** True to move the focus here: the button that showed the fields no longer exists. */
  focusesOnMount: boolean;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusesOnMount) element.current?.querySelector<HTMLElement>("[role=combobox]")?.focus();
  }, [focusesOnMount]);
  const [taxTreatment, own] = useWatch({ control, name: ["taxTreatment", "taxNote"] });
  const words = taxNote({ taxTreatment });
  return (
    <div ref={element} className="col-span-2 grid gap-y-4">
      <SelectField
        control={control}
        name="taxTreatment"
        label="Tax treatment"
        options={taxTreatmentOptions}
        isDisabled={isFixed}
        hint={words && !own && `Prints “${words}”, in the language of the document`}
      />
      {words && (
        <TextareaField
          control={control}
          name="taxNote"
          label="Sentence about tax"
          placeholder={words}
          rows={2}
          hint="If empty, the usual sentence is printed."
        />
      )}
      <PricesIncludeTax control={control} isDisabled={isFixed} />
      {!isFixed && (
        <NumberField
          control={control}
          name="withholding"
          label="Withholding tax"
          unit="%"
          placeholder="None"
          hint="Kept by the client and paid to the tax office for you"
        />
      )}
    </div>
  );
}

function PricesIncludeTax({ control, isDisabled }: { control: BuilderControl; isDisabled: boolean }) {
  const { field } = useController({ control, name: "pricesIncludeTax" });
  return (
    <Checkbox isChecked={field.value} isDisabled={isDisabled} onChange={field.onChange}>
      Prices include tax
    </Checkbox>
  );
}
