import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { keys, searchKey } from "@/lib/query/keys";
import { updateOptimistically } from "@/lib/query/optimistic-update";
import type { TimeEntry, TimeEntryFilter, TimeEntryList } from "./schema";
import { showEntryChange, showNewEntry } from "./show-entry";

const entry = {
  id: "1",
  projectId: null,
  taskId: null,
  task: null,
  description: "Layout",
  startedAt: "2026-11-25T09:00:00.000Z",
  endedAt: "2026-11-25T10:00:00.000Z",
  minutes: 60,
  isBillable: true,
  documentId: null,
} as TimeEntry;

const week: TimeEntryFilter = { from: "2026-11-22", to: "2026-11-28", take: 1000 };

function cacheOf(filter: TimeEntryFilter) {
  const client = new QueryClient();
  const list = {
    items: [entry],
    total: 1,
    unfilteredTotal: 1,
    totalMinutes: 60,
    billableMinutes: 60,
    totals: [],
  };
  client.setQueryData(searchKey(keys.timeEntries, filter), list);
  return { client, read: () => client.getQueryData<TimeEntryList>(searchKey(keys.timeEntries, filter)) };
}

it("an entry whose times change has its new length at once, and the sums of the list stay until they are read again", () => {
  const { client, read } = cacheOf(week);
  updateOptimistically(client, (draft) =>
    showEntryChange(draft, { id: "1", endedAt: "2026-11-25T11:30:00.000Z" }),
  );
  expect(read()?.items[0]).toMatchObject({ minutes: 150, description: "Layout" });
  expect(read()).toMatchObject({ total: 1, totalMinutes: 60, totals: [] });
});

it("an entry that no longer matches leaves the list, and comes back when its change is refused", () => {
  const { client, read } = cacheOf({ ...week, isBillable: true });
  const update = updateOptimistically(client, (draft) =>
    showEntryChange(draft, { id: "1", isBillable: false }),
  );
  expect(read()?.items).toEqual([]);
  update.revert();
  expect(read()?.items).toEqual([entry]);
});

it("typed time is the newest of its week, and in no other week", () => {
  const input = { id: "2", startedAt: "2026-11-26T11:00:00.000Z", endedAt: "2026-11-26T11:20:00.000Z" };
  const { client, read } = cacheOf(week);
  updateOptimistically(client, (draft) => showNewEntry(draft, input));
  expect(read()?.items.map(({ id, minutes }) => [id, minutes])).toEqual([
    ["2", 20],
    ["1", 60],
  ]);
  const before = cacheOf({ ...week, to: "2026-11-25" });
  updateOptimistically(before.client, (draft) => showNewEntry(draft, input));
  expect(before.read()?.items.map(({ id }) => id)).toEqual(["1"]);
});
