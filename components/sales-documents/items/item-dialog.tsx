"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { FormDialog, type FormDialogProps } from "@/components/dialog/form-dialog";
import { NumberField } from "@/components/form/number-field";
import { SelectField } from "@/components/form/select-field";
import { NameField } from "@/components/form/name-field";
import { TextareaField } from "@/components/form/textarea-field";
import { unitOptions } from "@/lib/sales-documents/totals/tax-options";
import type { ItemForm, ItemFormInput } from "@/lib/sales-documents/form";
import { itemFormSchema } from "@/lib/sales-documents/form-schema";
import { minorDigits } from "@/lib/shared/money/currencies";

/** The "Item" dialog: edits one line of the document, with a description. */
export function ItemDialog({
  item,
  currency,
  tax,
  isRateFixed,
  onSave,
  onDelete,
  deleteQuestion,
  isOpen,
  onClose,
}: {
  item: ItemFormInput;
  currency: string;
  /** The rate of the document, for a line without one. */
  tax: string;
  isRateFixed: boolean;
  onSave: (item: ItemForm) => void;
  onDelete: () => void;
  deleteQuestion: FormDialogProps<ItemFormInput, ItemForm>["deleteQuestion"];
  isOpen: boolean;
  onClose: () => void;
}) {
  const form = useForm<ItemFormInput, unknown, ItemForm>({
    // A row keeps what it holds, and a line of a credit note may be a part of an invoice's.
    resolver: zodResolver(itemFormSchema({ isCreditNote: isRateFixed, items: [item] })),
    defaultValues: item,
  });
  const { control } = form;

  const handleDelete = () => {
    onDelete();
    onClose();
  };

  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      // Items have no id, so drafts are matched by content.
      subject={JSON.stringify([item.title, item.description, item.rate, item.quantity])}
      onSubmit={onSave}
      onDelete={handleDelete}
      deleteQuestion={deleteQuestion}
      title="Edit item"
      isShort
    >
      <NameField control={control} name="title" label="Title" isRequired />
      <TextareaField control={control} name="description" label="Description" rows={3} />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          control={control}
          name="rate"
          label="Rate"
          unit={currency}
          decimals={minorDigits(currency)}
          isRequired
        />
        <NumberField control={control} name="quantity" label="Quantity" isRequired />
        <NumberField
          control={control}
          name="taxRate"
          label="Line tax"
          unit="%"
          placeholder={tax || "0"}
          isDisabled={isRateFixed}
        />
        <SelectField control={control} name="unit" label="Unit" options={unitOptions} placeholder="None" />
        <NumberField
          control={control}
          name="discountPercent"
          label="Line discount"
          unit="%"
          placeholder="None"
        />
        <NumberField
          control={control}
          name="discountFlat"
          label="Flat line discount"
          unit={currency}
          decimals={minorDigits(currency)}
          placeholder="None"
        />
      </div>
    </FormDialog>
  );
}
