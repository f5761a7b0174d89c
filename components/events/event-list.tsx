"use client";

import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { EventRow } from "@/components/events/event-row";
import { AddRows } from "@/components/list/add-rows";
import { formatFullDate, formatRelativeDate } from "@/lib/shared/dates/dates";
import { type DayGroup, groupByDay } from "@/lib/events/day-groups";
import type { Clock } from "@/lib/events/rules";
import type { CalendarEvent } from "@/lib/events/schema";

/** The number of places that rows and outlines fill together. */
const PLACES = 25;

/** Events grouped by day, each day colored as past, today or future. */
export function EventList({
  events,
  order,
  clock,
  showProject,
  hasMore,
  lastItemRef,
  onOpen,
  onAdd,
}: {
  events: readonly CalendarEvent[];
  order: "ascending" | "descending";
  clock: Clock;
  showProject: boolean;
  hasMore: boolean;
  lastItemRef: (element: HTMLElement | null) => void;
  onOpen: (event: CalendarEvent) => void;
  onAdd: () => void;
}) {
  const days = groupByDay(events, clock, order);
  const last = days.at(-1)?.events.at(-1);
  return (
    <>
      {days.map((day) => (
        <section
          key={day.date}
          aria-labelledby={`day-${day.date}`}
          style={rowsOf(day)}
          className="-mx-4 shrink-0 pb-2 row-group"
        >
          <DayHeading day={day} clock={clock} />
          <ul className="flex flex-col">
            {day.events.map((event) => (
              <li
                key={event.id}
                ref={event === last ? lastItemRef : undefined}
                className="scroll-mt-9 border-b border-line last:border-0"
              >
                <EventRow
                  event={event}
                  timeZone={clock.timeZone}
                  showProject={showProject}
                  onOpen={() => onOpen(event)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!hasMore && (
        <AddRows label="Add event" onAdd={onAdd} shown={events.length} upTo={PLACES} className="-mx-4" />
      )}
    </>
  );
}

/** The estimated height of a day before its first render, in rows. */
const rowsOf = ({ events }: DayGroup<CalendarEvent>) => ({ "--rows": events.length + 1 }) as CSSProperties;

function DayHeading({ day, clock: { now, timeZone } }: { day: DayGroup<CalendarEvent>; clock: Clock }) {
  const dueAt = `${day.date}T00:00:00.000Z`;
  return (
    <h3
      id={`day-${day.date}`}
      title={formatFullDate(dueAt, false, timeZone)}
      className={clsx(
        "sticky top-0 z-2 flex items-baseline gap-2 border-b border-line bg-panel px-4 py-1 text-label font-medium tabular",
        inks[day.relation],
      )}
    >
      {day.key}
      <span className="font-normal">
        {wordFor(formatRelativeDate(dueAt, false, timeZone, now), day.relation)}
      </span>
    </h3>
  );
}

/** "Today", "Tomorrow", "Yesterday", else the weekday; the date is shown before it. */
function wordFor(words: string, relation: DayGroup<CalendarEvent>["relation"]): string {
  return relation === "today" ? "Today" : (words.split(" ")[0] ?? "");
}

const inks: Record<DayGroup<CalendarEvent>["relation"], string> = {
  past: "text-ink-muted",
  today: "text-link",
  future: "text-ink",
};
