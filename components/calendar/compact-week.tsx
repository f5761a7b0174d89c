"use client";

import { clsx } from "clsx";
import { useLayoutEffect, useRef } from "react";
import { AddButton } from "@/components/calendar/add-button";
import { useCalendar } from "@/components/calendar/calendar-context";
import { DayList } from "@/components/calendar/day-list";
import { DayTime } from "@/components/calendar/day-time";
import { shortDay } from "@/lib/calendar/words";

/** A week on a touch screen: its days as lists, between which items are dragged. On phones the page scrolls, not the panel. */
export function CompactWeek({ week, isLoaded }: { week: readonly string[]; isLoaded: boolean }) {
  const { today } = useCalendar();
  const list = useRef<HTMLDivElement>(null);
  // The week opens at today, also when its rows arrive later. A phone, whose page scrolls, keeps as much of the title as it can.
  useLayoutEffect(() => {
    const section = list.current?.querySelector<HTMLElement>(`[data-slot="${today}"]`);
    if (!section || !list.current) return;
    list.current.scrollTop = section.offsetTop;
    section.scrollIntoView({ block: "nearest" });
  }, [today, isLoaded]);
  return (
    <div
      ref={list}
      className="relative flex-1 border-t border-line md:min-h-0 md:overflow-y-auto md:overscroll-contain"
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
