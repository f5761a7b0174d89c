"use client";

import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { Plus } from "lucide";
import { type MouseEvent, useRef } from "react";
import { itemsOf, pointOf, useCalendar } from "@/components/calendar/calendar-context";
import { cellLabel, fullDay } from "@/lib/calendar/words";
import { ItemChip } from "@/components/calendar/item-chip";
import { LoadingBars } from "@/components/calendar/loading-bars";
import { useCapacity } from "@/components/calendar/use-capacity";
import { useGridKeys } from "@/components/calendar/use-grid-keys";
import { WeekdayRow } from "@/components/calendar/weekday-row";
import type { Slot } from "@/lib/calendar/grid";

export interface MonthProps {
  label: string;
  hintId: string;
  /** "2026-11" */
  month: string;
  weeks: string[][];
  /** The day that the Tab key stops at. */
  active: string;
  onActive: (slot: Slot) => void;
}

/** A month in full: each day with as many items as it has room for. */
export function MonthGrid({ label, hintId, month, weeks, active, onActive }: MonthProps) {
  const grid = useRef<HTMLDivElement>(null);
  const handleKeyDown = useGridKeys(grid, "month", onActive);
  const capacity = useCapacity(grid, weeks.length);
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-describedby={hintId}
      onKeyDown={handleKeyDown}
      className="flex min-h-100 flex-1 flex-col"
    >
      <WeekdayRow week={weeks[0] ?? []} />
      {weeks.map((week) => (
        <div key={week[0]} role="row" data-week className="grid min-h-0 flex-1 basis-0 grid-cols-7">
          {week.map((date) => (
            <DayCell
              key={date}
              date={date}
              isOutside={!date.startsWith(month)}
              isActive={date === active}
              capacity={capacity}
              onActive={onActive}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function DayCell({
  date,
  isOutside,
  isActive,
  capacity,
  onActive,
}: {
  date: string;
  isOutside: boolean;
  isActive: boolean;
  capacity: number;
  onActive: (slot: Slot) => void;
}) {
  const { days, isLoading, today, onOpenDay, onAdd } = useCalendar();
  const cell = useRef<HTMLDivElement>(null);
  const items = itemsOf(days, date);
  const shown = items.length > capacity ? items.slice(0, Math.max(capacity - 1, 0)) : items;
  const hidden = items.length - shown.length;
  const isToday = date === today;
  const openDay = () => {
    onActive({ date, hour: null });
    if (cell.current) onOpenDay(date, cell.current);
  };
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest("button, a")) return;
    onActive({ date, hour: null });
    onAdd({ date, hour: null }, pointOf(event));
  };
  return (
    <div
      ref={cell}
      role="gridcell"
      data-slot={date}
      tabIndex={isActive ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
      onClick={handleClick}
      className={clsx(
        "group/day @container relative flex min-h-0 min-w-0 cursor-default flex-col gap-px overflow-clip border-t border-l border-line px-1 pb-0.5 first:border-l-0 focus-visible:-outline-offset-2 data-over:bg-hover",
        isOutside && "bg-sunken/60",
      )}
    >
      <span className="sr-only">{cellLabel(date, null, items.length)}</span>
      <div className="flex h-6.5 shrink-0 items-center justify-between">
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Open ${fullDay(date)}`}
          onClick={openDay}
          className={clsx(
            "flex size-6 items-center justify-center rounded-full text-label tabular hover:bg-hover",
            isToday && "bg-accent font-semibold text-on-accent hover:bg-accent-hover!",
            !isToday && (isOutside ? "text-ink-muted" : "font-medium text-ink"),
          )}
        >
          {Number(date.slice(8))}
        </button>
        <Icon of={Plus} className="size-3.5 text-ink-muted opacity-0 group-hover/day:opacity-100" />
      </div>
      <LoadingBars date={date} isShown={isLoading && items.length === 0} className="mt-0.5 h-5" />
      {shown.map((item) => (
        <ItemChip key={item.id} item={item} shape="line" isReachable={isActive} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          tabIndex={isActive ? 0 : -1}
          onClick={openDay}
          className="h-5.5 rounded-mark px-1.5 text-left text-label font-medium text-ink-muted tabular hover:bg-hover hover:text-ink focus-visible:-outline-offset-2"
        >
          {hidden} more
        </button>
      )}
    </div>
  );
}
