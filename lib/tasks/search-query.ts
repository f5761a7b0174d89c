import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { List } from "@/lib/api/list";
import { keepPreviousPage } from "@/lib/query/keep-previous-page";
import { keys, searchKey } from "@/lib/query/keys";
import type { Task, TaskFilter } from "./schema";

/** A search of tasks. Not with the mutations, whose rules load the library of dates. */
export function tasksQuery(filter: TaskFilter) {
  return queryOptions({
    queryKey: searchKey(keys.tasks, filter),
    queryFn: ({ signal }) => api<List<Task>>("tasks/search", { method: "POST", body: filter, signal }),
    placeholderData: keepPreviousPage(filter),
  });
}
