import type { QueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { invalidateAndRefetch } from "@/lib/query/invalidate-and-refetch";
import { keys } from "@/lib/query/keys";
import { rewriteQuery } from "@/lib/query/optimistic";
import { updateCache } from "@/lib/query/optimistic-update";
import { clientQuery } from "./queries";
import type { Client } from "./schema";

type Change = { note: string; noteWas: string; keepalive: boolean };

/** Saves a client's note. Not a mutation, because the notes panel shows the result instead of a toast. */
export async function saveClientNote(cache: QueryClient, id: string, { keepalive, ...body }: Change) {
  const { note, updatedAt } = await api<Client>(`clients/${id}`, { method: "PATCH", body, keepalive });
  updateCache(cache, (draft) =>
    rewriteQuery<Client>(draft, clientQuery(id).queryKey, (client) => ({ ...client, note, updatedAt })),
  );
  void invalidateAndRefetch(cache, keys.clients);
  void invalidateAndRefetch(cache, keys.client);
}

/** Fetches the stored note. */
export async function loadClientNote(cache: QueryClient, id: string): Promise<string> {
  return (await cache.fetchQuery({ ...clientQuery(id), staleTime: 0 })).note ?? "";
}
