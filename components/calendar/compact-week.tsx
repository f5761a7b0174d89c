"use client";

import { clsx } from "clsx";
import { useLayoutEffect, useRef } from "react";
import { AddButton } from "@/components/calendar/add-button";
import { useCalendar } from "@/components/calendar/calendar-context";
import { DayList } from "@/components/calendar/day-list";
import { DayTime } from "@/components/calendar/day-time";
import { shortDay } from "@/lib/calendar/words";

/** A week on a phone: its days as lists, between which items are dragged. */
export function CompactWeek({ week, isLoaded }: { week: readonly string[]; isLoaded: boolean }) {
  const { today } = useCalendar();
  const list = useRef<HTMLDivElement>(null);
  // The week opens at today, also when its rows arrive later.
  useLayoutEffect(() => {
    const section = list.current?.querySelector<HTMLElement>(`[data-slot="${today}"]`);
    if (section && list.current) list.current.scrollTop = section.offsetTop;
  }, [today, isLoaded]);
  return (
    <div
      ref={list}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-line"
    >
      {week.map((date) => (
        <section
          key={date}
          aria-labelledby={`day-${date}`}
          data-slot={date}
          className="border-b border-line bg-panel px-4 py-1.5 last:border-0 data-over:bg-hover"
        >
          <header className="flex min-h-11 items-center gap-2">
            <h3 id={`day-${date}`} className={clsx("mr-auto font-semibold", date === today && "text-link")}>
              {date === today ? `Today · ${shortDay(date, today)}` : shortDay(date, today)}
            </h3>
            <AddButton date={date} />
          </header>
          <DayList date={date} place="list" />
          <DayTime date={date} />
        </section>
      ))}
    </div>
  );
}
