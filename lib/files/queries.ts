import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { Change } from "@/lib/edits/merge";
import { createRow } from "@/lib/edits/create-row";
import type { List } from "@/lib/api/list";
import { findProjectLabels } from "@/lib/projects/find-label";
import { keepPreviousPage } from "@/lib/query/keep-previous-page";
import { keys, searchKey } from "@/lib/query/keys";
import { findRow, putRow } from "@/lib/query/optimistic";
import { type Draft, updateOptimistically } from "@/lib/query/optimistic-update";
import type { FileType } from "@/lib/files/file-types";
import { compareFiles, matchesFileFilter } from "./rules";
import type { FileFilter, FilePatch, StorageUsage, StoredFile } from "./schema";
import type { FileCategory } from "@/lib/files/upload-limits";

export const fileRefreshes = [keys.files, keys.clientTimeline];
export const fileRules = { matches: matchesFileFilter, compare: compareFiles };

type NewLink = {
  id: string;
  name: string;
  link: string;
  type: FileType;
  category: FileCategory;
  projectId: string | null;
};

export function filesQuery(filter: FileFilter) {
  return queryOptions({
    queryKey: searchKey(keys.files, filter),
    queryFn: ({ signal }) => api<List<StoredFile>>("files/search", { method: "POST", body: filter, signal }),
    placeholderData: keepPreviousPage(filter),
  });
}

/** The ids of all files that match a filter. Fetched each time. */
export function fileIdsQuery(filter: Omit<FileFilter, "take">) {
  return queryOptions({
    queryKey: [...keys.files, "ids", filter],
    queryFn: async ({ signal }) => {
      const { ids } = await api<{ ids: string[] }>("files/ids", { method: "POST", body: filter, signal });
      return ids;
    },
    staleTime: 0,
  });
}

export function storageUsageQuery() {
  return queryOptions({
    queryKey: [...keys.files, "usage"],
    queryFn: ({ signal }) => api<StorageUsage>("files/usage", { signal }),
  });
}

/** Adds a link. Uploads are added by uploads.ts. */
export function useAddLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: NewLink) => createRow<StoredFile>("files", input),
    onMutate: (input) =>
      updateOptimistically(client, (draft) => {
        const now = new Date().toISOString();
        const stored = { originalName: null, size: null, s3Key: null, createdAt: now, updatedAt: now };
        const names = { displayName: input.name, url: input.link };
        const file = { ...input, ...names, ...stored, ...findProjectLabels(draft, input.projectId) };
        putRow<StoredFile, FileFilter>(draft, keys.files, file, fileRules, { isNew: true });
      }),
    meta: { refreshes: fileRefreshes, adds: "files", toasts: { loading: "Adding file..." } },
  });
}

export function useUpdateFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, ...patch }: Change<FilePatch>) =>
      api<StoredFile>(`files/${id}`, { method: "PATCH", body: patch, version }),
    onMutate: ({ id, version: _, ...patch }) =>
      updateOptimistically(client, (draft) => showChange(draft, { id, ...patch })),
    meta: { refreshes: fileRefreshes, toasts: { success: "File updated" } },
  });
}

/** Shows a change of a file wherever it is listed. */
export function showChange(draft: Draft, { id, ...patch }: FilePatch & { id: string }): void {
  const file = findRow<StoredFile>(draft, keys.files, id);
  if (!file) return;
  const { projectId } = patch;
  const labels = projectId === undefined ? {} : findProjectLabels(draft, projectId);
  putRow<StoredFile, FileFilter>(draft, keys.files, { ...file, ...patch, ...labels }, fileRules);
}
