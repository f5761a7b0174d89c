"use client";

import { clsx } from "clsx";
import { useLayoutEffect, useRef } from "react";
import { AllDayRow } from "@/components/calendar/all-day-row";
import { useCalendar } from "@/components/calendar/calendar-context";
import { hourWords, shortDay } from "@/lib/calendar/words";
import { HourCell } from "@/components/calendar/hour-cell";
import { useGridKeys } from "@/components/calendar/use-grid-keys";
import { type Slot, slotKey } from "@/lib/calendar/grid";
import { type Line, shownFrom, toLines } from "@/lib/calendar/columns";
import type { CalendarItem } from "@/lib/calendar/items";
import { clockTime, dueOnDate, formatDue } from "@/lib/shared/dates/dates";

/** The first hour that is in view when a week opens. */
const FIRST_HOUR = 7;
/** The height of its label above its line, in pixels. */
const LABEL_RISE = 10;

/** A week in full: a row of whole days above the hours. Items that overlap are below each other. */
export function WeekGrid({
  label,
  hintId,
  week,
  active,
  onActive,
}: {
  label: string;
  hintId: string;
  week: string[];
  /** The cell that the Tab key stops at. */
  active: Slot;
  onActive: (slot: Slot) => void;
}) {
  const { days, today, clock } = useCalendar();
  const grid = useRef<HTMLDivElement>(null);
  const handleKeyDown = useGridKeys(grid, "week", onActive);
  const placed = placeByHour(week, days);
  const time = clockTime(clock.now, clock.timeZone);

  useLayoutEffect(() => {
    const hour = grid.current?.querySelector<HTMLElement>(`[data-hour="${FIRST_HOUR}"]`);
    const head = grid.current?.querySelector<HTMLElement>("[data-hours-head]");
    if (hour && head && grid.current)
      grid.current.scrollTop = hour.offsetTop - head.offsetHeight - LABEL_RISE;
  }, []);

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-describedby={hintId}
      onKeyDown={handleKeyDown}
      className="relative min-h-0 flex-1 scroll-pt-30 overflow-y-auto overscroll-contain border-t border-line [overflow-anchor:none]"
    >
      <div role="rowgroup" data-hours-head className="sticky top-0 z-3 border-b border-line-strong bg-panel">
        <div role="row" className={rowClass}>
          <div role="columnheader" className="relative">
            <span className="sr-only">Time</span>
          </div>
          {week.map((date) => (
            <DayHeading key={date} date={date} isToday={date === today} />
          ))}
        </div>
        <AllDayRow week={week} active={active} onActive={onActive} className={rowClass} />
      </div>
      <div role="rowgroup">
        {hours.map((hour) => (
          <div key={hour} role="row" data-hour={hour} className={clsx(rowClass, "h-13")}>
            <div role="rowheader" className="-mt-2 pr-2 text-right text-label text-ink-muted tabular">
              <span className={clsx(hour === 0 && "sr-only")}>{hourWords(hour)}</span>
            </div>
            {week.map((date) => (
              <HourCell
                key={date}
                slot={{ date, hour }}
                items={placed.get(slotKey({ date, hour })) ?? []}
                isActive={active.date === date && active.hour === hour}
                nowMinutes={date === today && time.hours === hour ? time.minutes : null}
                onActive={onActive}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function DayHeading({ date, isToday }: { date: string; isToday: boolean }) {
  const { onOpenDay, today } = useCalendar();
  return (
    <div
      role="columnheader"
      aria-current={isToday ? "date" : undefined}
      className="flex h-10 min-w-0 items-center justify-center"
    >
      <button
        type="button"
        aria-label={`Open ${shortDay(date, today)}`}
        onClick={(event) => onOpenDay(date, event.currentTarget)}
        className={clsx(
          "flex h-7 items-center gap-1.5 rounded-chip px-2 text-label tabular hover:bg-hover",
          isToday ? "font-semibold text-ink" : "text-ink-muted",
        )}
      >
        {formatDue(dueOnDate(date), "UTC", "shown").slice(0, 3)}{" "}
        <span
          className={clsx(
            "flex h-5 min-w-5 items-center justify-center rounded-full px-1",
            isToday && "bg-accent text-on-accent",
          )}
        >
          {Number(date.slice(8))}
        </span>
      </button>
    </div>
  );
}

type PlacedItem = { item: CalendarItem; minutes: number; line: Line };

/** Returns the timed items of a week by the hour that they are shown from. */
function placeByHour(week: readonly string[], days: Map<string, CalendarItem[]>): Map<string, PlacedItem[]> {
  const placed = new Map<string, PlacedItem[]>();
  for (const date of week) {
    const timed = (days.get(date) ?? []).flatMap((item) =>
      item.minutes === null ? [] : { item, minutes: item.minutes },
    );
    for (const { item: one, line } of toLines(timed)) {
      const key = slotKey({ date, hour: Math.floor(shownFrom(one.minutes) / 60) });
      placed.set(key, [...(placed.get(key) ?? []), { ...one, line }]);
    }
  }
  return placed;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const rowClass = "grid grid-cols-[3.5rem_repeat(7,minmax(0,1fr))]";
