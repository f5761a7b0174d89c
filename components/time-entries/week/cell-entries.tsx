"use client";

import { Plus } from "lucide";
import { Icon } from "@/components/ui/icons/icon";
import { AnchoredPopover } from "@/components/ui/popup/anchored-popup";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import { durationText } from "@/lib/time-entries/duration-text";
import { openEntryDialog } from "@/lib/time-entries/requests";
import { entryName } from "@/lib/time-entries/rules";
import type { RowSubject, WeekCell } from "@/lib/time-entries/week/grid";
import { timesText } from "@/lib/time-entries/week/times-text";

/** Says why a cell cannot be typed into, and opens its entries and the dialog for another one of that day. */
export function CellEntries({
  row,
  cell,
  anchor,
  sentence,
  isOpen,
  onClose,
}: {
  row: RowSubject;
  cell: WeekCell;
  anchor: HTMLElement;
  sentence: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const timeZone = browserTimeZone();
  const { projectId, project, client, taskId, task } = row;
  return (
    <AnchoredPopover
      anchor={anchor}
      isOpen={isOpen}
      onClose={onClose}
      label="Entries of this day"
      focusAfter={() => anchor}
    >
      <p className="px-3 pt-2.5 pb-2 text-meta text-ink-muted">{sentence}</p>
      {cell.entries.length > 0 && (
        <>
          <ul className="flex flex-col px-1">
            {cell.entries.map((entry) => (
              <li key={entry.id}>
                <button
                  type="button"
                  onClick={() => {
                    onClose();
                    openEntryDialog(entry);
                  }}
                  className="flex target min-h-9 w-full items-center gap-3 rounded-chip px-2 text-left hover:bg-hover"
                >
                  <span className="min-w-0 flex-1 truncate">{entryName(entry)}</span>
                  <span className="shrink-0 text-meta text-ink-muted tabular">
                    {timesText(entry, timeZone)}
                  </span>
                  {entry.minutes !== null && (
                    <span className="shrink-0 tabular">{durationText(entry.minutes)}</span>
                  )}
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            onClick={() => {
              onClose();
              openEntryDialog({ day: cell.day, projectId, project, client, taskId, task });
            }}
            className="m-1 flex target min-h-9 items-center gap-2 rounded-chip px-2 text-left hover:bg-hover"
          >
            <Icon of={Plus} className="size-3.5 shrink-0" />
            Add another entry
          </button>
        </>
      )}
    </AnchoredPopover>
  );
}
