"use client";

import { dayId, EntryList } from "./entries/entry-list";
import { useEntryChanges } from "./use-entry-changes";
import { cellActions } from "./week/cell-actions";
import { DayStrip } from "./week/day-strip";
import { WeekGrid } from "./week/week-grid";
import { NoMatch } from "@/components/ui/empty-state";
import { PHONE, useMediaQuery } from "@/components/ui/hooks/use-media-query";
import type { TimeEntryList } from "@/lib/time-entries/schema";
import { type RowSubject, weekGrid } from "@/lib/time-entries/week/grid";

/** The entries of a week, as a grid or on phones as a strip of days, and below by day. */
export function WeekView({
  list,
  days,
  today,
  clock,
  added,
  onAddRows,
  onClear,
}: {
  list: TimeEntryList;
  days: readonly string[];
  today: string;
  clock: { now: Date; timeZone: string };
  /** Rows that are shown without time. */
  added: readonly RowSubject[];
  onAddRows: (subjects: readonly RowSubject[]) => void;
  onClear: (() => void) | undefined;
}) {
  const changes = useEntryChanges();
  const isPhone = useMediaQuery(PHONE);
  const entries = list.items;
  const grid = weekGrid(entries, days, clock.timeZone, onClear ? [] : added);
  const showDay = (day: string) =>
    document.getElementById(dayId(day))?.scrollIntoView({ behavior: "smooth", block: "start" });

  return (
    <>
      {isPhone ? (
        <DayStrip grid={grid} days={days} today={today} onDay={showDay} />
      ) : (
        <WeekGrid
          grid={grid}
          days={days}
          today={today}
          actions={cellActions(entries, changes, clock)}
          onAddRows={onAddRows}
        />
      )}
      {entries.length > 0 ? (
        <EntryList entries={entries} changes={changes} clock={clock} />
      ) : (
        <NoMatch
          line={onClear ? "No time matched your search." : "There is no time in this week."}
          onClear={onClear}
        />
      )}
    </>
  );
}
