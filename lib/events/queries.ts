import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Change } from "@/lib/edits/merge";
import { createRow } from "@/lib/edits/create-row";
import { findProjectLabels } from "@/lib/projects/find-label";
import { keys } from "@/lib/query/keys";
import { patchRepeatable } from "@/lib/repeats/patch";
import { findRow, putRow } from "@/lib/query/optimistic";
import { updateOptimistically } from "@/lib/query/optimistic-update";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import { type Clock, compareEvents, eventStatus, matchesEventFilter } from "./rules";
import type { CalendarEvent, EventFilter, EventPatch, NewEvent } from "./schema";

/** The queries that can show a change of an event. */
export const refreshes = [keys.events, keys.repeats, keys.today, keys.clients, keys.clientTimeline];

/**
 * Creates an event. Where no list on the screen shows it, a toast says that it was added, unless the caller does. `error` returns
 * what a toast says when it could not be created.
 */
export function useCreateEvent({
  isAnnounced = true,
  error = "Error creating an event.",
}: { isAnnounced?: boolean; error?: string | ((error: Error) => string) } = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: NewEvent & { id: string }) => createRow<CalendarEvent>("events", input),
    onMutate: (input) =>
      updateOptimistically(client, (draft) =>
        putRow(draft, keys.events, draftRow(draft, input), currentRules(), { isNew: true }),
      ),
    meta: {
      refreshes,
      adds: isAnnounced ? "events" : undefined,
      toasts: { error },
    },
  });
}

export function useUpdateEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change<EventPatch>) =>
      patchRepeatable<CalendarEvent>(client, "events", change, refreshes),
    onMutate: ({ id, version: _, scope: __, repeat: ___, ...patch }) =>
      updateOptimistically(client, (draft) => {
        const event = findRow<CalendarEvent>(draft, keys.events, id);
        if (event) putRow(draft, keys.events, patchedEvent(draft, event, patch), currentRules());
      }),
    meta: { refreshes, toasts: { error: "Error editing an event." } },
  });
}

/** The rules by which events are listed now. */
export function currentRules() {
  const clock = clockNow();
  return {
    matches: (event: CalendarEvent, filter: EventFilter) => matchesEventFilter(event, filter, clock),
    compare: compareEvents,
  };
}

function patchedEvent(
  client: QueryClient,
  event: CalendarEvent,
  patch: Omit<EventPatch, "scope" | "repeat">,
): CalendarEvent {
  const patched = {
    ...event,
    ...patch,
    ...(patch.projectId !== undefined &&
      patch.projectId !== event.projectId &&
      findProjectLabels(client, patch.projectId)),
  };
  return { ...patched, status: eventStatus(patched, clockNow()) };
}

function draftRow(client: QueryClient, input: NewEvent & { id: string }): CalendarEvent {
  const due = { dueAt: input.dueAt, isWithTime: input.isWithTime ?? false };
  return {
    id: input.id,
    name: input.name,
    status: eventStatus(due, clockNow()),
    details: input.details ?? null,
    link: input.link ?? null,
    tags: input.tags ?? [],
    repeatId: null,
    updatedAt: new Date().toISOString(),
    ...due,
    ...findProjectLabels(client, input.projectId ?? null),
  };
}

function clockNow(): Clock {
  return { now: new Date(), timeZone: browserTimeZone() };
}
