"use client";

import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { Search, X } from "lucide";
import { useRef, useState } from "react";
import { Input } from "@/components/ui/input/input";
import { MAX_SEARCH, SEARCH_TOO_LONG } from "@/lib/shared/constants";
import { useDebounced } from "@/components/ui/hooks/use-debounced";

/** A search field that calls `onChange` 400 ms after the last keystroke. A text that is too long is kept and not searched for. */
export function SearchField({
  value,
  onChange,
  label,
  placeholder = label,
  className,
}: {
  value: string;
  onChange: (text: string) => void;
  /** The accessible name, "Search projects". */
  label: string;
  placeholder?: string;
  className?: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<{ text: string; settled: string; sent: readonly string[] }>({
    text: value,
    settled: value,
    sent: [],
  });
  // A value set from outside ("Clear filters") replaces the typed text. One that was sent arrives later than further letters.
  if (state.settled !== value) {
    const isOwn = state.text.trim() === value || state.sent.includes(value);
    const sent = isOwn ? state.sent.slice(state.sent.lastIndexOf(value) + 1) : [];
    setState({ text: isOwn ? state.text : value, settled: value, sent });
  }

  const change = (text: string) => {
    setState((current) => ({ ...current, sent: text === value ? [] : [...current.sent, text] }));
    onChange(text);
  };
  const send = useDebounced((text: string) => change(text.trim()), DEBOUNCE);
  const isTooLong = state.text.trim().length > MAX_SEARCH;
  const handleText = (text: string) => {
    setState((current) => ({ ...current, text }));
    send(text.trim().length > MAX_SEARCH ? value : text);
  };

  return (
    <span role="search" aria-label={label} className={clsx("relative flex h-fit w-56 min-w-0", className)}>
      <Icon
        of={Search}
        className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-ink-muted"
      />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        aria-invalid={isTooLong || undefined}
        placeholder={placeholder}
        value={state.text}
        onChange={(event) => handleText(event.target.value)}
        className={clsx("pl-8.5", state.text !== "" && "pr-8 pointer-coarse:pr-12")}
      />
      {state.text !== "" && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            handleText("");
            change("");
            input.current?.focus();
          }}
          className="absolute inset-y-0 right-1 my-auto flex size-6 target items-center justify-center rounded-chip text-ink-muted hover:bg-hover hover:text-ink"
        >
          <Icon of={X} className="size-3.5" />
        </button>
      )}
      {isTooLong && (
        <span
          role="alert"
          className="absolute top-full left-0 z-10 mt-1 rounded-control border border-line bg-raised px-2 py-1 text-label text-danger shadow-dialog"
        >
          {SEARCH_TOO_LONG}
        </span>
      )}
    </span>
  );
}

const DEBOUNCE = 400;
