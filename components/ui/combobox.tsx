"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { clsx } from "clsx";
import { Check, ChevronsUpDown, X } from "lucide-react";
import { useState, type ReactElement, type ReactNode, type Ref } from "react";
import { ClientDot } from "@/components/ui/client-dot";
import { controlClass, controlFocusClass, optionClass, popupClass } from "@/components/ui/control-class";
import { useDebounced } from "@/components/ui/use-debounced";

export interface ComboboxOption {
  value: string;
  label: string;
  /** Draws the client's dot; null draws the grey one, undefined none. */
  themeColor?: string | null;
  /** A muted second word, such as the client of a project. */
  detail?: string | null;
}

export interface ComboboxProps {
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  options: readonly ComboboxOption[];
  /** Given: the caller searches and `options` are its results. Not given: options are filtered here. */
  onSearch?: (text: string) => void;
  /** Milliseconds between the last keystroke and `onSearch`. */
  debounce?: number;
  isLoading?: boolean;
  isClearable?: boolean;
  placeholder?: string;
  searchPlaceholder?: string;
  /** The accessible name; also names the popup. */
  label: string;
  /** A button to open it with, in place of the field. */
  trigger?: ReactElement;
  onOpenChange?: (isOpen: boolean) => void;
  isDisabled?: boolean;
  isInvalid?: boolean;
  id?: string;
  "aria-describedby"?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

/** A picker with a search field, for lists too long to look through. */
export function Combobox({
  value,
  onChange,
  options,
  onSearch,
  debounce = 300,
  isLoading = false,
  isClearable = false,
  placeholder = "Select",
  searchPlaceholder = "Search",
  label,
  trigger,
  onOpenChange,
  isDisabled,
  isInvalid,
  id,
  onBlur,
  ref,
  className,
  ...aria
}: ComboboxProps) {
  const [text, setText] = useState("");
  const search = useDebounced((next: string) => onSearch?.(next), debounce);
  const canClear = isClearable && value !== null && !isDisabled && !trigger;

  const handleText = (next: string) => {
    setText(next);
    search(next);
  };

  return (
    <Base.Root<ComboboxOption>
      items={options}
      value={value}
      onValueChange={(option) => onChange(option)}
      inputValue={text}
      onInputValueChange={handleText}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(isOpen) => !isOpen && text !== "" && handleText("")}
      isItemEqualToValue={(item, chosen) => item.value === chosen.value}
      {...(onSearch ? { filter: null } : {})}
      autoHighlight
      disabled={isDisabled}
    >
      {trigger ? (
        <Base.Trigger render={trigger} ref={ref} />
      ) : (
        <span className={clsx("relative flex min-w-0", className)}>
          <Base.Trigger
            ref={ref}
            id={id}
            aria-label={`${label}: ${value?.label ?? placeholder}`}
            aria-invalid={isInvalid || undefined}
            onBlur={onBlur}
            className={clsx(
              controlClass,
              controlFocusClass,
              "flex h-8 items-center gap-2 pl-2.5 select-none",
              canClear ? "pr-9 pointer-coarse:pr-12" : "pr-2",
            )}
            {...aria}
          >
            {value ? <OptionText option={value} /> : <Faint>{placeholder}</Faint>}
            {!canClear && <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-muted" />}
          </Base.Trigger>
          {canClear && (
            <button
              type="button"
              aria-label={`Clear ${label.toLowerCase()}`}
              onClick={() => onChange(null)}
              className="absolute inset-y-0 right-1 my-auto flex size-6 target items-center justify-center rounded-chip text-ink-muted hover:bg-hover hover:text-ink"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          )}
        </span>
      )}
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="start" className="z-50 outline-none">
          <Base.Popup
            aria-label={label}
            aria-busy={isLoading || undefined}
            className={clsx(popupClass, "w-[300px] max-w-(--available-width)")}
          >
            <div className="border-b border-line p-1">
              <Base.Input
                aria-label={`Search ${label.toLowerCase()}`}
                placeholder={searchPlaceholder}
                className="h-8 target w-full rounded-chip bg-transparent px-2 text-base outline-none pointer-coarse:text-lead"
              />
            </div>
            <Base.Status>{isLoading && options.length === 0 ? <Note>Loading...</Note> : null}</Base.Status>
            <Base.Empty>{isLoading ? null : <Note>No result found</Note>}</Base.Empty>
            <Base.List className="max-h-[min(250px,var(--available-height))] overflow-y-auto overscroll-contain p-1 data-empty:p-0">
              {(option: ComboboxOption) => (
                <Base.Item key={option.value} value={option} className={optionClass}>
                  <OptionText option={option} />
                  <Base.ItemIndicator>
                    <Check aria-hidden className="size-4 text-ink-muted" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function OptionText({ option }: { option: ComboboxOption }) {
  return (
    <>
      {option.themeColor !== undefined && <ClientDot themeColor={option.themeColor} />}
      <span className="min-w-0 flex-1 truncate text-left" title={option.label}>
        {option.label}
        {option.detail && <span className="ml-1.5 text-label text-ink-muted">{option.detail}</span>}
      </span>
    </>
  );
}

function Faint({ children }: { children: ReactNode }) {
  return <span className="min-w-0 flex-1 truncate text-left text-ink-faint">{children}</span>;
}

function Note({ children }: { children: ReactNode }) {
  return <div className="px-3 py-2.5 text-ink-muted">{children}</div>;
}
