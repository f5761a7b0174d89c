import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { Change } from "@/lib/edits/merge";
import { createRow } from "@/lib/edits/create-row";
import { findClientLabel } from "@/lib/clients/queries";
import type { List } from "@/lib/api/list";
import { keys, searchKey } from "@/lib/query/keys";
import { findRow, putRow, rewriteQueries } from "@/lib/query/optimistic";
import { type Draft, updateOptimistically } from "@/lib/query/optimistic-update";
import { cachedUserId } from "@/lib/users/queries";
import { compareClientContacts, matchesClientContactFilter } from "./rules";
import type { ClientContact, ClientContactFilter, ClientContactPatch, NewClientContact } from "./schema";

export const refreshes = [keys.clientContacts, keys.clients, keys.client, keys.project];
export const rules = { matches: matchesClientContactFilter, compare: compareClientContacts };

export function clientContactsQuery(filter: ClientContactFilter) {
  return queryOptions({
    queryKey: searchKey(keys.clientContacts, filter),
    queryFn: ({ signal }) =>
      api<List<ClientContact>>("client-contacts/search", { method: "POST", body: filter, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useCreateClientContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: NewClientContact & { id: string }) =>
      createRow<ClientContact>("client-contacts", input, { ...input, details: input.detail }),
    onMutate: (input) =>
      updateOptimistically(client, (draft) =>
        putRow(draft, keys.clientContacts, draftRow(draft, input), rules, { isNew: true }),
      ),
    meta: { refreshes, adds: "clientContacts" },
  });
}

export function useUpdateClientContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, ...patch }: Change<ClientContactPatch>) =>
      api<ClientContact>(`client-contacts/${id}`, { method: "PATCH", body: patch, version }),
    onMutate: ({ id, version: _, ...patch }) =>
      updateOptimistically(client, (draft) => {
        const row = findRow<ClientContact>(draft, keys.clientContacts, id);
        if (row) putRow(draft, keys.clientContacts, { ...row, ...patch }, rules);
        rewriteOnProjects(draft, (contacts) =>
          contacts.map((contact) => (contact.id === id ? { ...contact, ...patch } : contact)),
        );
      }),
    meta: { refreshes },
  });
}

/** Rewrites the contact in every cached project that contains it. */
export function rewriteOnProjects(draft: Draft, rewrite: (contacts: ClientContact[]) => ClientContact[]) {
  rewriteQueries<{ clientContacts: ClientContact[] }>(draft, keys.project, (project) => ({
    ...project,
    clientContacts: rewrite(project.clientContacts).toSorted(compareClientContacts),
  }));
}

function draftRow(client: QueryClient, input: NewClientContact & { id: string }): ClientContact {
  const now = new Date().toISOString();
  return {
    id: input.id,
    userId: cachedUserId(client),
    name: input.name,
    companyId: input.companyId,
    company: findClientLabel(client, input.companyId) ?? { id: input.companyId, name: "", themeColor: null },
    role: input.role,
    phoneNumber: input.phoneNumber ?? null,
    email: input.email ?? null,
    details: input.detail ?? null,
    avatar: input.avatar ?? null,
    createdAt: now,
    updatedAt: now,
  };
}
