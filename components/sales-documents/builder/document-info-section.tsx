"use client";

import { clsx } from "clsx";
import { Suspense } from "react";
import { useWatch } from "react-hook-form";
import type { BuilderControl } from "@/lib/sales-documents/form";
import { currencyOptions } from "@/lib/shared/money/currency-codes";
import { ComboboxField } from "@/components/form/combobox-field";
import { DateTimeField } from "@/components/form/date/date-time-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { PayToField } from "@/components/sales-documents/builder/pay-to-field";
import { NumberField } from "@/components/sales-documents/items/number-field";
import { PaperHead } from "@/components/sales-documents/paper/paper-head";
import { SignaturesField } from "@/components/sales-documents/builder/signatures-field";
import { Panel } from "@/components/ui/panel";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { type DocumentKind, kindLabels } from "@/lib/document-settings/kinds";
import { languageOptions } from "@/lib/shared/text/languages";
import { categoryLabels, salesDocumentCategories } from "@/lib/sales-documents/categories";

const ServiceField = lazyComponent(() =>
  import("@/components/sales-documents/builder/service-field").then((module) => module.ServiceField),
);

const categoryOptions = salesDocumentCategories.map((category) => ({
  value: category,
  label: categoryLabels[category],
}));

const creditNoteOptions = [{ value: "invoice", label: kindLabels.creditNote }];

/** The document's category, number, date, currency and account. The paper has fields of its own for the project. */
export function DocumentInfoSection({
  control,
  kind,
  hasProjectFields,
}: {
  control: BuilderControl;
  kind: DocumentKind;
  hasProjectFields: boolean;
}) {
  const options = currencyOptions();
  // A credit note has its category and currency from its invoice.
  const isCreditNote = kind === "creditNote";
  const category = useWatch({ control, name: "category" });
  return (
    <Panel title="Document info" bodyClassName="@container">
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
        <Suspense>
          <ServiceField control={control} />
        </Suspense>
        <ComboboxField
          control={control}
          name="currency"
          label="Currency"
          isRequired
          options={options}
          isDisabled={isCreditNote}
          placeholder="Choose a currency"
          searchPlaceholder="Search currencies"
          className="@max-xl:col-span-2"
        />
        <SelectField
          control={control}
          name="language"
          label="Language"
          options={languageOptions}
          className="@max-xl:col-span-2"
        />
        {category === "invoice" && !isCreditNote && (
          <PayToField control={control} className="col-span-full" />
        )}
        <SignaturesField control={control} isQuotation={category === "quotation"} />
        {hasProjectFields && (
          <div className="col-span-full flex flex-col gap-4">
            <ProjectFields control={control} />
          </div>
        )}
      </div>
    </Panel>
  );
}

/** The title and description of the project, as they are printed. */
export function ProjectFields({ control, paperLabel }: { control: BuilderControl; paperLabel?: string }) {
  // On the paper the fields have the head that is printed.
  const isPaper = paperLabel !== undefined;
  return (
    <>
      {isPaper && <PaperHead>{paperLabel}</PaperHead>}
      <TextField
        control={control}
        name="projectTitle"
        label="Project title"
        isLabelHidden={isPaper}
        isRequired
        autoComplete="off"
        className={clsx(isPaper && "[&_input]:font-semibold")}
      />
      <TextareaField
        control={control}
        name="projectDescription"
        label="Project description"
        isLabelHidden={isPaper}
        placeholder={isPaper ? "Description" : undefined}
        rows={isPaper ? 1 : 2}
        className={clsx(isPaper && "[&_textarea]:min-h-8")}
      />
    </>
  );
}
