import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import type { DraftKeys } from "./schema";

/** The keys of this user's drafts. */
export function draftKeysQuery() {
  return queryOptions({
    queryKey: keys.draftKeys,
    queryFn: ({ signal }) => api<DraftKeys>("draft-keys", { signal }),
    staleTime: Infinity,
  });
}
