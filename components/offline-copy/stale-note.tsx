"use client";

import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useClock } from "@/components/ui/hooks/use-clock";
import { relativeDay, timeOfDay } from "@/lib/shared/dates/day-text";

/** Says when the oldest rows on the screen were loaded. Shown while the server cannot be reached. */
export function StaleNote() {
  const client = useQueryClient();
  const { now, timeZone } = useClock();
  // Renders again when rows have been loaded.
  useIsFetching();
  const loaded = client
    .getQueryCache()
    .findAll({ type: "active", predicate: ({ state }) => state.data !== undefined })
    .map(({ state }) => state.dataUpdatedAt);
  if (loaded.length === 0) return null;
  const due = { dueAt: new Date(Math.min(...loaded)).toISOString(), isWithTime: true };
  return (
    <span className="whitespace-nowrap text-ink-muted">
      Last updated {relativeDay(due, timeZone, now).toLowerCase()} at {timeOfDay(due, timeZone)}.
    </span>
  );
}
