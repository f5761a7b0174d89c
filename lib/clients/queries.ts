import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { Change } from "@/lib/edits/merge";
import { createRow } from "@/lib/edits/create-row";
import type { List } from "@/lib/api/list";
import { keepPreviousPage } from "@/lib/query/keep-previous-page";
import { keys, searchKey } from "@/lib/query/keys";
import { findRow, putRow, rewriteQuery } from "@/lib/query/optimistic";
import { updateOptimistically } from "@/lib/query/optimistic-update";
import type { TimelineItem } from "./timeline-schema";
import { compareClients, matchesClientFilter } from "./rules";
import type { Client, ClientFilter, ClientLabel, ClientPatch, ClientRow, NewClient } from "./schema";

const refreshes = [keys.clients, keys.client];
const rules = { matches: matchesClientFilter, compare: compareClients };

/** Rows of every kind contain their client's name and color, so all of them are refetched when these change. */
export const refreshesOfLabel = [
  ...refreshes,
  keys.projects,
  keys.project,
  keys.tasks,
  keys.events,
  keys.files,
  keys.clientContacts,
  keys.paymentData,
  keys.paymentStats,
  keys.salesDocuments,
  keys.timeEntries,
];

export function clientsQuery(filter: ClientFilter) {
  return queryOptions({
    queryKey: searchKey(keys.clients, filter),
    queryFn: ({ signal }) => api<List<ClientRow>>("clients/search", { method: "POST", body: filter, signal }),
    placeholderData: keepPreviousPage(filter),
  });
}

export function clientQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.client, id],
    queryFn: ({ signal }) => api<Client>(`clients/${id}`, { signal }),
  });
}

/** The timeline of a client, the newest entry first. */
export function timelineQuery(id: string, take: number) {
  return queryOptions({
    queryKey: [...keys.clientTimeline, id, take],
    queryFn: ({ signal }) =>
      api<List<TimelineItem>>(`clients/${id}/timeline`, { method: "POST", body: { take }, signal }),
    placeholderData: (last, query) => (query?.queryKey.at(-2) === id ? last : undefined),
  });
}

export function useCreateClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: NewClient & { id: string }) => createRow<Client>("clients", input),
    onMutate: (input) =>
      updateOptimistically(client, (draft) =>
        putRow(draft, keys.clients, draftRow(input), rules, { isNew: true }),
      ),
    onSuccess: (created) => client.setQueryData(clientQuery(created.id).queryKey, created),
    meta: { refreshes },
  });
}

export function useUpdateClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, ...patch }: Change<ClientPatch>) =>
      api<Client>(`clients/${id}`, { method: "PATCH", body: patch, version }),
    onMutate: ({ id, version: _, note, ...columns }) =>
      updateOptimistically(client, (draft) => {
        const row = findRow<ClientRow>(draft, keys.clients, id);
        if (row) putRow(draft, keys.clients, { ...row, ...columns }, rules);
        rewriteQuery<Client>(draft, clientQuery(id).queryKey, (data) => ({
          ...data,
          ...columns,
          ...(note !== undefined && { note }),
        }));
      }),
    meta: { refreshes: refreshesOfLabel },
  });
}

/** Returns a client's name and color from any cached query; null if none contains them. */
export function findClientLabel(client: QueryClient, id: string | null): ClientLabel | null {
  if (!id) return null;
  const row = findRow<ClientRow>(client, keys.clients, id) ?? client.getQueryData(clientQuery(id).queryKey);
  return row ? { id: row.id, name: row.name, themeColor: row.themeColor } : null;
}

function draftRow(input: NewClient & { id: string }): ClientRow {
  const now = new Date().toISOString();
  return {
    id: input.id,
    name: input.name,
    themeColor: input.themeColor ?? null,
    taxId: input.taxId ?? null,
    vatId: input.vatId ?? null,
    email: input.email ?? null,
    phoneNumber: input.phoneNumber ?? null,
    address: input.address ?? null,
    street: input.street ?? null,
    postcode: input.postcode ?? null,
    city: input.city ?? null,
    region: input.region ?? null,
    country: input.country ?? null,
    detail: input.detail ?? null,
    language: input.language ?? null,
    paymentDays: input.paymentDays ?? null,
    hourlyRate: input.hourlyRate ?? null,
    timeRounding: input.timeRounding ?? null,
    buyerReference: input.buyerReference ?? null,
    electronicAddress: input.electronicAddress ?? null,
    archivedAt: null,
    owed: [],
    next: null,
    projectCount: 0,
    projects: [],
    contacts: [],
    createdAt: now,
    updatedAt: now,
  };
}
