"use client";

import { clsx } from "clsx";
import { useWatch } from "react-hook-form";
import type { BuilderControl } from "@/lib/sales-documents/form";
import { NumberField } from "@/components/form/number-field";
import { SelectField } from "@/components/form/select-field";
import { unitOptions } from "@/lib/sales-documents/totals/tax-options";

/** The tax rate of a line below its rate, the unit below its quantity and the discount below its amount. Without a rate, the field shows the document's. */
export function ItemTaxFields({
  control,
  index,
  isRateFixed,
}: {
  control: BuilderControl;
  index: number;
  isRateFixed: boolean;
}) {
  const [tax, taxTreatment] = useWatch({ control, name: ["tax", "taxTreatment"] });
  const isTaxed = taxTreatment === "standard";
  return (
    <>
      <NumberField
        control={control}
        name={`items.${index}.taxRate`}
        label="Line tax"
        unit="%"
        placeholder={isTaxed ? tax || "0" : "0"}
        align="right"
        isDisabled={isRateFixed || !isTaxed}
        className={clsx("col-start-2 @xl:col-start-3 @xl:row-start-2", onWide)}
      />
      <SelectField
        control={control}
        name={`items.${index}.unit`}
        label="Unit"
        options={unitOptions}
        placeholder="Unit"
        className={clsx("@xl:col-start-4 @xl:row-start-2", onWide)}
      />
      <NumberField
        control={control}
        name={`items.${index}.discountPercent`}
        label="Line discount"
        unit="%"
        placeholder="Discount"
        align="right"
        className={clsx("col-start-2 @xl:col-start-5 @xl:row-start-2", onWide)}
      />
    </>
  );
}

// Wide rows have no room for labels: the placeholders say the same.
const onWide = "@xl:[&>label]:sr-only";
