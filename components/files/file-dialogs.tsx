"use client";

import type { DialogState } from "@/components/dialog/use-dialog";
import { FileDialog } from "@/components/files/file-dialog";
import { FileViewer } from "@/components/files/file-viewer";
import type { StoredFile } from "@/lib/files/schema";

/** The dialogs of a list of files: `dialog` edits a file, and `viewer` shows it. */
export function FileDialogs({
  dialog,
  viewer,
  files,
}: Record<"dialog" | "viewer", DialogState<StoredFile>> & {
  /** The list, for the arrows of the viewer. */
  files: readonly StoredFile[];
}) {
  return (
    <>
      {dialog.subject && (
        <FileDialog key={dialog.key} file={dialog.subject} isOpen={dialog.isOpen} onClose={dialog.close} />
      )}
      {viewer.subject && (
        <FileViewer
          key={viewer.key}
          file={viewer.subject}
          files={files}
          isOpen={viewer.isOpen}
          onClose={viewer.close}
        />
      )}
    </>
  );
}
