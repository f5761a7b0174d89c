"use client";

import { clsx } from "clsx";
import { type KeyboardEvent, useId, useRef } from "react";
import { ReadingNote } from "@/components/time-entries/in-place/in-place";
import { useTypedText } from "@/components/time-entries/in-place/use-typed-text";
import { RunningDot } from "@/components/time-entries/entries/running-mark";
import { type CellPlace, placeAttributes } from "./use-cell-keys";
import { durationText } from "@/lib/time-entries/duration-text";
import type { WeekCell } from "@/lib/time-entries/week/grid";
import type { Reading } from "@/lib/time-entries/week/reading";

/**
 * The time of a row on one day. Enter, a digit or a press edits it, Delete edits it as an empty one, Enter saves, Tab goes to the next
 * day and saves, and Escape leaves. `onRefused` is called instead where `isOpen` says that it cannot be typed into.
 */
export function WeekCellField({
  cell,
  label,
  place,
  isTabStop,
  isToday,
  isOpen,
  read,
  onFocus,
  onSave,
  onRefused,
}: {
  cell: WeekCell;
  /** The accessible name, "Website, Mon 23". */
  label: string;
  place: CellPlace;
  isTabStop: boolean;
  isToday: boolean;
  isOpen: boolean;
  read: (text: string) => Reading | undefined;
  onFocus: () => void;
  onSave: (text: string) => void;
  onRefused: (cell: HTMLElement) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const { entries, minutes } = cell;
  const text = minutes > 0 ? durationText(minutes) : "";
  const isRunning = entries.some(({ endedAt }) => endedAt === null);
  const { draft, reading, type, save, leave } = useTypedText({ value: text, read, onSave, owner: box });

  const edit = (initial: string) => {
    if (!isOpen) return box.current && onRefused(box.current);
    type(initial);
  };
  const handleCellKey = (event: KeyboardEvent) => {
    if (event.target !== box.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const initial = initialText(event.key, text);
    if (initial === undefined) return;
    event.preventDefault();
    edit(initial);
  };
  const handleFieldKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    if (event.key === "Tab") {
      const next = event.shiftKey ? box.current?.previousElementSibling : box.current?.nextElementSibling;
      if (!(next instanceof HTMLElement) || next.dataset.columnAt === undefined) return;
      event.preventDefault();
      // Leaving the field saves it. A text that is refused stays in it.
      next.focus();
      return;
    }
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Enter") save(true);
    else leave(true);
  };

  return (
    <div
      ref={box}
      role="gridcell"
      // While it is edited, its field has the focus, also if its text is refused and the focus comes back to the cell.
      tabIndex={isTabStop && draft === undefined ? 0 : -1}
      // While it is edited, its field has the name.
      aria-label={
        draft === undefined ? `${label}: ${text || "no time"}${isRunning ? ", running" : ""}` : undefined
      }
      {...placeAttributes(place)}
      onFocus={({ target }) => {
        if (target === box.current) field.current?.focus();
        onFocus();
      }}
      onKeyDown={handleCellKey}
      onClick={() => draft === undefined && edit(text)}
      className={clsx(
        "group/cell relative flex min-h-11 min-w-0 cursor-default items-center justify-center px-1 focus-visible:-outline-offset-2",
        isToday && "bg-sunken",
      )}
    >
      {draft === undefined ? (
        <span
          className={clsx(
            "flex h-8 w-full max-w-16 items-center justify-center rounded-control border border-transparent",
            isOpen && "cursor-text group-hover/cell:border-line-strong group-hover/cell:bg-panel",
            text === "" ? "text-ink-faint" : "tabular",
          )}
        >
          <span className="relative flex items-center">
            {isRunning && <RunningDot isInColumn />}
            {text || (isRunning ? "" : <span aria-hidden>–</span>)}
          </span>
        </span>
      ) : (
        <input
          ref={field}
          autoFocus
          aria-label={label}
          aria-invalid={reading?.isProblem || undefined}
          aria-describedby={reading && noteId}
          inputMode="text"
          autoComplete="off"
          value={draft}
          // The first key of a new text is kept, and what was there is replaced by it.
          onFocus={({ target }) => target.setSelectionRange(draft === text ? 0 : draft.length, draft.length)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleFieldKey}
          onBlur={() => save(false)}
          className="h-8 w-full max-w-20 min-w-0 rounded-control bg-panel px-1 text-center tabular outline-2 -outline-offset-1 outline-focus aria-invalid:outline-danger"
        />
      )}
      {reading && <ReadingNote id={noteId} reading={reading} className="-mt-1!" />}
    </div>
  );
}

/** Returns the text with which a key begins to edit a cell; undefined if it does not. */
function initialText(key: string, text: string): string | undefined {
  if (/^[\d.,]$/.test(key)) return key;
  if (key === "Enter" || key === "F2") return text;
  return text !== "" && (key === "Delete" || key === "Backspace") ? "" : undefined;
}
