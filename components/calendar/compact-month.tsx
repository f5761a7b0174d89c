"use client";

import { clsx } from "clsx";
import { useRef } from "react";
import { AddButton } from "@/components/calendar/add-button";
import { itemsOf, useCalendar } from "@/components/calendar/calendar-context";
import { DayList } from "@/components/calendar/day-list";
import { cellLabel, shortDay } from "@/lib/calendar/words";
import { LoadingBars } from "@/components/calendar/loading-bars";
import { useGridKeys } from "@/components/calendar/use-grid-keys";
import type { MonthProps } from "@/components/calendar/month-grid";
import { WeekdayRow } from "@/components/calendar/weekday-row";
import { clientColor } from "@/lib/clients/theme-colors";
import type { CalendarItem } from "@/lib/calendar/items";

const MOST_MARKS = 4;

/**
 * The month view on touch screens: marks in each day, and below them, on wide screens beside them, the list of the chosen day. Rows
 * are dragged to other days. On phones the page scrolls, not the panel.
 */
export function CompactMonth({ label, hintId, month, weeks, active, onActive }: MonthProps) {
  const { days, isLoading, today } = useCalendar();
  const grid = useRef<HTMLDivElement>(null);
  const handleKeyDown = useGridKeys(grid, "month", onActive);
  return (
    <div className="flex-1 md:min-h-0 md:overflow-y-auto md:overscroll-contain lg:flex lg:overflow-hidden">
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-describedby={hintId}
        onKeyDown={handleKeyDown}
        className="px-2 lg:min-w-0 lg:flex-1 lg:overflow-y-auto lg:pb-2"
      >
        <WeekdayRow week={weeks[0] ?? []} />
        {weeks.map((week) => (
          <div key={week[0]} role="row" className="grid grid-cols-7">
            {week.map((date) => {
              const items = itemsOf(days, date);
              const isChosen = date === active;
              return (
                <div
                  key={date}
                  role="gridcell"
                  data-slot={date}
                  tabIndex={isChosen ? 0 : -1}
                  aria-current={date === today ? "date" : undefined}
                  aria-selected={isChosen}
                  onClick={() => onActive({ date, hour: null })}
                  className={clsx(
                    "relative flex h-12 cursor-default flex-col items-center justify-center gap-1 rounded-control focus-visible:-outline-offset-2 data-over:bg-pressed lg:h-18",
                    isChosen && "bg-sunken ring-1 ring-line-strong ring-inset",
                    !date.startsWith(month) && "text-ink-muted",
                  )}
                >
                  <span className="sr-only">{cellLabel(date, null, items.length)}</span>
                  <span
                    aria-hidden
                    className={clsx(
                      "flex h-6 min-w-6 items-center justify-center rounded-full px-1 tabular",
                      date === today && "bg-accent font-semibold text-on-accent",
                    )}
                  >
                    {Number(date.slice(8))}
                  </span>
                  <Marks items={items} date={date} isLoading={isLoading} />
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <section
        aria-label={shortDay(active, today)}
        className="mt-2 border-t border-line bg-panel px-4 pt-2 pb-4 lg:mt-0 lg:w-96 lg:shrink-0 lg:overflow-y-auto lg:border-t-0 lg:border-l"
      >
        <header className="flex min-h-11 items-center gap-2">
          <h3 className="mr-auto font-semibold">{shortDay(active, today)}</h3>
          <AddButton date={active} />
        </header>
        <DayList date={active} place="list" />
      </section>
    </div>
  );
}

/** Square for an event, round for a task, hollow for an invoice. */
function Marks({
  items,
  date,
  isLoading,
}: {
  items: readonly CalendarItem[];
  date: string;
  isLoading: boolean;
}) {
  return (
    <span aria-hidden className="flex h-1.5 items-center gap-0.5">
      <LoadingBars date={date} isShown={isLoading && items.length === 0} className="size-1.5" />
      {items.slice(0, MOST_MARKS).map((item) => (
        <span
          key={item.id}
          data-mark
          style={clientColor(item.themeColor)}
          className={clsx(
            "size-1.5",
            item.kind === "event" ? "rounded-[1px]" : "rounded-full",
            item.kind === "invoice" ? "border border-client-edge" : "bg-client-edge",
          )}
        />
      ))}
    </span>
  );
}
