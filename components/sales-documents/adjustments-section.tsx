"use client";

import { useWatch } from "react-hook-form";
import type { BuilderControl } from "@/lib/sales-documents/form";
import { TotalsSummary } from "@/components/sales-documents/totals-summary";
import { NumberField } from "@/components/form/number-field";
import { TextareaField } from "@/components/form/textarea-field";
import { Panel } from "@/components/ui/panel";

/** Discounts, tax, the totals, and the document's note. */
export function AdjustmentsSection({
  control,
  isFixed,
}: {
  control: BuilderControl;
  /** A credit note has discounts and tax from its invoice. */
  isFixed: boolean;
}) {
  const currency = useWatch({ control, name: "currency" });
  return (
    <Panel title="Adjustments and notes" bodyClassName="@container">
      <div className="grid gap-x-6 gap-y-4 @xl:grid-cols-2">
        <div className="grid grid-cols-2 content-start gap-x-3 gap-y-4">
          <NumberField
            control={control}
            name="discountPercent"
            label="Discount"
            unit="%"
            isDisabled={isFixed}
          />
          <NumberField
            control={control}
            name="discountFlat"
            label="Flat discount"
            unit={currency}
            isDisabled={isFixed}
          />
          <NumberField control={control} name="tax" label="Tax" unit="%" isDisabled={isFixed} />
        </div>
        <TotalsSummary control={control} />
        <TextareaField control={control} name="note" label="Note" rows={3} className="@xl:col-span-2" />
      </div>
    </Panel>
  );
}
