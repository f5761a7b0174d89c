"use client";

import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { useDialog } from "@/components/dialog/use-dialog";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import {
  type BuilderFormReturn,
  type ItemForm,
  type ItemFormInput,
  toItemForm,
} from "@/lib/sales-documents/form";

const ItemDialog = lazyComponent(() =>
  import("@/components/sales-documents/items/item-dialog").then((module) => module.ItemDialog),
);

/**
 * Returns a function that opens the dialog of an item, and the dialog. It belongs to the builder and not to one of its layouts, so
 * that it stays open when the window is resized or a tablet is turned.
 */
export function useItemEditor(
  { control, setValue, getValues }: BuilderFormReturn,
  isRateFixed: boolean,
): { edit: (index: number) => void; dialog: ReactNode } {
  const { submitCount } = useFormState({ control, name: "items" });
  const { open, close, ...dialog } = useDialog<{ index: number; item: ItemFormInput }>(ItemDialog);
  const edit = (index: number) => open({ index, item: getValues(`items.${index}`) });
  const { subject } = dialog;
  if (!subject) return { edit, dialog: null };

  const { index, item } = subject;
  const change = { shouldDirty: true, shouldValidate: submitCount > 0 };
  const handleSave = (saved: ItemForm) =>
    setValue(`items.${index}`, { ...toItemForm(saved), key: getValues(`items.${index}.key`) }, change);
  const handleDelete = () =>
    setValue(
      "items",
      getValues("items").filter((_, at) => at !== index),
      change,
    );
  return {
    edit,
    dialog: (
      <ItemDialog
        key={dialog.key}
        item={item}
        currency={getValues("currency")}
        tax={getValues("taxTreatment") === "standard" ? getValues("tax") : "0"}
        isRateFixed={isRateFixed}
        onSave={handleSave}
        onDelete={handleDelete}
        deleteQuestion={deleteItemQuestion(item)}
        isOpen={dialog.isOpen}
        onClose={close}
      />
    ),
  };
}

export function deleteItemQuestion({ title, timeLineId }: Pick<ItemFormInput, "title" | "timeLineId">) {
  return {
    title: `Delete ${title.trim() ? `“${title.trim()}”` : "this item"}?`,
    body: timeLineId
      ? "It is removed from the document when you save. Its time can be billed again then."
      : "It is removed from the document when you save.",
  };
}
