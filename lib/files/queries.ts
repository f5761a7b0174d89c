import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import type { Change } from "@/lib/edits/merge";
import { createRow } from "@/lib/edits/create-row";
import type { List } from "@/lib/list";
import { findProjectLabels } from "@/lib/projects/find-label";
import { keepPreviousPage } from "@/lib/query/keep-previous-page";
import { keys, searchKey } from "@/lib/query/keys";
import { dropRows, findRow, putRow } from "@/lib/query/optimistic";
import type { FileType } from "@/lib/file-types";
import { compareFiles, matchesFileFilter } from "./rules";
import type { FileFilter, FilePatch, StorageUsage, StoredFile } from "./schema";
import type { FileCategory } from "@/lib/upload-limits";
import { MAX_DELETED_FILES } from "@/lib/constants";

const refreshes = [keys.files];
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
    onMutate: (input) => {
      const now = new Date().toISOString();
      const stored = { originalName: null, size: null, s3Key: null, createdAt: now, updatedAt: now };
      const file = { ...input, ...stored, ...findProjectLabels(client, input.projectId) };
      return putRow<StoredFile, FileFilter>(client, keys.files, file, fileRules, { isNew: true });
    },
    onError: (_error, _input, undo) => undo?.(),
    meta: { refreshes, adds: "files", toasts: { loading: "Adding file..." } },
  });
}

export function useUpdateFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, ...patch }: Change<FilePatch>) =>
      api<StoredFile>(`files/${id}`, { method: "PATCH", body: patch, version }),
    onMutate: ({ id, version: _, ...patch }) => {
      const file = findRow<StoredFile>(client, keys.files, id);
      return file && putRow<StoredFile, FileFilter>(client, keys.files, { ...file, ...patch }, fileRules);
    },
    onError: (_error, _patch, undo) => undo?.(),
    meta: { refreshes, toasts: { success: "File updated" } },
  });
}

export function useDeleteFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api<null>(`files/${id}`, { method: "DELETE" }),
    onMutate: (id) => dropRows(client, keys.files, [id]),
    onError: (_error, _id, undo) => undo?.(),
    meta: { refreshes, toasts: { loading: "Deleting files", success: "Files deleted" } },
  });
}

/** Deletes the selected files, in as few calls as the limit allows. */
export function useDeleteFiles() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (let at = 0; at < ids.length; at += MAX_DELETED_FILES)
        await api<{ count: number }>("files/delete-many", {
          method: "POST",
          body: ids.slice(at, at + MAX_DELETED_FILES),
        });
    },
    onMutate: (ids) => dropRows(client, keys.files, ids),
    onError: (_error, _ids, undo) => undo?.(),
    meta: { refreshes, toasts: { loading: "Deleting multiple files...", success: "Files deleted" } },
  });
}
