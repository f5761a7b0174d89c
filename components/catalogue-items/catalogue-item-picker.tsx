"use client";

import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { clsx } from "clsx";
import { useRef, useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { Field, type FieldProps } from "@/components/form/field";
import { optionClass, popupClass } from "@/components/ui/input/control-class";
import { Input } from "@/components/ui/input/input";
import { renderPopup } from "@/components/ui/popup/render-popup";
import { catalogueItemsQuery } from "@/lib/catalogue-items/queries";
import { describeRate, offeredItems } from "@/lib/catalogue-items/rules";
import type { CatalogueItem } from "@/lib/catalogue-items/schema";
import { useQueryData } from "@/lib/query/use-query-data";

/** The title of a document's item. While it is typed, lines of the price list in the document's currency are offered. */
export function PricedTitleField<Values extends FieldValues, Output>({
  control,
  name,
  currency,
  onPick,
  placeholder,
  ...frame
}: FieldProps<Values, Output> & {
  currency: string;
  onPick: (item: CatalogueItem) => void;
  placeholder?: string;
}) {
  const { field, fieldState } = useController({ control, name });
  const [isTyping, setIsTyping] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  // A text that is pasted or filled in by a program is complete: an open popup would only hide the other fields.
  const hasPressedKey = useRef(false);
  const list = useQueryData({ ...catalogueItemsQuery(), enabled: isTyping });
  const text = String(field.value ?? "");
  const offered = isTyping ? offeredItems(list?.items ?? [], text, currency) : [];
  return (
    <Field {...frame} error={fieldState.error?.message}>
      {(wiring) => (
        <Base.Root
          items={offered}
          mode="none"
          itemToStringValue={(item: CatalogueItem) => item.title}
          value={text}
          onValueChange={(next, { reason }) => {
            if (reason !== "item-press") field.onChange(next);
            setIsTyping(reason === "input-change" && hasPressedKey.current);
          }}
          // An open popup hides the rest from screen readers, so it stays closed when empty.
          open={isOpen && offered.length > 0}
          onOpenChange={(next) => setIsOpen(next)}
        >
          <Base.Input
            {...wiring}
            ref={field.ref}
            // A person who is already in the next field is offered nothing any more.
            onBlur={({ relatedTarget }) => {
              field.onBlur();
              if (!relatedTarget?.closest("[role=listbox]")) setIsTyping(false);
            }}
            onKeyDown={({ key, ctrlKey, metaKey }) => {
              hasPressedKey.current = key !== "Tab" && !ctrlKey && !metaKey;
            }}
            onPaste={() => {
              hasPressedKey.current = false;
            }}
            autoComplete="off"
            placeholder={placeholder}
            render={<Input />}
          />
          <Base.Portal>
            <Base.Positioner sideOffset={4} align="start" className="z-50 outline-none">
              <Base.Popup
                render={renderPopup}
                className={clsx(
                  popupClass,
                  "w-max max-w-[min(26rem,calc(100vw-2rem))] min-w-(--anchor-width)",
                )}
              >
                <Base.List
                  aria-label="Price list"
                  className="max-h-[min(280px,var(--available-height))] overflow-y-auto overscroll-contain p-1"
                >
                  {(item: CatalogueItem) => (
                    <Base.Item
                      key={item.id}
                      value={item}
                      onClick={() => onPick(item)}
                      className={clsx(optionClass, "justify-between gap-4")}
                    >
                      <span className="truncate">{item.title}</span>
                      <span className="shrink-0 text-meta text-ink-muted tabular">{describeRate(item)}</span>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
