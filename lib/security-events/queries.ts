import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { List } from "@/lib/api/list";
import { keepPreviousPage } from "@/lib/query/keep-previous-page";
import { keys, searchKey } from "@/lib/query/keys";
import type { SecurityEvent, SecurityEventFilter } from "./schema";

export function securityEventsQuery(filter: SecurityEventFilter) {
  return queryOptions({
    queryKey: searchKey(keys.securityEvents, filter),
    queryFn: ({ signal }) =>
      api<List<SecurityEvent>>("security-events/search", { method: "POST", body: filter, signal }),
    placeholderData: keepPreviousPage(filter),
    // Always refetched, so that the latest events are shown.
    staleTime: 0,
  });
}
