"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { Check, Plus } from "lucide";
import { type Ref, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { ComboboxEmpty, ComboboxNote } from "@/components/ui/combobox/combobox-note";
import {
  ComboboxFrame,
  type ComboboxOption,
  type ComboboxProps,
  comboboxTrigger,
  OptionText,
} from "@/components/ui/combobox/combobox-trigger";
import { CREATION, offeredOptions, withCreation } from "@/components/ui/combobox/combobox-options";
import { optionClass, popupClass } from "@/components/ui/input/control-class";
import { useOpenOnMount } from "@/components/ui/popup/lazy-popup";
import { renderPopup } from "@/components/ui/popup/render-popup";
import { useDebounced } from "@/components/ui/hooks/use-debounced";

/**
 * A combobox that includes its popup. Pages use `Combobox`, which loads this on demand. Dialogs use this one directly,
 * because `Combobox` replaces its trigger at the first press: the trigger would lose focus, and the dialog's focus trap
 * would close the popup.
 */
export function EagerCombobox({
  opensOnMount = false,
  ...props
}: ComboboxProps & { opensOnMount?: boolean }) {
  const { value, onChange, onSearch, debounce = 300, isDisabled, creation } = props;
  const [text, setText] = useState("");
  // Several keys may be pressed before the next render.
  const latestText = useRef("");
  const searchRef = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState("");
  const search = useDebounced((next: string) => {
    setAsked(next);
    onSearch?.(next);
  }, debounce);
  const isLoading = Boolean(props.isLoading) || (onSearch !== undefined && text !== asked);
  const options = offeredOptions(props, text, isLoading);
  // Not while a search runs, as it may find what would be created.
  const offered = creation && !isLoading ? withCreation(options, creation, text.trim()) : options;
  const { isOpen, triggerRef, handleOpenChange } = useOpenOnMount(opensOnMount, props.onOpenChange);
  // Enter before anything is found chooses the first option that the search then finds.
  const isAwaited = useRef(false);
  const handleFound = useEffectEvent(() => {
    const [first] = options;
    if (isAwaited.current && isOpen && first) {
      onChange(first);
      handleOpenChange(false);
    }
    isAwaited.current = false;
  });
  useEffect(() => {
    if (!isLoading) handleFound();
  }, [isLoading]);

  const handleText = (next: string) => {
    latestText.current = next;
    isAwaited.current = false;
    setText(next);
    search(next);
  };

  const handleSearchKey: Base.Input.Props["onKeyDown"] = (event) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !isLoading || options.length > 0) return;
    // Base UI would close the popup.
    event.preventBaseUIHandler();
    event.preventDefault();
    isAwaited.current = true;
  };

  const handleTriggerKey: Base.Trigger.Props["onKeyDown"] = (event) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    // The popup is open for a moment before it has focus. Text typed in between goes to its search field.
    if (isOpen) return searchRef.current?.focus();
    // Space presses the trigger.
    if (event.key === " " && latestText.current === "") return;
    // Base UI would choose an option that starts with the letter.
    event.preventBaseUIHandler();
    event.preventDefault();
    handleText(latestText.current + event.key);
    handleOpenChange(true);
  };

  return (
    <Base.Root<ComboboxOption>
      items={offered}
      value={value}
      onValueChange={(option) =>
        option?.value === CREATION ? creation?.onCreate(text.trim()) : onChange(option)
      }
      inputValue={text}
      onInputValueChange={handleText}
      open={isOpen}
      onOpenChange={(next) => handleOpenChange(next)}
      onOpenChangeComplete={(next) => !next && text !== "" && handleText("")}
      isItemEqualToValue={(item, chosen) => item.value === chosen.value}
      {...(onSearch ? { filter: null } : {})}
      autoHighlight={highlightAlways}
      disabled={isDisabled}
    >
      <ComboboxFrame {...props}>
        <Base.Trigger
          ref={triggerRef}
          id={props.id}
          render={comboboxTrigger(props)}
          onKeyDown={handleTriggerKey}
        />
      </ComboboxFrame>
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="start" className="z-50 outline-none">
          <Results
            {...props}
            options={offered}
            isLoading={isLoading}
            isSearching={text !== ""}
            searchRef={searchRef}
            onSearchKey={handleSearchKey}
          />
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

// Keeps Enter working when results arrive after the keystroke. Base UI supports this mode; its types do not.
const highlightAlways = "always" as unknown as true;

function Results({
  label,
  options,
  isLoading = false,
  onRetry,
  searchPlaceholder = "Search",
  isSearching,
  searchRef,
  onSearchKey,
}: ComboboxProps & {
  isSearching: boolean;
  searchRef: Ref<HTMLInputElement>;
  onSearchKey: Base.Input.Props["onKeyDown"];
}) {
  const listRef = useRef<HTMLDivElement>(null);
  // The options may arrive after the popup has opened.
  const hasOptions = options.length > 0;
  useLayoutEffect(() => {
    const list = listRef.current;
    const chosen = list?.querySelector<HTMLElement>("[role=option][aria-selected=true]");
    if (!list || !chosen || !hasOptions || isSearching) return;
    list.scrollTop = chosen.offsetTop - (list.clientHeight - chosen.offsetHeight) / 2;
  }, [hasOptions, isSearching]);
  return (
    <Base.Popup
      render={renderPopup}
      aria-label={label}
      aria-busy={isLoading || undefined}
      className={clsx(popupClass, "w-[300px] max-w-(--available-width)")}
    >
      <div className="border-b border-line p-1">
        <Base.Input
          ref={searchRef}
          onKeyDown={onSearchKey}
          aria-label={`Search ${label.toLowerCase()}`}
          placeholder={searchPlaceholder}
          className="h-8 target w-full rounded-chip bg-transparent px-2 text-base outline-none pointer-coarse:text-lead"
        />
      </div>
      <Base.Status>
        {isLoading && options.length === 0 ? <ComboboxNote>Loading...</ComboboxNote> : null}
      </Base.Status>
      <Base.Empty>{isLoading ? null : <ComboboxEmpty onRetry={onRetry} />}</Base.Empty>
      <Base.List
        ref={listRef}
        className="relative max-h-[min(250px,var(--available-height))] overflow-y-auto overscroll-contain p-1 data-empty:p-0"
      >
        {(option: ComboboxOption) => (
          <Base.Item key={option.value} value={option} className={optionClass}>
            {option.value === CREATION && <Icon of={Plus} className="size-4 shrink-0 text-ink-muted" />}
            <OptionText option={option} />
            <Base.ItemIndicator>
              <Icon of={Check} className="size-4 text-ink-muted" />
            </Base.ItemIndicator>
          </Base.Item>
        )}
      </Base.List>
    </Base.Popup>
  );
}
