"use client";

import { clsx } from "clsx";
import { ArrowDown, ArrowUp, GripVertical, MoreHorizontal, Pencil, Percent, Trash2 } from "lucide-react";
import { type KeyboardEvent, Suspense } from "react";
import { useWatch } from "react-hook-form";
import type { BuilderControl } from "@/lib/sales-documents/form";
import { NumberField } from "@/components/form/number-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { Amount } from "@/components/ui/amount";
import { IconButton } from "@/components/ui/icon-button";
import { lazyComponent } from "@/components/ui/lazy-part";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu";
import { formatMoney } from "@/lib/money";
import { computeTotals } from "@/lib/sales-documents/totals";

const ItemTaxFields = lazyComponent(() =>
  import("@/components/sales-documents/item-tax-fields").then((module) => module.ItemTaxFields),
);

/** A row for an item, editable in place. Its handle moves it by drag or with the arrow keys. */
export function ItemRow({
  control,
  index,
  count,
  hasTaxFields,
  isRateFixed,
  onMove,
  onShowTaxFields,
  onEdit,
  onDelete,
}: {
  control: BuilderControl;
  index: number;
  count: number;
  /** Whether the unit and the tax rate are shown. */
  hasTaxFields: boolean;
  isRateFixed: boolean;
  onMove: (to: number) => void;
  onShowTaxFields: () => void;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const name = `Item ${index + 1}`;
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    // Handled already while the item is picked up.
    if (step === 0 || event.defaultPrevented) return;
    event.preventDefault();
    onMove(index + step);
  };
  return (
    <div
      role="group"
      aria-label={name}
      className="grid grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-2 @xl:grid-cols-[1.5rem_minmax(0,1fr)_8.5rem_5.5rem_7.5rem_2rem]"
    >
      <IconButton
        data-drag-handle
        name={`Move ${name.toLowerCase()}: drag, or use the arrow keys`}
        onKeyDown={handleKey}
        disabled={count < 2}
        className="h-8! w-6! min-w-6! cursor-grab touch-none active:cursor-grabbing"
      >
        <GripVertical aria-hidden />
      </IconButton>
      <TextField
        control={control}
        name={`items.${index}.title`}
        label="Title"
        isLabelHidden
        isRequired
        placeholder="Item"
        autoComplete="off"
        className="col-span-2 @xl:col-span-1"
      />
      <TextareaField
        control={control}
        name={`items.${index}.description`}
        label="Description"
        isLabelHidden
        rows={1}
        placeholder="Description"
        className={clsx(
          "col-[2/4] @xl:row-start-2 [&_textarea]:min-h-8",
          !hasTaxFields && "@xl:col-[2/6]",
          hasTaxFields && "@xl:col-[2/3]",
        )}
      />
      <NumberField
        control={control}
        name={`items.${index}.rate`}
        label="Rate"
        align="right"
        isRequired
        className={clsx("col-start-2 @xl:col-start-auto", onWide)}
      />
      <NumberField
        control={control}
        name={`items.${index}.quantity`}
        label="Quantity"
        align="right"
        isRequired
        className={onWide}
      />
      {hasTaxFields && (
        <Suspense>
          <ItemTaxFields control={control} index={index} isRateFixed={isRateFixed} />
        </Suspense>
      )}
      <ItemAmount control={control} index={index} />
      <div className="col-start-4 row-start-1 @xl:col-start-6">
        <Menu
          trigger={
            <IconButton name={`Actions for ${name.toLowerCase()}`}>
              <MoreHorizontal aria-hidden />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
            Edit
          </MenuItem>
          {!hasTaxFields && (
            <MenuItem icon={<Percent aria-hidden />} onSelect={onShowTaxFields}>
              Unit and tax rate
            </MenuItem>
          )}
          <MenuItem
            icon={<ArrowUp aria-hidden />}
            isDisabled={index === 0}
            onSelect={() => onMove(index - 1)}
          >
            Move up
          </MenuItem>
          <MenuItem
            icon={<ArrowDown aria-hidden />}
            isDisabled={index === count - 1}
            onSelect={() => onMove(index + 1)}
          >
            Move down
          </MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={onDelete}>
            Delete
          </MenuItem>
        </Menu>
      </div>
    </div>
  );
}

function ItemAmount({ control, index }: { control: BuilderControl; index: number }) {
  const amount = useWatch({
    control,
    compute: ({ currency, items }) => {
      const item = items[index];
      if (!item) return "";
      const none = { discountPercent: "0", discountFlat: "0", tax: "0" };
      return formatMoney(computeTotals({ ...none, currency, items: [item] }).subtotal, currency);
    },
  });
  return (
    <p className="col-span-2 col-start-2 flex min-w-0 justify-between gap-2 @xl:col-span-1 @xl:col-start-auto @xl:min-h-8 @xl:items-center @xl:justify-end">
      <span className="text-label font-medium text-ink-muted @xl:sr-only">Amount</span>
      <Amount className="flex-1 text-right">{amount}</Amount>
    </p>
  );
}

// Wide rows are labeled by the list's heading.
const onWide = "@xl:[&>label]:sr-only";
