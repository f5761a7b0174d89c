"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { CalendarDays } from "lucide";
import { useDialog } from "@/components/dialog/use-dialog";
import type { EventSubject } from "@/components/events/event-dialog";
import { LoadingRows } from "@/components/list/loading-rows";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { useClock } from "@/components/ui/hooks/use-clock";
import { eventsQuery } from "@/lib/events/search-query";
import type { CalendarEvent } from "@/lib/events/schema";
import { fullDay, isLate, relativeDay, timeOfDay } from "@/lib/shared/dates/day-text";
import { dateText } from "@/lib/shared/dates/calendar-date";

const EventDialog = lazyComponent(() =>
  import("@/components/events/event-dialog").then((module) => module.EventDialog),
);

/** Events of today that have begun are skipped. */
const TODAYS_AND_NEXT = 10;

/** The next event of a client. */
export function NextEvent({ clientId }: { clientId: string }) {
  const clock = useClock();
  const query = useQuery(eventsQuery({ clientId, status: "scheduled", take: TODAYS_AND_NEXT }, clock));
  const { open, ...dialog } = useDialog<EventSubject>(EventDialog);
  if (!query.data) return <LoadingRows query={query} count={1} />;
  const event = query.data.items.find((one) => !(one.isWithTime && isLate(one, clock.timeZone, clock.now)));
  return (
    <>
      {event ? (
        <EventLine event={event} onOpen={() => open({ mode: "edit", origin: "actionsPage", event })} />
      ) : (
        <p className="py-2.5 text-ink-muted">Nothing scheduled.</p>
      )}
      {dialog.subject && (
        <EventDialog {...dialog.subject} key={dialog.key} isOpen={dialog.isOpen} onClose={dialog.close} />
      )}
    </>
  );
}

function EventLine({ event, onOpen }: { event: CalendarEvent; onOpen: () => void }) {
  const { now, timeZone } = useClock();
  return (
    <button
      type="button"
      onClick={onOpen}
      className="-mx-4 flex min-h-11 w-[calc(100%+2rem)] items-center gap-2 px-4 py-1.5 text-left hover:bg-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
    >
      {/* As wide as the ring of a task. */}
      <span className="flex w-6 shrink-0 justify-center pointer-coarse:w-11">
        <Icon of={CalendarDays} className="size-4 text-ink-muted" />
      </span>
      <span className="min-w-0 flex-1 truncate" title={event.name}>
        {event.name}
      </span>
      <time
        dateTime={event.isWithTime ? event.dueAt : dateText(event.dueAt)}
        title={fullDay(event, timeZone)}
        className="shrink-0 text-meta text-ink-muted tabular"
      >
        {relativeDay(event, timeZone, now)}
        {event.isWithTime && `, ${timeOfDay(event, timeZone)}`}
      </time>
    </button>
  );
}
