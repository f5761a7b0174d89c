import { useQuery } from "@tanstack/react-query";
import { useQueryData } from "@/lib/query/use-query-data";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { MAX_TAKE } from "@/lib/shared/constants";
import { eventsQuery } from "@/lib/events/search-query";
import type { EventFilter } from "@/lib/events/schema";
import { salesDocumentsQuery } from "@/lib/sales-documents/queries";
import { tasksQuery } from "@/lib/tasks/search-query";
import { timeEntriesQuery } from "@/lib/time-entries/queries";
import { itemsByDate } from "./items";
import { type TimeBlock, timeBlocks } from "./time-blocks";

const noBlocks = new Map<string, TimeBlock[]>();

type Filter = Pick<EventFilter, "name" | "clientId" | "projectId" | "tag">;

/** The events, tasks and due invoices from one date to another, both included, by day. Invoices have no tags. */
export function useCalendarItems(
  { from, to }: { from: string; to: string },
  filter: Filter,
  clock: { now: Date; timeZone: string },
) {
  const { tag, ...unlabeled } = filter;
  const page = { ...filter, from, to, take: MAX_TAKE };
  const tasks = useQuery(tasksQuery(page));
  const events = useQuery(eventsQuery(page, clock));
  const invoices = useQuery({
    ...salesDocumentsQuery({ ...unlabeled, kind: "invoice", dueFrom: from, dueTo: to, take: MAX_TAKE }),
    enabled: !tag,
  });
  const all = [tasks, events, ...(tag ? [] : [invoices])];
  return {
    days: itemsByDate(
      {
        tasks: tasks.data?.items ?? [],
        events: events.data?.items ?? [],
        invoices: (!tag && invoices.data?.items) || [],
      },
      clock.timeZone,
    ),
    isLoading: all.some(({ isPending }) => isPending),
    isError: all.some(({ isError, data }) => isError && !data),
    /** More rows than one search returns. */
    isCut: all.some(({ data }) => data && data.total > data.items.length),
    refetch: () => all.forEach(({ refetch }) => void refetch()),
  };
}

/** The tracked time of these dates as blocks, if it is shown. The tags and names of actions do not apply to it. */
export function useTimeBlocks(
  dates: readonly string[],
  { clientId, projectId }: Filter,
  clock: { now: Date; timeZone: string },
  isShown: boolean,
): Map<string, TimeBlock[]> {
  // An entry of the day before can reach into the first one.
  const from = dates[0] && addDays(dates[0], -1);
  const filter = { clientId, projectId, from, to: dates.at(-1), take: MAX_TAKE };
  const entries = useQueryData({ ...timeEntriesQuery(filter), enabled: isShown });
  return isShown && entries ? timeBlocks(entries.items, clock) : noBlocks;
}
