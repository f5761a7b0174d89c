import { apiTrash } from "@/lib/api/request";
import { MAX_FILES_AT_ONCE } from "@/lib/shared/constants";
import { keys } from "@/lib/query/keys";
import { dropRows, putRow } from "@/lib/query/optimistic";
import { useDeleteRow, useDeleteRows } from "@/lib/undo/use-delete";
import { fileRefreshes, fileRules } from "./queries";
import type { FileFilter, StoredFile } from "./schema";

/** Deletes a file. Not with the other mutations, which pages load first. */
export function useDeleteFile() {
  return useDeleteRow<StoredFile>({
    path: "files",
    hide: (draft, { id }) => dropRows(draft, keys.files, [id]),
    show: (draft, file) =>
      putRow<StoredFile, FileFilter>(draft, keys.files, file, fileRules, { isNew: true }),
    refreshes: fileRefreshes,
    toasts: { loading: "Deleting files", success: "Files deleted" },
  });
}

/** Deletes the selected files, in as few calls as the limit allows. */
export function useDeleteFiles() {
  return useDeleteRows({
    remove: async (ids) => {
      const entries: (string | null)[] = [];
      for (let at = 0; at < ids.length; at += MAX_FILES_AT_ONCE)
        entries.push(
          await apiTrash("files/delete-many", {
            method: "POST",
            body: ids.slice(at, at + MAX_FILES_AT_ONCE),
          }),
        );
      return entries;
    },
    hide: (draft, ids) => dropRows(draft, keys.files, ids),
    refreshes: fileRefreshes,
    toasts: { loading: "Deleting multiple files...", success: "Files deleted" },
  });
}
