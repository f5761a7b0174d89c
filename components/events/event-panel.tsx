"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarDays, Plus } from "lucide-react";
import { useDeferredValue, useRef, useState } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import type { EventSubject } from "@/components/events/event-dialog";
import { EventList } from "@/components/events/event-list";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { useTake } from "@/components/list/use-take";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { lazyComponent } from "@/components/ui/lazy-part";
import { Panel } from "@/components/ui/panel";
import { SkeletonRows } from "@/components/ui/skeleton";
import { ToggleGroup } from "@/components/ui/toggle-group";
import { useClock } from "@/components/ui/use-clock";
import { eventsQuery } from "@/lib/events/queries";
import { type CalendarEvent, type EventStatus } from "@/lib/events/schema";
import { EVENTS_STEP, EVENTS_TAKE } from "@/lib/constants";

const SCROLL_BEYOND = 25;

const EventDialog = lazyComponent(() =>
  import("@/components/events/event-dialog").then((module) => module.EventDialog),
);

/** The events of a project, or without one all there are. Fills the height that it is given. */
export function EventPanel({ projectId, className }: { projectId?: string; className?: string }) {
  const [chosen, setStatus] = useState<EventStatus>("scheduled");
  // The toggle answers the press; the list, which may be long, follows.
  const status = useDeferredValue(chosen);
  const clock = useClock();
  const dialog = useDialog<EventSubject>(EventDialog);
  const [shown, setShown] = useState(0);
  const { take, loadMore, lastItemRef } = useTake({
    initial: EVENTS_TAKE,
    step: EVENTS_STEP,
    scrollBeyond: SCROLL_BEYOND,
    shown,
    resetKey: status,
  });
  const query = useQuery(eventsQuery({ status, projectId, take }, clock));
  const found = query.data?.items.length ?? 0;
  if (found !== shown) setShown(found);

  const origin = projectId ? "projectPage" : "actionsPage";
  const addButton = useRef<HTMLButtonElement>(null);
  // The row that the dialog was opened from may be gone by the time that the dialog is.
  const handleClosed = () =>
    requestAnimationFrame(() => document.activeElement === document.body && addButton.current?.focus());
  const openNew = () => dialog.open({ mode: "create", origin, projectId });
  const openEvent = (event: CalendarEvent) => dialog.open({ mode: "edit", origin, event });

  return (
    <Panel
      title="Events"
      count={query.data?.total}
      className={className}
      bodyClassName="flex flex-col"
      actions={
        <>
          <ToggleGroup<EventStatus>
            label="Show events"
            value={chosen}
            onChange={setStatus}
            options={[
              { value: "scheduled", label: "Upcoming" },
              { value: "completed", label: "Past" },
            ]}
          />
          <IconButton ref={addButton} name="Add event" onClick={openNew}>
            <Plus aria-hidden />
          </IconButton>
        </>
      }
    >
      <ListState
        query={query}
        empty="No event matched your search."
        // The toggle shows another list and hides nothing.
        isFiltered={false}
        skeleton={<SkeletonRows count={8} className={projectId ? "h-11" : "h-15"} />}
        emptyNothing={
          status === "completed" ? (
            <EmptyState icon={<CalendarDays />} line="No past events yet." />
          ) : (
            <EmptyState
              icon={<CalendarDays />}
              line={projectId ? "No dates ahead in this project." : "No dates ahead."}
              action={<Button onClick={openNew}>Add event</Button>}
            />
          )
        }
      >
        {({ items, total }) => (
          <>
            <EventList
              events={items}
              order={status === "scheduled" ? "ascending" : "descending"}
              clock={clock}
              isWhoseShown={!projectId}
              hasMore={items.length < total}
              lastItemRef={lastItemRef}
              onOpen={openEvent}
              onAdd={openNew}
            />
            <LoadMore
              shown={items.length}
              total={total}
              onMore={loadMore}
              isLoading={query.isPlaceholderData}
              isAutomatic={false}
            />
          </>
        )}
      </ListState>
      {dialog.subject && (
        <EventDialog
          {...dialog.subject}
          key={dialog.key}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onClosed={handleClosed}
        />
      )}
    </Panel>
  );
}
