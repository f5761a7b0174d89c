"use client";

import { clsx } from "clsx";
import type { CSSProperties, MouseEvent } from "react";
import { pointOf, useCalendar } from "@/components/calendar/calendar-context";
import { cellLabel } from "@/lib/calendar/words";
import { ItemChip } from "@/components/calendar/item-chip";
import { TimeBlockButton } from "@/components/calendar/time-block";
import { type Column, type Line, SHOWN_MINUTES, shownFrom } from "@/lib/calendar/columns";
import { type Slot, slotKey } from "@/lib/calendar/grid";
import type { CalendarItem } from "@/lib/calendar/items";

/** An hour of a day, with the items that are shown from it on. A press adds at this time. */
export function HourCell({
  slot,
  items,
  isActive,
  nowMinutes,
  onActive,
}: {
  slot: Slot;
  items: readonly { item: CalendarItem; minutes: number; place: Column; line: Line }[];
  isActive: boolean;
  /** The minutes of the current time, if it is in this hour. */
  nowMinutes: number | null;
  onActive: (slot: Slot) => void;
}) {
  const { onAdd, timeBlocks } = useCalendar();
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
      {items.map(({ item, minutes, place, line }) => (
        <ItemChip
          key={item.id}
          item={item}
          shape="block"
          isReachable={isActive}
          isOneLine={line.length < SHOWN_MINUTES}
          style={placeStyle(minutes, place, line)}
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

/** The place of an item among columns, and among the lines of a narrow day. */
function placeStyle(minutes: number, { column, columns }: Column, line: Line): CSSProperties {
  const start = shownFrom(minutes);
  const hour = Math.floor(start / 60) * 60;
  const percent = (length: number) => `${(length / 60) * 100}%`;
  return {
    "--top": percent(start - hour),
    "--height": percent(SHOWN_MINUTES),
    "--left": `${(column / columns) * 100}%`,
    "--width": `calc(${100 / columns}% - 2px)`,
    "--line-top": percent(line.from - hour),
    "--line-height": percent(line.length),
  } as CSSProperties;
}
