"use client";

import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { clsx } from "clsx";
import { useController, type FieldValues } from "react-hook-form";
import { Field, type FieldProps } from "@/components/form/field";
import { Input } from "@/components/ui/input";
import { optionClass, popupClass } from "@/components/ui/control-class";
import { useDebounced } from "@/components/ui/use-debounced";

const DEBOUNCE = 300;

/** One line of any text, with what was written before offered below it. The caller searches. */
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
  return (
    <Field {...frame} error={fieldState.error?.message}>
      {(wiring) => (
        <Base.Root
          items={suggestions}
          mode="none"
          value={field.value ?? ""}
          onValueChange={(text) => {
            field.onChange(text);
            search(text);
          }}
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
            <Base.Positioner sideOffset={4} align="start" className="z-50 outline-none data-empty:hidden">
              <Base.Popup className={clsx(popupClass, "w-(--anchor-width) data-empty:hidden")}>
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
