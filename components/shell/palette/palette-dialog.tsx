"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { Icon } from "@/components/ui/icons/icon";
import { Search } from "lucide";
import {
  type KeyboardEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { PaletteCommand, PaletteGroup, PaletteItem } from "@/components/shell/palette/palette-items";
import { PaletteLine } from "@/components/shell/palette/palette-line";
import { usePaletteGroups } from "@/components/shell/palette/use-palette-groups";
import { renderPopup } from "@/components/ui/popup/render-popup";
import { useDebounced } from "@/components/ui/hooks/use-debounced";
import { MAX_SEARCH, SEARCH_TOO_LONG } from "@/lib/shared/constants";

const DEBOUNCE_MS = 120;
const NOT_SEARCHED = "The workspace could not be searched. Check your connection and try again.";

type Props = {
  initialText?: string;
  isOpen: boolean;
  onClose: () => void;
  onRun: (command: PaletteCommand) => void;
};

/** The command palette: finds every row by name, and does what the menus do. */
export function PaletteDialog({ initialText = "", isOpen, onClose, onRun }: Props) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-backdrop transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-40 flex items-start justify-center p-3 md:pt-24">
          <Dialog.Popup
            render={renderPopup}
            aria-label="Search"
            className="flex max-h-[min(36rem,calc(100dvh-1.5rem))] w-full max-w-xl flex-col overflow-hidden rounded-panel border border-line bg-raised shadow-dialog outline-none md:max-h-[min(36rem,calc(100dvh-8rem))] dark:bg-panel"
          >
            <Palette initialText={initialText} onRun={onRun} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Palette({ initialText, onRun }: { initialText: string } & Pick<Props, "onRun">) {
  // The field has its own state. The options follow with low priority, so that the browser paints each letter before React
  // renders them, which can take several frames on a slow device.
  const typed = useRef(initialText);
  const [text, setText] = useState(initialText);
  const [asked, setAsked] = useState(initialText.length > MAX_SEARCH ? "" : initialText.trim());
  const ask = useDebounced((next: string) => startTransition(() => setAsked(next)), DEBOUNCE_MS);
  const isTooLong = text.length > MAX_SEARCH;
  const { groups: found, isLoading, isFailed } = usePaletteGroups(isTooLong ? "" : text, asked);
  const groups = isTooLong ? [] : found;
  const latest = useRef({ isLoading, count: groups.length });
  useLayoutEffect(() => {
    latest.current = { isLoading, count: groups.length };
  });
  // Enter before anything is found goes to the first row that the search then finds.
  const isAwaited = useRef(false);
  const handleFound = useEffectEvent(() => {
    const first = groups[0]?.items[0];
    if (isAwaited.current && first && first.command.type !== "quickAdd") onRun(first.command);
    isAwaited.current = false;
  });
  useEffect(() => {
    if (!isLoading) handleFound();
  }, [isLoading]);
  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrows are meant for the options of what was typed.
    const isForOptions = event.key === "Enter" || event.key.startsWith("Arrow");
    if (isForOptions && typed.current !== text) flushSync(() => setText(typed.current));
    const isEnter = event.key === "Enter" && !event.nativeEvent.isComposing;
    isAwaited.current = isEnter && latest.current.isLoading && latest.current.count === 0;
  };
  const list = useRef<HTMLDivElement>(null);
  const highlighted = useRef(0);
  const handleText = (next: string, details: Autocomplete.Root.ChangeEventDetails) => {
    if (details.reason === "item-press") return;
    typed.current = next;
    startTransition(() => setText(next));
    ask(next.length > MAX_SEARCH ? "" : next.trim());
    // Base UI highlights the first option and scrolls to it, and renders all its parts before the letter is painted. Not
    // needed when both are so already.
    if (highlighted.current <= 0 && !list.current?.scrollTop) details.cancel();
  };
  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      items={groups}
      // Only whether there is a text: a change of the value is written to a hidden input, which takes long on a slow device.
      value={text === "" ? "" : "text"}
      onValueChange={handleText}
      onItemHighlighted={(_item, { index }) => {
        highlighted.current = index;
      }}
      itemToStringValue={({ label }: PaletteItem) => label}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-2 border-b border-line px-4">
        <Icon of={Search} className="size-4 shrink-0 text-ink-muted" />
        <Field initialText={initialText} onKeyDown={handleKeyDown} />
        <Dialog.Close className="target rounded-chip px-1.5 text-label text-ink-muted hover:text-ink">
          Close
        </Dialog.Close>
      </div>
      <Autocomplete.Status className="sr-only">{isLoading ? "Searching" : null}</Autocomplete.Status>
      <Autocomplete.Empty>
        {isLoading ? null : (
          <p className="px-4 py-6 text-ink-muted">
            {isTooLong ? SEARCH_TOO_LONG : isFailed ? NOT_SEARCHED : "No results."}
          </p>
        )}
      </Autocomplete.Empty>
      <Autocomplete.List
        ref={list}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5 data-empty:p-0"
      >
        {(group: PaletteGroup) => (
          <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-1">
            <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-label font-medium text-ink-muted">
              {group.value}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: PaletteItem) => <PaletteLine key={item.id} item={item} onRun={onRun} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {text === "" && (
        <p className="border-t border-line px-4 py-2.5 text-meta text-ink-muted">
          Add in one line: <span className="text-ink">call Anna tomorrow 3pm #website !phone</span>, or{" "}
          <span className="text-ink">event Fri 10:00 kick-off</span>
        </p>
      )}
    </Autocomplete.Root>
  );
}

type FieldProps = { initialText: string; onKeyDown: (event: KeyboardEvent) => void };

function Field({ initialText, onKeyDown }: FieldProps) {
  const [value, setValue] = useState(initialText);
  return (
    <Autocomplete.Input
      aria-label="Search everything"
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      placeholder="Search, or add a task"
      className="h-12 min-w-0 flex-1 bg-transparent text-lead outline-none placeholder:text-ink-faint"
    />
  );
}
