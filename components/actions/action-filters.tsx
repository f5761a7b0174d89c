"use client";

import type { ReactNode } from "react";
import { ActionFilterBar } from "@/components/actions/action-filter-bar";
import {
  type ActionFilter,
  ActionFilterContext,
  actionUrlFields,
} from "@/components/list/filter/action-filter";
import { useCalendarAddress } from "@/components/list/filter/calendar-address";
import { useUrlFilter } from "@/components/list/filter/use-url-filter";
import { useClock } from "@/components/ui/hooks/use-clock";
import { weeksOf } from "@/lib/calendar/grid";
import { eventsQuery } from "@/lib/events/search-query";
import { EVENTS_TAKE, MAX_TAKE, TASKS_TAKE } from "@/lib/shared/constants";
import { todayIn } from "@/lib/shared/dates/dates";
import { useQueryData } from "@/lib/query/use-query-data";
import { tasksQuery } from "@/lib/tasks/search-query";

/** Provides the filters of the actions page, which are in its address, and shows them above `children`. */
export function ActionFilters({ children }: { children: ReactNode }) {
  const [filter, , isFiltered, clear] = useUrlFilter(actionUrlFields);
  return (
    <ActionFilterContext value={{ filter, clear: isFiltered ? clear : undefined }}>
      {children}
    </ActionFilterContext>
  );
}

/** The controls of the filters, for the header of the page. */
export function ActionFilterControls() {
  const [filter, setFilter, isFiltered, clear] = useUrlFilter(actionUrlFields);
  const isEmpty = useHasNoActions(filter);
  return (
    <ActionFilterBar
      filter={filter}
      onFilter={setFilter}
      onClear={isFiltered ? clear : undefined}
      isEmpty={isEmpty && !isFiltered}
    />
  );
}

/** True once what the panels or the calendar have loaded says that there is no task and no event. Loads nothing itself. */
function useHasNoActions(filter: ActionFilter): boolean {
  const clock = useClock();
  const { isShown, scope, day = todayIn(clock.timeZone, clock.now) } = useCalendarAddress();
  const dates = weeksOf(scope, day).flat();
  const page = isShown && { ...filter, from: dates[0], to: dates.at(-1), take: MAX_TAKE };
  const tasks = useQueryData({
    ...tasksQuery(page || { ...filter, status: "pending", take: TASKS_TAKE }),
    enabled: false,
  });
  const events = useQueryData({
    ...eventsQuery(page || { ...filter, status: "scheduled", take: EVENTS_TAKE }, clock),
    enabled: false,
  });
  return tasks?.unfilteredTotal === 0 && events?.unfilteredTotal === 0;
}
