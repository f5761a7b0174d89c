import { keys } from "@/lib/query/keys";
import { dropRows, putRow } from "@/lib/query/optimistic";
import { useDeleteRow } from "@/lib/undo/use-delete";
import { refreshes, rewriteOnProjects, rules } from "./queries";
import type { ClientContact } from "./schema";

/** Deletes a client's contact. Not with the other mutations, which pages load first. */
export function useDeleteClientContact() {
  return useDeleteRow<ClientContact>({
    path: "client-contacts",
    hide: (draft, { id }) => {
      dropRows(draft, keys.clientContacts, [id]);
      rewriteOnProjects(draft, (contacts) => contacts.filter((contact) => contact.id !== id));
    },
    show: (draft, contact) => putRow(draft, keys.clientContacts, contact, rules, { isNew: true }),
    refreshes,
  });
}
