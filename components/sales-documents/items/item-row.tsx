"use client";

import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { GripVertical } from "lucide";
import { type KeyboardEvent, Suspense } from "react";
import { ItemMenu } from "@/components/sales-documents/items/item-menu";
import { useWatch } from "react-hook-form";
import type { CatalogueItem } from "@/lib/catalogue-items/schema";
import type { BuilderControl } from "@/lib/sales-documents/form";
import { NumberField } from "@/components/form/number-field";
import { TextareaField } from "@/components/form/textarea-field";
import { PricedTitleField } from "@/components/catalogue-items/catalogue-item-picker";
import { Amount } from "@/components/ui/figures/amount";
import { IconButton } from "@/components/ui/icon-button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import type { PrintFormats } from "@/lib/sales-documents/print/formats";
import { computeTotals } from "@/lib/sales-documents/totals/totals";
import { minorDigits } from "@/lib/shared/money/currencies";

const ItemTaxFields = lazyComponent(() =>
  import("@/components/sales-documents/items/item-tax-fields").then((module) => module.ItemTaxFields),
);

/** The columns of the item list: handle, item, rate, quantity, amount, menu. On the paper, handle and menu are in its margins. */
export const itemColumns = {
  panel: "gap-x-2 @xl:grid-cols-[1.5rem_minmax(0,1fr)_7rem_7rem_7.5rem_2rem]",
  paper: "-mr-10 -ml-8 grid-cols-[1.5rem_minmax(0,1fr)_5.5rem_6rem_7.5rem_2rem] gap-x-2",
};

/** A row for an item, editable in place. Enter adds the next one; its handle moves it by drag or with the arrow keys. */
export function ItemRow({
  control,
  index,
  count,
  variant,
  money,
  hasTaxFields,
  isRateFixed,
  onPick,
  onSaveToPriceList,
  onAddBelow,
  onMove,
  onShowTaxFields,
  onEdit,
  onDelete,
}: {
  control: BuilderControl;
  index: number;
  count: number;
  variant: keyof typeof itemColumns;
  /** Formats the amount. */
  money: PrintFormats["money"];
  /** True if the unit, the tax rate and the discount are shown. */
  hasTaxFields: boolean;
  isRateFixed: boolean;
  /** A line of the price list was chosen for it. */
  onPick: (item: CatalogueItem) => void;
  onSaveToPriceList: () => void;
  onAddBelow: () => void;
  onMove: (to: number) => void;
  onShowTaxFields: () => void;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const name = `Item ${index + 1}`;
  const currency = useWatch({ control, name: "currency" });
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    // Handled already while the item is picked up.
    if (step === 0 || event.defaultPrevented) return;
    event.preventDefault();
    onMove(index + step);
  };
  const handleEnter = (event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // Handled already where it chooses a line of the price list.
    if (event.defaultPrevented) return;
    if (event.key !== "Enter" || isModified || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onAddBelow();
  };
  const isPaper = variant === "paper";
  return (
    <div
      role="group"
      aria-label={name}
      onKeyDown={handleEnter}
      className={clsx(
        "grid items-start",
        itemColumns[variant],
        isPaper
          ? "gap-y-0 [&_textarea]:py-0.5!"
          : "grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,1fr)_auto] gap-y-2",
      )}
    >
      <IconButton
        data-drag-handle
        name={`Move ${name.toLowerCase()}: drag, or use the arrow keys`}
        onKeyDown={handleKey}
        disabled={count < 2}
        className={clsx(
          "h-8! w-6! min-w-6! cursor-grab touch-none active:cursor-grabbing",
          isPaper && besidePaper,
        )}
      >
        <Icon of={GripVertical} />
      </IconButton>
      <PricedTitleField
        control={control}
        name={`items.${index}.title`}
        label="Title"
        isLabelHidden
        isRequired
        placeholder="Item"
        currency={currency}
        onPick={onPick}
        className={clsx(isPaper ? "[&_input]:font-semibold" : "col-span-2 @xl:col-span-1")}
      />
      <TextareaField
        control={control}
        name={`items.${index}.description`}
        label="Description"
        isLabelHidden
        rows={1}
        placeholder="Description"
        className={clsx(
          isPaper ? "[&_textarea]:min-h-6" : "[&_textarea]:min-h-8",
          isPaper ? "col-[2/3] row-start-2" : "col-[2/4] @xl:row-start-2",
          !isPaper && (hasTaxFields ? "@xl:col-[2/3]" : "@xl:col-[2/6]"),
          // An empty description keeps its line: a line that comes with the focus would move what is pressed next.
          isPaper &&
            "not-group-focus-within/item:not-group-hover/item:[&_textarea]:placeholder:text-transparent",
        )}
      />
      <NumberField
        control={control}
        name={`items.${index}.rate`}
        label="Rate"
        decimals={minorDigits(currency)}
        align="right"
        isRequired
        className={isPaper ? "[&>label]:sr-only" : clsx("col-start-2 @xl:col-start-auto", onWide)}
      />
      <NumberField
        control={control}
        name={`items.${index}.quantity`}
        label="Quantity"
        align="right"
        isRequired
        className={isPaper ? "[&>label]:sr-only" : onWide}
      />
      {hasTaxFields && (
        <Suspense>
          <ItemTaxFields control={control} index={index} isRateFixed={isRateFixed} />
        </Suspense>
      )}
      <ItemAmount control={control} index={index} money={money} isPaper={isPaper} />
      <div
        className={clsx(
          "row-start-1",
          isPaper ? clsx("col-start-6", besidePaper) : "col-start-4 @xl:col-start-6",
        )}
      >
        <ItemMenu
          name={name}
          {...{ index, count, onMove, onEdit, onDelete, onSaveToPriceList }}
          onShowTaxFields={hasTaxFields ? undefined : onShowTaxFields}
        />
      </div>
    </div>
  );
}

function ItemAmount({
  control,
  index,
  money,
  isPaper,
}: {
  control: BuilderControl;
  index: number;
  money: PrintFormats["money"];
  isPaper: boolean;
}) {
  const [amount, currency] = useWatch({
    control,
    compute: ({ currency, items }) => {
      const item = items[index];
      if (!item) return ["0", currency] as const;
      const none = { discountPercent: "0", discountFlat: "0", tax: "0" };
      return [computeTotals({ ...none, currency, items: [item] }).subtotal, currency] as const;
    },
  });
  return (
    <p
      className={clsx(
        "flex min-w-0 gap-2",
        isPaper
          ? "min-h-8 items-center justify-end"
          : "col-span-2 col-start-2 justify-between @xl:col-span-1 @xl:col-start-auto @xl:min-h-8 @xl:items-center @xl:justify-end",
      )}
    >
      <span className={isPaper ? "sr-only" : "text-label font-medium text-ink-muted @xl:sr-only"}>
        Amount
      </span>
      <Amount className="flex-1 text-right">{money(amount, currency)}</Amount>
    </p>
  );
}

// The controls in the paper's margins are shown for the row that is pointed at or edited.
const besidePaper =
  "opacity-0 transition-opacity group-focus-within/item:opacity-100 group-hover/item:opacity-100 pointer-coarse:opacity-100";

// Wide rows are labeled by the list's heading.
const onWide = "@xl:[&>label]:sr-only";
