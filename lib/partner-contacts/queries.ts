import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { Change } from "@/lib/edits/merge";
import { createRow } from "@/lib/edits/create-row";
import type { List } from "@/lib/api/list";
import { keys, searchKey } from "@/lib/query/keys";
import { dropRows, findRow, putRow, rewriteQueries } from "@/lib/query/optimistic";
import { type Draft, updateOptimistically } from "@/lib/query/optimistic-update";
import { cachedUserId } from "@/lib/users/queries";
import { useDeleteRow } from "@/lib/undo/use-delete";
import { comparePartnerContacts, matchesPartnerContactFilter } from "./rules";
import {
  type NewPartnerContact,
  type PartnerContact,
  type PartnerContactFilter,
  type PartnerContactPatch,
} from "./schema";
import { NO_COMPANY } from "@/lib/shared/constants";

const refreshes = [keys.partnerContacts, keys.partnerCompanies, keys.project];
const rules = { matches: matchesPartnerContactFilter, compare: comparePartnerContacts };

export function partnerContactsQuery(filter: PartnerContactFilter) {
  return queryOptions({
    queryKey: searchKey(keys.partnerContacts, filter),
    queryFn: ({ signal }) =>
      api<List<PartnerContact>>("partner-contacts/search", { method: "POST", body: filter, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useCreatePartnerContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: NewPartnerContact & { id: string }) =>
      createRow<PartnerContact>("partner-contacts", input),
    onMutate: (input) =>
      updateOptimistically(client, (draft) =>
        putRow(draft, keys.partnerContacts, draftRow(draft, input), rules, { isNew: true }),
      ),
    meta: { refreshes, adds: "partnerContacts" },
  });
}

export function useUpdatePartnerContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, ...patch }: Change<PartnerContactPatch>) =>
      api<PartnerContact>(`partner-contacts/${id}`, { method: "PATCH", body: patch, version }),
    onMutate: ({ id, version: _, ...patch }) =>
      updateOptimistically(client, (draft) => {
        const row = findRow<PartnerContact>(draft, keys.partnerContacts, id);
        if (row) putRow(draft, keys.partnerContacts, { ...row, ...patch }, rules);
        rewriteOnProjects(draft, (contacts) =>
          contacts.map((contact) => (contact.id === id ? { ...contact, ...patch } : contact)),
        );
      }),
    meta: { refreshes },
  });
}

export function useDeletePartnerContact() {
  return useDeleteRow<PartnerContact>({
    path: "partner-contacts",
    hide: (draft, { id }) => {
      dropRows(draft, keys.partnerContacts, [id]);
      rewriteOnProjects(draft, (contacts) => contacts.filter((contact) => contact.id !== id));
    },
    show: (draft, contact) => putRow(draft, keys.partnerContacts, contact, rules, { isNew: true }),
    refreshes,
  });
}

/** Rewrites the contact in every cached project that contains it. */
function rewriteOnProjects(draft: Draft, rewrite: (contacts: PartnerContact[]) => PartnerContact[]) {
  rewriteQueries<{ partnerContacts: PartnerContact[] }>(draft, keys.project, (project) => ({
    ...project,
    partnerContacts: rewrite(project.partnerContacts).toSorted(comparePartnerContacts),
  }));
}

function draftRow(client: Draft, input: NewPartnerContact & { id: string }): PartnerContact {
  const now = new Date().toISOString();
  return {
    id: input.id,
    userId: cachedUserId(client),
    name: input.name,
    company: input.company || NO_COMPANY,
    role: input.role,
    phoneNumber: input.phoneNumber ?? null,
    email: input.email ?? null,
    details: input.details ?? null,
    avatar: input.avatar ?? null,
    createdAt: now,
    updatedAt: now,
  };
}
