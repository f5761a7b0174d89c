import { keys } from "@/lib/query/keys";
import { dropRows } from "@/lib/query/optimistic";
import { useDeleteRow } from "@/lib/undo/use-delete";
import { clientQuery, refreshesOfLabel } from "./queries";
import type { Client } from "./schema";

/** Deletes a client. Not with the other mutations, which pages load first. */
export function useDeleteClient() {
  return useDeleteRow<Pick<Client, "id" | "name">>({
    path: "clients",
    hide: (draft, { id }) => dropRows(draft, keys.clients, [id]),
    onDeleted: (client, { id }) => client.removeQueries({ queryKey: clientQuery(id).queryKey }),
    refreshes: [...refreshesOfLabel, keys.salesDocument, keys.today],
  });
}
