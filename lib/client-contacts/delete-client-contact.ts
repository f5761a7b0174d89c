import { keys } from "@/lib/query/keys";
import { dropRows, putRow, undoAll } from "@/lib/query/optimistic";
import { useDeleteRow } from "@/lib/undo/use-delete";
import { refreshes, rewriteOnProjects, rules } from "./queries";
import type { ClientContact } from "./schema";

/** Deletes a client's contact. Not with the other mutations, which pages load first. */
export function useDeleteClientContact() {
  return useDeleteRow<ClientContact>({
    path: "client-contacts",
    hide: (client, { id }) =>
      undoAll(
        dropRows(client, keys.clientContacts, [id]),
        rewriteOnProjects(client, (contacts) => contacts.filter((contact) => contact.id !== id)),
      ),
    show: (client, contact) => putRow(client, keys.clientContacts, contact, rules, { isNew: true }),
    refreshes,
  });
}
