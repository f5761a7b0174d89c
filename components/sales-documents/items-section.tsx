"use client";

import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useFieldArray, useFormState, useWatch } from "react-hook-form";
import { useConfirm } from "@/components/dialog/confirm";
import { useDialog } from "@/components/dialog/use-dialog";
import { AddTile } from "@/components/list/placeholder-rows";
import {
  type BuilderFormReturn,
  emptyItem,
  type ItemForm,
  type ItemFormInput,
  toItemForm,
  toItemRow,
} from "@/lib/sales-documents/form";
import { ItemRow } from "@/components/sales-documents/item-row";
import { Button } from "@/components/ui/button";
import { lazyComponent, useHasInteracted } from "@/components/ui/lazy-part";
import { Panel } from "@/components/ui/panel";
import type { DocumentKind } from "@/lib/document-settings/kinds";
import { MISSING_ITEMS } from "@/lib/sales-documents/rules";

const ItemDialog = lazyComponent(() =>
  import("@/components/sales-documents/item-dialog").then((module) => module.ItemDialog),
);

const ItemSorting = lazyComponent(() =>
  import("@/components/sales-documents/item-sorting").then((module) => module.ItemSorting),
);

/** The items of the document; they can be added in a dialog or inline, edited, reordered and deleted. */
export function ItemsSection({
  form: { control, setValue, getValues },
  kind,
}: {
  form: BuilderFormReturn;
  kind: DocumentKind;
}) {
  // A credit note has its tax rates from its invoice.
  const isRateFixed = kind === "creditNote";
  const { fields, append, remove, move } = useFieldArray({ control, name: "items", keyName: "rowId" });
  const { submitCount, errors } = useFormState({ control, name: "items" });
  const currency = useWatch({ control, name: "currency" });
  const dialog = useDialog<{ index?: number; item: ItemFormInput }>(ItemDialog);
  const confirm = useConfirm();
  const [announcement, setAnnouncement] = useState("");
  const hasInteracted = useHasInteracted();
  // Units and rates of lines are shown when a line has one, or by the menu of a line.
  const isUsed = useWatch({
    control,
    compute: ({ items }) => items.some((item) => item.unit || item.taxRate),
  });
  const [hasTaxFields, setHasTaxFields] = useState(isUsed);
  if (isUsed && !hasTaxFields) setHasTaxFields(true);

  const handleMove = (from: number, to: number) => {
    if (to < 0 || to >= fields.length || to === from) return;
    move(from, to);
    setAnnouncement(`Moved to position ${to + 1} of ${fields.length}`);
  };

  const deleteItem = (index: number) => {
    remove(index);
    setAnnouncement(`Item ${index + 1} deleted`);
  };
  const handleDelete = async (index: number) => {
    const question = deleteQuestion(getValues(`items.${index}.title`));
    if (await confirm({ ...question, tone: "danger" })) deleteItem(index);
  };
  const handleSave = (index: number | undefined, item: ItemForm) => {
    const row = toItemForm(item);
    if (index === undefined) return append(toItemRow(row), { shouldFocus: false });
    setValue(
      `items.${index}`,
      { ...row, key: getValues(`items.${index}.key`) },
      { shouldDirty: true, shouldValidate: submitCount > 0 },
    );
  };
  const addLine = () => append(toItemRow(emptyItem), { focusName: `items.${fields.length}.title` });
  const { subject } = dialog;

  const error =
    fields.length === 0 ? submitCount > 0 && MISSING_ITEMS : (errors.items?.root ?? errors.items)?.message;
  return (
    <Panel
      title="Items and pricing"
      count={fields.length}
      bodyClassName="@container"
      actions={
        <Button size="sm" onClick={() => dialog.open({ item: emptyItem })}>
          <Plus aria-hidden />
          Add item
        </Button>
      }
    >
      <div>
        {fields.length > 0 && (
          <div
            aria-hidden
            className="hidden grid-cols-[1.5rem_minmax(0,1fr)_8.5rem_5.5rem_7.5rem_2rem] gap-x-2 pb-1.5 text-label font-medium text-ink-muted @xl:grid"
          >
            <span className="col-start-2">Item</span>
            <span className="text-right">Rate</span>
            <span className="text-right">Quantity</span>
            <span className="text-right">Amount</span>
          </div>
        )}
        <ul className="flex flex-col">
          {fields.map((field, index) => (
            <li
              key={field.key}
              id={`item-${field.key}`}
              className="border-b border-line bg-panel py-2.5 text-ink data-dnd-dragging:rounded-control data-dnd-dragging:shadow-float"
            >
              <ItemRow
                control={control}
                index={index}
                count={fields.length}
                hasTaxFields={hasTaxFields}
                isRateFixed={isRateFixed}
                onShowTaxFields={() => setHasTaxFields(true)}
                onMove={(to) => handleMove(index, to)}
                onEdit={() => dialog.open({ index, item: getValues(`items.${index}`) })}
                onDelete={() => handleDelete(index)}
              />
            </li>
          ))}
        </ul>
        <Suspense>
          {hasInteracted && fields.length > 1 && (
            <ItemSorting ids={fields.map((field) => `item-${field.key}`)} onMove={handleMove} />
          )}
        </Suspense>
        {error && (
          <p
            role="alert"
            data-error
            tabIndex={-1}
            className="py-2 text-label font-medium text-danger outline-none"
          >
            {error}
          </p>
        )}
        <AddTile label="Add line" onAdd={addLine} className="mt-2.5" />
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
      {subject && (
        <ItemDialog
          key={dialog.key}
          item={subject.item}
          currency={currency}
          tax={getValues("taxTreatment") === "standard" ? getValues("tax") : "0"}
          isRateFixed={isRateFixed}
          onSave={(item) => handleSave(subject.index, item)}
          onDelete={subject.index === undefined ? undefined : () => deleteItem(subject.index ?? 0)}
          deleteQuestion={deleteQuestion(subject.item.title)}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </Panel>
  );
}

function deleteQuestion(title: string) {
  return {
    title: `Delete ${title.trim() ? `“${title.trim()}”` : "this item"}?`,
    body: "It is removed from the document when you save.",
  };
}
