import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { noAddress } from "@/lib/shared/text/address";
import { api } from "@/lib/api/request";
import type { Change } from "@/lib/edits/merge";
import { createRow } from "@/lib/edits/create-row";
import { findClientLabel } from "@/lib/clients/queries";
import type { List } from "@/lib/api/list";
import { invalidateAndRefetch } from "@/lib/query/invalidate-and-refetch";
import { keepPreviousPage } from "@/lib/query/keep-previous-page";
import { keys, searchKey } from "@/lib/query/keys";
import { findRow, putRow, rewriteQuery } from "@/lib/query/optimistic";
import { type Draft, updateCache, updateOptimistically } from "@/lib/query/optimistic-update";
import { compareNames } from "@/lib/shared/text/search-text";
import { compareProjects, matchesProjectFilter } from "./rules";
import type { NewProject, Project, ProjectFilter, ProjectPatch, ProjectRow } from "./schema";

export const refreshes = [
  keys.projects,
  keys.project,
  keys.clients,
  keys.client,
  keys.clientTimeline,
  keys.paymentData,
  keys.paymentStats,
];

/** The resources whose rows include a project's name and client. */
const withLabels = [keys.tasks, keys.events, keys.files];
const rules = { matches: matchesProjectFilter, compare: compareProjects };

export function projectsQuery(filter: ProjectFilter) {
  return queryOptions({
    queryKey: searchKey(keys.projects, filter),
    queryFn: ({ signal }) =>
      api<List<ProjectRow>>("projects/search", { method: "POST", body: filter, signal }),
    placeholderData: keepPreviousPage(filter),
  });
}

export function projectQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.project, id],
    queryFn: ({ signal }) => api<Project>(`projects/${id}`, { signal }),
  });
}

/** Creates a project optimistically and caches the response for the project's page, which is opened next. */
export function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: NewProject & { id: string }) => createRow<Project>("projects", input),
    onMutate: (input) =>
      updateOptimistically(client, (draft) =>
        putRow(draft, keys.projects, draftRow(draft, input), rules, { isNew: true }),
      ),
    onSuccess: (project) => client.setQueryData(projectQuery(project.id).queryKey, project),
    meta: { refreshes },
  });
}

export function useUpdateProject() {
  return useProjectPatch();
}

/** Pins or unpins a project and shows a toast. */
export function usePinProject(pinned: boolean) {
  return useProjectPatch({ loading: pinned ? "Pinning project..." : "Unpinning project..." });
}

/** Changes a project, with other messages than the standard error. */
export function useProjectPatch(toasts?: { loading?: string; success?: string; error?: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, ...patch }: Change<ProjectPatch>) =>
      api<Project>(`projects/${id}`, { method: "PATCH", body: patch, version }),
    onMutate: ({ id, version: _, ...patch }) =>
      updateOptimistically(client, (draft) => showPatch(draft, id, patch)),
    onSuccess: ({ id, updatedAt }, { name, clientId, hourlyRate }) => {
      updateCache(client, (draft) =>
        rewriteQuery<Project>(draft, projectQuery(id).queryKey, (project) => ({ ...project, updatedAt })),
      );
      const isRelabeled = name !== undefined || clientId !== undefined;
      if (isRelabeled) for (const queryKey of withLabels) void invalidateAndRefetch(client, queryKey);
      // Time has the labels as well, and amounts by the rate.
      if (isRelabeled || hourlyRate !== undefined) void invalidateAndRefetch(client, keys.timeEntries);
    },
    meta: { refreshes, toasts },
  });
}

/** Shows a change wherever the project is shown. */
export function showPatch(draft: Draft, id: string, patch: ProjectPatch): void {
  const { contacts, note, noteWas: _, links, ...columns } = patch;
  const change = {
    ...columns,
    ...(columns.clientId !== undefined && { client: findClientLabel(draft, columns.clientId) }),
    ...(Object.keys(patch).some((key) => key !== "pinned") && { updatedAt: new Date().toISOString() }),
  };
  const row = findRow<ProjectRow>(draft, keys.projects, id) ?? draft.getQueryData(projectQuery(id).queryKey);
  if (row) putRow(draft, keys.projects, { ...row, ...change }, rules);
  rewriteQuery<Project>(draft, projectQuery(id).queryKey, (project) => ({
    ...project,
    ...change,
    ...(note !== undefined && { note }),
    ...(links && { links }),
    ...(contacts?.contactType === "client" && {
      clientContacts: pick(draft, keys.clientContacts, contacts.contacts, project.clientContacts),
    }),
    ...(contacts?.contactType === "partner" && {
      partnerContacts: pick(draft, keys.partnerContacts, contacts.contacts, project.partnerContacts),
    }),
    client: columns.clientId === undefined ? project.client : withoutDetails(change.client ?? null),
  }));
}

/** Shows columns that no patch has wherever the project is shown. */
export function showColumns(draft: Draft, id: string, columns: Pick<ProjectRow, "archivedAt">): void {
  const row = findRow<ProjectRow>(draft, keys.projects, id) ?? draft.getQueryData(projectQuery(id).queryKey);
  if (row) putRow(draft, keys.projects, { ...row, ...columns }, rules);
  rewriteQuery<Project>(draft, projectQuery(id).queryKey, (project) => ({ ...project, ...columns }));
}

/** Returns the contacts with these ids, from the picker's options or the project's current contacts. */
function pick<Contact extends { id: string; name: string }>(
  client: QueryClient,
  resource: readonly [string],
  ids: readonly string[],
  had: readonly Contact[],
): Contact[] {
  return ids
    .flatMap((id) => findRow<Contact>(client, resource, id) ?? had.find((contact) => contact.id === id) ?? [])
    .toSorted(compareNames);
}

/** Returns a client without details, for the project's page until the server responds. */
function withoutDetails(label: ProjectRow["client"]): Project["client"] {
  const details = {
    taxId: null,
    vatId: null,
    email: null,
    phoneNumber: null,
    address: null,
    detail: null,
    language: null,
  };
  return label && { ...details, ...noAddress, ...label };
}

function draftRow(client: QueryClient, input: NewProject & { id: string }): ProjectRow {
  const now = new Date().toISOString();
  const clientId = input.clientId ?? null;
  return {
    id: input.id,
    name: input.name,
    clientId,
    client: findClientLabel(client, clientId),
    projectStatus: input.projectStatus ?? "active",
    paymentStatus: input.paymentStatus ?? "pending",
    budget: input.budget ?? 0,
    currency: input.currency ?? null,
    hourlyRate: input.hourlyRate ?? null,
    pinned: false,
    archivedAt: null,
    tasks: [],
    createdAt: now,
    updatedAt: now,
  };
}
