"use client";

import { clsx } from "clsx";
import { type MouseEvent } from "react";
import { itemsOf, pointOf, useCalendar } from "@/components/calendar/calendar-context";
import { LoadingBars } from "@/components/calendar/loading-bars";
import { cellLabel } from "@/lib/calendar/words";
import { ItemChip } from "@/components/calendar/item-chip";
import type { Slot } from "@/lib/calendar/grid";

/** The items that a day of the week shows above its hours; more are in the list of the day. */
const MOST_ITEMS = 4;

/** The row of a week for what has no time. */
export function AllDayRow({
  week,
  active,
  onActive,
  className,
}: {
  week: readonly string[];
  active: Slot;
  onActive: (slot: Slot) => void;
  className: string;
}) {
  return (
    <div role="row" className={clsx("min-h-8", className)}>
      <div role="rowheader" className="pt-1.5 pr-2 text-right text-label text-ink-muted">
        All day
      </div>
      {week.map((date) => (
        <AllDayCell
          key={date}
          date={date}
          isActive={active.date === date && active.hour === null}
          onActive={onActive}
        />
      ))}
    </div>
  );
}

function AllDayCell({
  date,
  isActive,
  onActive,
}: {
  date: string;
  isActive: boolean;
  onActive: (slot: Slot) => void;
}) {
  const { days, isLoading, onAdd, onOpenDay } = useCalendar();
  const items = itemsOf(days, date).filter(({ minutes }) => minutes === null);
  const shown = items.length > MOST_ITEMS ? items.slice(0, MOST_ITEMS - 1) : items;
  const hidden = items.length - shown.length;
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest("button, a")) return;
    onActive({ date, hour: null });
    onAdd({ date, hour: null }, pointOf(event));
  };
  return (
    <div
      role="gridcell"
      data-slot={date}
      data-whole-day
      tabIndex={isActive ? 0 : -1}
      onClick={handleClick}
      className="@container relative flex min-w-0 flex-col gap-px border-l border-line px-0.5 py-1 hover:bg-hover focus-visible:-outline-offset-2 data-over:bg-hover"
    >
      <span className="sr-only">{cellLabel(date, null, items.length)}</span>
      <LoadingBars date={date} isShown={isLoading && items.length === 0} most={1} className="h-5.5" />
      {shown.map((item) => (
        <ItemChip key={item.id} item={item} shape="line" isReachable={isActive} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          tabIndex={isActive ? 0 : -1}
          onClick={(event) => {
            const cell = event.currentTarget.closest("[data-slot]");
            if (cell) onOpenDay(date, cell);
          }}
          className="h-5.5 rounded-mark px-1.5 text-left text-label font-medium text-ink-muted tabular hover:text-ink focus-visible:-outline-offset-2"
        >
          {hidden} more
        </button>
      )}
    </div>
  );
}
