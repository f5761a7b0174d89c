"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { CalendarDays } from "lucide";
import type { EventSubject } from "@/components/events/event-dialog";
import { EventList } from "@/components/events/event-list";
import { useActionFilter } from "@/components/list/filter/action-filter";
import { ActionPanel, useActionList } from "@/components/list/action-panel";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { useClock } from "@/components/ui/hooks/use-clock";
import { EVENTS_STEP, EVENTS_TAKE } from "@/lib/shared/constants";
import { eventsQuery } from "@/lib/events/search-query";
import type { EventStatus } from "@/lib/events/schema";

const EventDialog = lazyComponent(() =>
  import("@/components/events/event-dialog").then((module) => module.EventDialog),
);

const statuses = [
  { value: "scheduled", label: "Upcoming" },
  { value: "completed", label: "Past" },
] as const;

const takes = { initial: EVENTS_TAKE, step: EVENTS_STEP, scrollBeyond: 25 };

/** The events of a project, or all events without one. */
export function EventPanel({ projectId, className }: { projectId?: string; className?: string }) {
  const clock = useClock();
  const { filter, clear } = useActionFilter();
  const list = useActionList<EventStatus>("scheduled", takes, JSON.stringify(filter));
  const query = useQuery(eventsQuery({ projectId, ...filter, status: list.status, take: list.take }, clock));
  const found = query.data?.items.length ?? 0;
  if (found !== list.shown) list.setShown(found);
  return (
    <ActionPanel
      noun="event"
      {...{ projectId, className, statuses, list, query }}
      onClear={clear}
      icon={<Icon of={CalendarDays} />}
      lines={{
        ahead: projectId ? "Nothing scheduled in this project." : "Nothing scheduled.",
        done: "No past events yet.",
      }}
      dialog={EventDialog}
      toSubject={(origin, event): EventSubject =>
        event ? { mode: "edit", origin, event } : { mode: "create", origin, projectId }
      }
    >
      {({ items, status, ...list }) => (
        <EventList
          {...list}
          events={items}
          order={status === "scheduled" ? "ascending" : "descending"}
          clock={clock}
          showProject={!projectId}
        />
      )}
    </ActionPanel>
  );
}
