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
  const [text, setText] = useState(value);
  // The current value, followed by sent values that have not come back yet.
  const [known, setKnown] = useState([value]);
  if (known[0] !== value) {
    const at = known.lastIndexOf(value);
    setKnown(at < 0 ? [value] : known.slice(at));
    // A value set from outside ("Clear filters") replaces the typed text.
    if (at < 0 && text.trim() !== value) setText(value);
  }

  const change = (sent: string) => {
    setKnown((before) => [...before, sent]);
    onChange(sent);
  };
  const send = useDebounced((typed: string) => change(typed.trim()), DEBOUNCE);
  const isTooLong = text.trim().length > MAX_SEARCH;
  const handleText = (typed: string) => {
    setText(typed);
    send(typed.trim().length > MAX_SEARCH ? value : typed);
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
        value={text}
        onChange={(event) => handleText(event.target.value)}
        className={clsx("pl-8.5", text !== "" && "pr-8 pointer-coarse:pr-12")}
      />
      {text !== "" && (
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
