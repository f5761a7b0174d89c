import type { EntryChanges } from "@/components/time-entries/use-entry-changes";
import { NOT_READ_YET, type ReadingCode } from "@/components/time-entries/in-place/use-reading-code";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { cellRefusal } from "@/lib/time-entries/week/cell-change";
import { startDay, type RowSubject, type WeekCell } from "@/lib/time-entries/week/grid";
import type { ReadContext, Reading, ReadTimes } from "@/lib/time-entries/week/reading";
import { dayText } from "@/lib/time-entries/week/week-days";

export type CellActions = {
  /** Returns why a cell cannot be typed into; undefined if it can. */
  refusal: (cell: WeekCell) => string | undefined;
  read: (cell: WeekCell, text: string) => Reading | undefined;
  save: (row: RowSubject, cell: WeekCell, text: string) => void;
};

/**
 * Returns what a typed cell does: in an empty one it writes down time of that length, in one with an entry it changes the entry's
 * length, and an empty text deletes the entry. `code` reads the texts; without it nothing is saved yet.
 */
export function cellActions(
  entries: readonly TimeEntry[],
  { add, change, remove }: EntryChanges,
  clock: { now: Date; timeZone: string },
  code: ReadingCode | undefined,
): CellActions {
  const contextOf = ({ day, entries: [own] }: WeekCell) => ({
    day,
    entries: entries.filter(({ id }) => id !== own?.id),
    ...clock,
  });
  return {
    refusal: (cell) => cellRefusal(cell, clock),
    read: (cell, text) => {
      const [entry] = cell.entries;
      if (isNothing(text)) return entry ? { words: "Deletes the entry", isProblem: false } : undefined;
      if (!code) return NOT_READ_YET;
      const context = contextOf(cell);
      return code.timesReading(readOnDay(code, text, context, entry), context);
    },
    save: ({ projectId, taskId, task }, cell, text) => {
      const [entry] = cell.entries;
      if (isNothing(text)) return entry && remove(entry);
      const times = code && readOnDay(code, text, contextOf(cell), entry);
      if (!times || "problem" in times) return undefined;
      return entry ? change(entry, times) : add({ projectId, taskId: task && taskId, ...times });
    },
  };
}

/** Reads the times of a cell. A text that names another day is refused: the cell would be empty after it. */
function readOnDay(
  { readTimes }: ReadingCode,
  text: string,
  context: ReadContext,
  entry: TimeEntry | undefined,
): ReadTimes {
  const times = readTimes(text, context, entry);
  if ("problem" in times || startDay(times, context.timeZone) === context.day) return times;
  return { problem: `This cell is for ${dayText(context.day, "shown")}. Type other days in the line above.` };
}

/** Returns whether a text is empty or zero: "0", "0:00", "0,0". */
function isNothing(text: string): boolean {
  return text.trim() === "" || /^0+(?:[:.,]0*)?$/.test(text.trim());
}
