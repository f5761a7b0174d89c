"use client";

import { useWatch } from "react-hook-form";
import type { BuilderControl } from "@/lib/sales-documents/form";
import { currencyOptions } from "@/lib/currencies";
import { ComboboxField } from "@/components/form/combobox-field";
import { DateTimeField } from "@/components/form/date-time-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { PayToField } from "@/components/sales-documents/pay-to-field";
import { NumberField } from "@/components/sales-documents/number-field";
import { Panel } from "@/components/ui/panel";
import { type DocumentKind, kindLabels } from "@/lib/document-settings/kinds";
import { categoryLabels, salesDocumentCategories } from "@/lib/sales-documents/categories";

const categoryOptions = salesDocumentCategories.map((category) => ({
  value: category,
  label: categoryLabels[category],
}));

const creditNoteOptions = [{ value: "invoice", label: kindLabels.creditNote }];

/** The document's category, number, date and subject. */
export function DocumentInfoSection({
  control,
  kind,
  className,
}: {
  control: BuilderControl;
  kind: DocumentKind;
  className?: string;
}) {
  const options = currencyOptions();
  // A credit note has its category and currency from its invoice.
  const isCreditNote = kind === "creditNote";
  const category = useWatch({ control, name: "category" });
  return (
    <Panel title="Document info" className={className} bodyClassName="@container">
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 @xl:grid-cols-3">
        <SelectField
          control={control}
          name="category"
          label="Category"
          options={isCreditNote ? creditNoteOptions : categoryOptions}
          isDisabled={isCreditNote}
        />
        <NumberField control={control} isCreditNote={isCreditNote} />
        <TextField
          control={control}
          name="referenceNumber"
          label="Reference"
          autoComplete="off"
          className="@max-sm:col-span-2"
        />
        <DateTimeField
          control={control}
          name="issuedAt"
          label="Issue date"
          isRequired
          yearless="nearest"
          className="@max-sm:col-span-2 [&>div>span]:w-full"
        />
        <ComboboxField
          control={control}
          name="currency"
          label="Currency"
          isRequired
          options={options}
          isDisabled={isCreditNote}
          placeholder="Select a currency"
          searchPlaceholder="Search currencies"
          className="@max-xl:col-span-2"
        />
        {category === "invoice" && !isCreditNote && (
          <PayToField control={control} className="col-span-full" />
        )}
        <TextField
          control={control}
          name="projectTitle"
          label="Project title"
          isRequired
          autoComplete="off"
          className="col-span-full"
        />
        <TextareaField
          control={control}
          name="projectDescription"
          label="Project description"
          rows={2}
          className="col-span-full"
        />
      </div>
    </Panel>
  );
}
