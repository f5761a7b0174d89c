"use client";

import { clsx } from "clsx";
import { Suspense, useState } from "react";
import { useFieldArray, useFormState, useWatch } from "react-hook-form";
import { useConfirm } from "@/components/dialog/confirm";
import { AddTile } from "@/components/list/add-tile";
import {
  type BuilderFormReturn,
  emptyItem,
  type ItemRow as ItemRowValues,
  toItemRow,
} from "@/lib/sales-documents/form";
import { deleteItemQuestion } from "@/components/sales-documents/items/item-editor";
import { usePriceList } from "@/components/sales-documents/items/use-price-list";
import { itemColumns, ItemRow } from "@/components/sales-documents/items/item-row";
import { lazyComponent, useHasInteracted } from "@/components/ui/popup/lazy-part";
import { englishPrint, type PrintWords } from "@/lib/sales-documents/paper-labels/words";
import type { DocumentKind } from "@/lib/document-settings/kinds";
import { MISSING_ITEMS } from "@/lib/sales-documents/rules";

const ItemSorting = lazyComponent(() =>
  import("@/components/sales-documents/items/item-sorting").then((module) => module.ItemSorting),
);

/** The items of the document; they are added and edited in place, reordered and deleted. */
export function ItemList({
  form,
  kind,
  variant,
  words: { labels, formats } = englishPrint,
  onEdit,
}: {
  form: BuilderFormReturn;
  kind: DocumentKind;
  /** The paper has the columns of the printed page, and controls beside it. */
  variant: "panel" | "paper";
  /** Of the paper, in the language of the document. */
  words?: PrintWords;
  onEdit: (index: number) => void;
}) {
  const { control, getValues } = form;
  const priceList = usePriceList(form);
  // A credit note has its tax rates from its invoice.
  const isRateFixed = kind === "creditNote";
  const { fields, insert, remove, move } = useFieldArray({ control, name: "items", keyName: "rowId" });
  const { submitCount, errors } = useFormState({ control, name: "items" });
  const confirm = useConfirm();
  const [announcement, setAnnouncement] = useState("");
  const hasInteracted = useHasInteracted();
  // Units and rates of lines are shown when a line has one, or by the menu of a line.
  const isUsed = useWatch({
    control,
    compute: ({ items }) => items.some(hasDetails),
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
    const question = deleteItemQuestion(getValues(`items.${index}`));
    if (await confirm({ ...question, tone: "danger" })) deleteItem(index);
  };
  const addAt = (index: number) => insert(index, toItemRow(emptyItem), { focusName: `items.${index}.title` });

  const error =
    fields.length === 0 ? submitCount > 0 && MISSING_ITEMS : (errors.items?.root ?? errors.items)?.message;
  return (
    <>
      {fields.length > 0 && (
        <div
          aria-hidden
          className={clsx(
            "pb-1.5 text-label font-medium text-ink-muted",
            itemColumns[variant],
            variant === "panel" ? "hidden @xl:grid" : "grid",
          )}
        >
          <span className="col-start-2">{labels.item}</span>
          <span className="text-right">{labels.rate}</span>
          <span className="text-right">{labels.quantity}</span>
          <span className="text-right">{labels.amount}</span>
        </div>
      )}
      <ul
        className={clsx(
          "flex flex-col",
          variant === "paper" &&
            fields.length > 0 &&
            "border-t border-(--paper-accent,var(--color-paper-ink))",
        )}
      >
        {fields.map((field, index) => (
          <li
            key={field.key}
            id={`item-${field.key}`}
            className={clsx(
              "group/item bg-panel text-ink data-dnd-dragging:rounded-control data-dnd-dragging:shadow-float",
              variant === "panel" ? "border-b border-line py-2.5" : "border-b border-line py-1",
            )}
          >
            <ItemRow
              control={control}
              index={index}
              count={fields.length}
              variant={variant}
              money={formats.money}
              hasTaxFields={hasTaxFields}
              isRateFixed={isRateFixed}
              onPick={(item) => priceList.use(index, item)}
              onSaveToPriceList={() => priceList.save(index)}
              onShowTaxFields={() => setHasTaxFields(true)}
              onAddBelow={() => addAt(index + 1)}
              onMove={(to) => handleMove(index, to)}
              onEdit={() => onEdit(index)}
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
      <AddTile label="Add item" shape="field" onAdd={() => addAt(fields.length)} className="mt-2.5" />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

function hasDetails({ unit, taxRate, discountPercent, discountFlat }: ItemRowValues): boolean {
  return Boolean(unit || taxRate) || Number(discountPercent) > 0 || Number(discountFlat) > 0;
}
