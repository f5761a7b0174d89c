import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import { isSearchable } from "./rules";
import type { Found } from "./schema";

/** The rows of the workspace that have this name. While the text changes, the previous results stay. */
export function searchQuery(text: string) {
  return queryOptions({
    queryKey: [...keys.search, text],
    queryFn: ({ signal }) => api<Found>("search", { method: "POST", body: { text }, signal, isRead: true }),
    enabled: isSearchable(text),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
