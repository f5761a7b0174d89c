"use client";

import { clsx } from "clsx";
import type { MouseEvent } from "react";
import { pointOf, useCalendar } from "@/components/calendar/calendar-context";
import { cellLabel } from "@/lib/calendar/words";
import { ItemChip } from "@/components/calendar/item-chip";
import { LoadingBars } from "@/components/calendar/loading-bars";
import { TimeBlockButton } from "@/components/calendar/time-block";
import { type Line, SHOWN_MINUTES } from "@/lib/calendar/columns";
import { type Slot, slotKey } from "@/lib/calendar/grid";
import type { CalendarItem } from "@/lib/calendar/items";

/** Hours that have a bar while the items are loaded. */
const LOADING_HOURS = [9, 13];

/** An hour of a day, with the items that are shown from it on. A press adds at this time. */
export function HourCell({
  slot,
  items,
  isActive,
  nowMinutes,
  onActive,
}: {
  slot: Slot;
  items: readonly { item: CalendarItem; minutes: number; line: Line }[];
  isActive: boolean;
  /** The minutes of the current time, if it is in this hour. */
  nowMinutes: number | null;
  onActive: (slot: Slot) => void;
}) {
  const { isLoading, onAdd, timeBlocks } = useCalendar();
  const hourStart = (slot.hour ?? 0) * 60;
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest("button, a")) return;
    onActive(slot);
    onAdd(slot, pointOf(event));
  };
  return (
    <div
      role="gridcell"
      data-slot={slotKey(slot)}
      tabIndex={isActive ? 0 : -1}
      onClick={handleClick}
      className={clsx(
        "relative border-t border-l border-line hover:bg-hover focus-visible:-outline-offset-2 data-over:bg-hover",
        slot.hour === 0 && "border-t-transparent",
      )}
    >
      <span className="sr-only">{cellLabel(slot.date, slot.hour, items.length)}</span>
      <LoadingBars
        date={slot.date}
        isShown={isLoading && items.length === 0 && LOADING_HOURS.includes(slot.hour ?? 0)}
        most={1}
        className="absolute inset-x-0.5 top-0.5 h-11"
      />
      {items.map(({ item, line }) => (
        <ItemChip
          key={item.id}
          item={item}
          shape="block"
          isReachable={isActive}
          isOneLine={line.length < SHOWN_MINUTES}
          style={{
            top: `${((line.from - hourStart) / 60) * 100}%`,
            height: `${(line.length / 60) * 100}%`,
          }}
        />
      ))}
      {timeBlocks.get(slotKey(slot))?.map((block) => (
        <TimeBlockButton key={block.entry.id} block={block} isReachable={isActive} />
      ))}
      {nowMinutes !== null && (
        <span
          aria-hidden
          data-mark
          style={{ top: `${(nowMinutes / 60) * 100}%` }}
          className="pointer-events-none absolute inset-x-0 z-0 h-px bg-pennant before:absolute before:-top-[3.5px] before:-left-1 before:size-2 before:rounded-full before:bg-pennant"
        />
      )}
    </div>
  );
}
