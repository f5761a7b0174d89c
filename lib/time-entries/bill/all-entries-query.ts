import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { keys, searchKey } from "@/lib/query/keys";
import { MAX_TAKE } from "@/lib/shared/constants";
import { calendarDate } from "@/lib/shared/dates/dates";
import type { TimeEntryFilter, TimeEntryList } from "@/lib/time-entries/schema";

/**
 * All entries that match, also where one page has not room for them: each further page begins with the day of the oldest entry so
 * far. Only a day that has more entries than a page ends it early.
 */
export function allTimeEntriesQuery(filter: TimeEntryFilter, timeZone: string) {
  return queryOptions({
    queryKey: searchKey(keys.timeEntries, { ...filter, take: Infinity }),
    queryFn: async ({ signal }) => {
      const load = (to: string | undefined) =>
        api<TimeEntryList>("time-entries/search", {
          method: "POST",
          body: { ...filter, ...(to && { to }), take: MAX_TAKE },
          signal,
        });
      const first = await load(undefined);
      const found = new Map(first.items.map((entry) => [entry.id, entry]));
      let oldest = first.items.at(-1);
      while (oldest && found.size < first.total) {
        const before = found.size;
        const { items } = await load(calendarDate({ dueAt: oldest.startedAt, isWithTime: true }, timeZone));
        for (const entry of items) found.set(entry.id, entry);
        if (found.size === before) break;
        oldest = items.at(-1);
      }
      return { ...first, items: [...found.values()] };
    },
  });
}
