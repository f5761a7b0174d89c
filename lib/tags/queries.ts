import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { SelectionOption } from "@/lib/api/list";
import { keys } from "@/lib/query/keys";

export function tagsQuery(name: string) {
  return queryOptions({
    queryKey: [...keys.tags, name],
    queryFn: ({ signal }) =>
      api<SelectionOption[]>("tags/selections", { method: "POST", body: { name }, signal }),
    placeholderData: keepPreviousData,
    // Tags change with every task and event.
    staleTime: 0,
  });
}
