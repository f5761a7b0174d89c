"use client";

import { useEffect, useRef } from "react";
import { dayId } from "./entries/entry-list";
import { useEntryChanges } from "./use-entry-changes";
import { useReadingCode } from "./in-place/use-reading-code";
import { cellActions } from "./week/cell-actions";
import { DayStrip } from "./week/day-strip";
import { WeekGrid } from "./week/week-grid";
import { PHONE, useMediaQuery } from "@/components/ui/hooks/use-media-query";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { type Clock, type RowSubject, weekGrid } from "@/lib/time-entries/week/grid";

/** The entries of a week, as a grid or on phones as a strip of days. */
export function WeekView({
  entries,
  days,
  today,
  clock,
  added,
  onAddRows,
  onDay,
}: {
  entries: readonly TimeEntry[];
  days: readonly string[];
  today: string;
  clock: Clock;
  /** Rows that are shown without time. */
  added: readonly RowSubject[];
  onAddRows: (subjects: readonly RowSubject[]) => void;
  /** Lists the entries of the week, if those of a pressed day are not listed. */
  onDay: () => void;
}) {
  const changes = useEntryChanges();
  const code = useReadingCode();
  const isPhone = useMediaQuery(PHONE);
  // A pressed day whose entries are listed later.
  const wanted = useRef<string>(undefined);
  const grid = weekGrid(entries, days, clock, added);
  const showDay = (day: string, hasTime: boolean) => {
    if (scrollTo(day) || !hasTime) return;
    wanted.current = day;
    onDay();
  };
  useEffect(() => {
    if (wanted.current && scrollTo(wanted.current)) wanted.current = undefined;
  });

  return isPhone ? (
    <DayStrip grid={grid} days={days} today={today} onDay={showDay} />
  ) : (
    <WeekGrid
      grid={grid}
      days={days}
      today={today}
      actions={cellActions(entries, changes, clock, code)}
      onAddRows={onAddRows}
    />
  );
}

/** Scrolls to the entries of a day. Returns false if they are not listed. */
function scrollTo(day: string): boolean {
  const place = document.getElementById(dayId(day));
  place?.scrollIntoView({ behavior: "smooth", block: "start" });
  return place !== null;
}
