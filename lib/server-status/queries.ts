import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import type { ServerStatus } from "./schema";

export function serverStatusQuery() {
  return queryOptions({
    queryKey: keys.serverStatus,
    queryFn: ({ signal }) => api<ServerStatus>("server-status", { signal }),
    // Always refetched, because the state changes without the workspace.
    staleTime: 0,
  });
}
