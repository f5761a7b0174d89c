import { keys } from "@/lib/query/keys";
import { findRow, putRow, rewriteQuery } from "@/lib/query/optimistic";
import { useArchiveRow } from "@/lib/undo/use-archive-row";
import { clientQuery, refreshesOfLabel } from "./queries";
import { compareClients, matchesClientFilter } from "./rules";
import type { Client, ClientRow } from "./schema";

/** Archives a client with its projects, or brings it back. Not with the other mutations, which pages load first. */
export function useArchiveClient() {
  return useArchiveRow({
    path: "clients",
    show: (draft, id, archivedAt) => {
      const row = findRow<ClientRow>(draft, keys.clients, id);
      const rules = { matches: matchesClientFilter, compare: compareClients };
      if (row) putRow(draft, keys.clients, { ...row, archivedAt }, rules);
      rewriteQuery<Client>(draft, clientQuery(id).queryKey, (client) => ({ ...client, archivedAt }));
    },
    refreshes: [...refreshesOfLabel, keys.today],
  });
}
