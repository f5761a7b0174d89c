"use client";

import { clsx } from "clsx";
import { Suspense, useState } from "react";
import { useWatch } from "react-hook-form";
import type { BuilderControl } from "@/lib/sales-documents/form";
import { minorDigits } from "@/lib/shared/money/currencies";
import type { PrintedBesides } from "@/components/sales-documents/paper/live-preview";
import { PaperHead } from "@/components/sales-documents/paper/paper-head";
import { TotalsSummary } from "@/components/sales-documents/builder/totals-summary";
import { NumberField } from "@/components/form/number-field";
import { TextareaField } from "@/components/form/textarea-field";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import type { DocumentKind } from "@/lib/document-settings/kinds";
import { Panel } from "@/components/ui/panel";

const TaxOptions = lazyComponent(() =>
  import("@/components/sales-documents/items/tax-options").then((module) => module.TaxOptions),
);

/** Discounts, tax, the totals, and the document's note, in one panel. */
export function AdjustmentsSection({
  control,
  kind,
  printed,
}: {
  control: BuilderControl;
  kind: DocumentKind;
  printed?: PrintedBesides;
}) {
  return (
    <Panel title="Adjustments and notes" bodyClassName="@container">
      <div className="grid gap-x-6 gap-y-4 @xl:grid-cols-2">
        <AdjustmentFields control={control} kind={kind} />
        <TotalsSummary control={control} printed={printed} />
        <NoteField control={control} className="@xl:col-span-2" />
      </div>
    </Panel>
  );
}

/** Discounts, tax, and the options that few documents need. */
export function AdjustmentFields({ control, kind }: { control: BuilderControl; kind: DocumentKind }) {
  // A credit note has discounts and tax from its invoice.
  const isFixed = kind === "creditNote";
  const [currency, taxTreatment, withholding, pricesIncludeTax] = useWatch({
    control,
    name: ["currency", "taxTreatment", "withholding", "pricesIncludeTax"],
  });
  const isTaxed = taxTreatment === "standard";
  // Few documents need the tax options: they are shown when one is set, or by the button.
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || !isTaxed || Boolean(withholding) || pricesIncludeTax;
  return (
    <div className="grid grid-cols-2 content-start gap-x-3 gap-y-4">
      <NumberField control={control} name="discountPercent" label="Discount" unit="%" isDisabled={isFixed} />
      <NumberField
        control={control}
        name="discountFlat"
        label="Flat discount"
        unit={currency}
        decimals={minorDigits(currency)}
        isDisabled={isFixed}
      />
      <NumberField
        control={control}
        name="tax"
        label="Tax"
        unit="%"
        isDisabled={isFixed || !isTaxed}
        hint={!isTaxed && "Not charged"}
      />
      {!isOpen && !isFixed && (
        <Button variant="ghost" onClick={() => setIsOpened(true)} className="mt-5 justify-self-start">
          Tax options
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <TaxOptions control={control} isFixed={isFixed} focusesOnMount={isOpened} />
        </Suspense>
      )}
    </div>
  );
}

/** The note below the totals. */
export function NoteField({ control, paperLabel, className }: NoteFieldProps) {
  const isPaper = paperLabel !== undefined;
  return (
    <div className={className}>
      {isPaper && <PaperHead>{paperLabel}</PaperHead>}
      <TextareaField
        control={control}
        name="note"
        label="Note"
        isLabelHidden={isPaper}
        placeholder={isPaper ? "Terms, thanks, or anything else to print" : undefined}
        rows={3}
        className={clsx(isPaper && "[&_textarea]:min-h-14")}
      />
    </div>
  );
}

interface NoteFieldProps {
  control: BuilderControl;
  /** The head on the paper, in its language. */
  paperLabel?: string;
  className?: string;
}
