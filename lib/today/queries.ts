import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import type { Today } from "./schema";

/** The tasks and events that are late, due today and next. */
export function todayQuery() {
  return queryOptions({
    queryKey: keys.today,
    queryFn: ({ signal }) => api<Today>("today", { signal }),
  });
}
