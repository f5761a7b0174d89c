"use client";

import { LoadFailure } from "@/components/list/list-state";
import { Button } from "@/components/ui/button";
import type { useCalendarItems } from "@/lib/calendar/queries";

/** Notes above the days of a calendar: that it could not be loaded, that a filter hides everything, or that not all fits. */
export function CalendarNotes({
  items: { days, isLoading, isError, isCut, refetch },
  label,
  onClear,
}: {
  items: ReturnType<typeof useCalendarItems>;
  label: string;
  onClear: (() => void) | undefined;
}) {
  const isWithoutMatch = onClear !== undefined && !isLoading && !isError && days.size === 0;
  return (
    <>
      <p role="status" aria-label={isLoading ? "Loading" : undefined} className="sr-only">
        {isLoading ? "" : label}
      </p>
      {isError && <LoadFailure query={{ refetch, isFetching: isLoading }} />}
      {isWithoutMatch && (
        <div className="flex items-center gap-3 px-4 pb-2 text-ink-muted">
          <p>No actions matched your search.</p>
          <Button size="sm" onClick={onClear}>
            Clear filters
          </Button>
        </div>
      )}
      {isCut && (
        <p className="px-4 pb-2 text-ink-muted">Only the first 1,000 are shown. Filter to see the rest.</p>
      )}
    </>
  );
}
