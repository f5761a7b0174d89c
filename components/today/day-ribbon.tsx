"use client";

import { clsx } from "clsx";
import { type DragEvent, useState } from "react";
import { clientColor } from "@/lib/clients/theme-colors";
import { countOf } from "@/lib/shared/text/format";
import { weekdayAndDay } from "@/lib/shared/dates/day-text";
import type { Today, TodayItem } from "@/lib/today/schema";

/** As many as fit beside the number of the others. */
const MOST_TICKS = 3;

type Day = Today["days"][number];

/** Seven days with a tick in the client's color for each task and event. A day opens its list; a tick is dragged to another day. */
export function DayRibbon({
  days,
  openDate,
  onOpen,
  onMove,
}: {
  days: readonly Day[];
  openDate: string | undefined;
  onOpen: (date: string) => void;
  onMove: (id: string, date: string) => void;
}) {
  const [target, setTarget] = useState<string>();
  const handleDrop = (event: DragEvent, date: string) => {
    event.preventDefault();
    setTarget(undefined);
    onMove(event.dataTransfer.getData("text/plain"), date);
  };
  return (
    <ol className="grid grid-cols-7 gap-1 max-lg:-mx-2 lg:w-105 lg:shrink-0">
      {days.map(({ date, total, items }, index) => (
        <li key={date} className="min-w-0">
          <button
            type="button"
            aria-expanded={date === openDate}
            onClick={() => onOpen(date)}
            onDragOver={(event) => {
              event.preventDefault();
              setTarget(date);
            }}
            onDragLeave={() => setTarget(undefined)}
            onDrop={(event) => handleDrop(event, date)}
            className={clsx(
              "flex h-12.5 w-full flex-col items-center justify-center gap-1 rounded-control border transition-colors hover:bg-hover lg:h-10 lg:gap-0.5",
              date === openDate ? "border-line-strong bg-sunken" : "border-transparent",
              date === target && "border-focus bg-hover",
            )}
          >
            <span
              className={clsx(
                "text-label tabular max-sm:w-min max-sm:text-center max-sm:leading-4",
                index === 0 ? "font-semibold" : "text-ink-muted",
              )}
            >
              {index === 0 ? "Today" : weekdayAndDay({ dueAt: date, isWithTime: false }, "UTC")}
              {index === 0 && (
                <span aria-hidden className="block sm:hidden">
                  {Number(date.slice(8, 10))}
                </span>
              )}
              <span className="sr-only">, {countOf(total, "item")}</span>
            </span>
            <span aria-hidden className="flex h-2 items-center gap-0.5">
              {items.slice(0, MOST_TICKS).map((item) => (
                <Tick key={item.id} item={item} />
              ))}
              {total > MOST_TICKS && (
                <span className="text-label leading-2 text-ink-muted tabular max-sm:hidden">
                  +{total - MOST_TICKS}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Square for an event, round for a task. */
function Tick({ item }: { item: TodayItem }) {
  return (
    <span
      aria-hidden
      data-mark
      draggable
      title={item.name}
      onDragStart={(event) => startDrag(event, item)}
      style={clientColor(item.themeColor)}
      className={clsx(
        "size-2 cursor-grab bg-client-edge",
        item.kind === "task" ? "rounded-full" : "rounded-[2px]",
      )}
    />
  );
}

/** Begins to drag an item. The day that it is dropped on reads its id. */
export function startDrag(event: DragEvent, { id }: { id: string }) {
  event.dataTransfer.setData("text/plain", id);
  event.dataTransfer.effectAllowed = "move";
}
