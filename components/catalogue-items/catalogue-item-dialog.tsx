"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { v7 as newId } from "uuid";
import { CatalogueItemFields } from "./catalogue-item-fields";
import { FormDialog } from "@/components/dialog/form-dialog";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import {
  catalogueItemFieldNames,
  type CatalogueItemForm,
  type CatalogueItemFormInput,
  catalogueItemFormSchema,
  toCatalogueItemForm,
} from "@/lib/catalogue-items/form";
import {
  useCreateCatalogueItem,
  useDeleteCatalogueItem,
  useUpdateCatalogueItem,
} from "@/lib/catalogue-items/queries";
import type { CatalogueItem } from "@/lib/catalogue-items/schema";

/** The line to edit, or what a new one begins with. */
export type CatalogueItemSubject =
  | { mode: "create"; item: Partial<CatalogueItem> }
  | { mode: "edit"; item: CatalogueItem };

type Opening = { isOpen: boolean; onClose: () => void };

/** The dialog of a line of the price list: creates, edits or deletes it. */
export function CatalogueItemDialog({ subject, ...opening }: { subject: CatalogueItemSubject } & Opening) {
  return subject.mode === "create" ? (
    <NewCatalogueItem item={subject.item} {...opening} />
  ) : (
    <EditCatalogueItem item={subject.item} {...opening} />
  );
}

function NewCatalogueItem({ item, ...opening }: { item: Partial<CatalogueItem> } & Opening) {
  const createItem = useCreateCatalogueItem();
  // Generated once per dialog, so that saving again after a lost response does not create a second line.
  const [id] = useState(() => newId());
  const form = useItemForm(item);
  return (
    <FormDialog
      {...opening}
      form={form}
      onSubmit={(values) => createItem.mutateAsync({ id, ...values })}
      title="Add price list item"
      isShort
      saveLabel="Add item"
    >
      <CatalogueItemFields control={form.control} />
    </FormDialog>
  );
}

function EditCatalogueItem({ item, ...opening }: { item: CatalogueItem } & Opening) {
  const updateItem = useUpdateCatalogueItem();
  const deleteItem = useDeleteCatalogueItem();
  const form = useItemForm(item);
  const edit = useRowEdit({
    form,
    row: item,
    toForm: toCatalogueItemForm,
    names: catalogueItemFieldNames,
    save: (change) => updateItem.mutateAsync({ id: item.id, ...change }),
  });
  const handleDelete = () => {
    deleteItem.mutate({ id: item.id, name: item.title });
    opening.onClose();
  };
  return (
    <FormDialog
      {...opening}
      form={form}
      subject={item.id}
      onSubmit={edit.submit}
      edit={edit}
      onDelete={handleDelete}
      title="Price list item"
      isShort
    >
      <CatalogueItemFields control={form.control} />
    </FormDialog>
  );
}

function useItemForm(item: Partial<CatalogueItem>) {
  return useForm<CatalogueItemFormInput, unknown, CatalogueItemForm>({
    resolver: zodResolver(catalogueItemFormSchema),
    defaultValues: toCatalogueItemForm(item),
  });
}
