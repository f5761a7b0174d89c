"use client";

import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { clsx } from "clsx";
import { useState } from "react";
import { useController, type FieldValues } from "react-hook-form";
import { Field, type FieldProps } from "@/components/form/field";
import { Input } from "@/components/ui/input/input";
import { optionClass, popupClass } from "@/components/ui/input/control-class";
import { renderPopup } from "@/components/ui/popup/render-popup";
import { useDebounced } from "@/components/ui/hooks/use-debounced";
import { searchText } from "@/lib/shared/text/search-text";

const DEBOUNCE = 300;

/** A text field that suggests earlier values. The caller searches for them. */
export function SuggestField<Values extends FieldValues, Output>({
  control,
  name,
  suggestions,
  onSearch,
  placeholder,
  isDisabled,
  ...frame
}: FieldProps<Values, Output> & {
  suggestions: readonly string[];
  onSearch: (text: string) => void;
  placeholder?: string;
}) {
  const { field, fieldState } = useController({ control, name });
  const search = useDebounced(onSearch, DEBOUNCE);
  const [isOpen, setIsOpen] = useState(false);
  const text = String(field.value ?? "");
  // Filters the previous suggestions immediately, while the search for the new text may still be running.
  const offered = suggestions.filter(
    (suggestion) => suggestion !== text && searchText(suggestion).includes(searchText(text)),
  );
  return (
    <Field {...frame} error={fieldState.error?.message}>
      {(wiring) => (
        <Base.Root
          items={offered}
          mode="none"
          value={text}
          onValueChange={(next) => {
            field.onChange(next);
            search(next);
          }}
          // An open popup hides the rest of the dialog from screen readers, so it stays closed when empty.
          open={isOpen && offered.length > 0}
          onOpenChange={(next) => setIsOpen(next)}
          disabled={isDisabled}
        >
          <Base.Input
            {...wiring}
            ref={field.ref}
            onBlur={field.onBlur}
            autoComplete="off"
            placeholder={placeholder}
            render={<Input />}
          />
          <Base.Portal>
            <Base.Positioner sideOffset={4} align="start" className="z-50 outline-none">
              <Base.Popup render={renderPopup} className={clsx(popupClass, "w-(--anchor-width)")}>
                <Base.List
                  aria-label={frame.label}
                  className="max-h-[min(250px,var(--available-height))] overflow-y-auto overscroll-contain p-1"
                >
                  {(suggestion: string) => (
                    <Base.Item key={suggestion} value={suggestion} className={optionClass}>
                      <span className="truncate" title={suggestion}>
                        {suggestion}
                      </span>
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
