"use client";

import { clsx } from "clsx";
import { type KeyboardEvent, useId, useRef } from "react";
import { useTypedText } from "./use-typed-text";
import type { Reading } from "@/lib/time-entries/week/reading";

/**
 * A text that becomes a field on press. Enter and leaving the field save it, Escape keeps what was there. `read` says while typing
 * what is understood; what is not is not saved, and the field stays open.
 */
export function InPlace({
  label,
  value,
  shown = value,
  mark,
  onSave,
  read,
  placeholder,
  isDisabled = false,
  className,
  fieldClassName,
}: {
  /** The accessible name of the field, "Description". */
  label: string;
  value: string;
  /** The name and the title of the button, if they are more than what is typed: "9:00 AM – 9:00 AM next day". */
  shown?: string;
  /** A mark after the value that stands for the rest of that: "+1". Hidden from screen readers, which have the name. */
  mark?: string;
  onSave: (text: string) => void;
  read?: (text: string) => Reading | undefined;
  /** Shown in place of an empty text. */
  placeholder?: string;
  isDisabled?: boolean;
  className?: string;
  fieldClassName?: string;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const { draft, reading, type, save, leave } = useTypedText({ value, read, onSave, owner: button });

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") save(true);
    else if (event.key === "Escape") leave(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  if (draft === undefined)
    return (
      <button
        ref={button}
        type="button"
        title={shown || undefined}
        aria-label={`${label}: ${shown || placeholder}`}
        disabled={isDisabled}
        onClick={() => type(value)}
        className={clsx(
          "target min-w-0 truncate rounded-mark text-left enabled:cursor-text enabled:hover:bg-pressed disabled:cursor-default",
          value === "" && "text-ink-faint",
          className,
        )}
      >
        {value || placeholder}
        {mark && <span aria-hidden>{` ${mark}`}</span>}
      </button>
    );
  return (
    <span className={clsx("relative flex min-w-0", className)}>
      <input
        autoFocus
        aria-label={label}
        aria-invalid={reading?.isProblem || undefined}
        aria-describedby={reading && noteId}
        value={draft}
        placeholder={placeholder}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => save(false)}
        className={clsx(
          "h-7 w-full min-w-0 rounded-mark bg-panel px-1.5 outline-2 -outline-offset-1 outline-focus aria-invalid:outline-danger pointer-coarse:text-lead",
          fieldClassName,
        )}
      />
      {reading && <ReadingNote id={noteId} reading={reading} />}
    </span>
  );
}

/** The reading of a typed text, below its field. */
export function ReadingNote({
  id,
  reading,
  className,
}: {
  id: string;
  reading: Reading;
  className?: string;
}) {
  return (
    <span
      id={id}
      role="status"
      className={clsx(
        "absolute top-full right-0 z-10 mt-1 w-max max-w-64 rounded-control border border-line bg-raised px-2 py-1 text-left text-label font-normal whitespace-normal shadow-float",
        reading.isProblem ? "text-danger" : "text-ink",
        className,
      )}
    >
      {reading.words}
    </span>
  );
}
