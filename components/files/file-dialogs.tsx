"use client";

import { FileDialog } from "@/components/files/file-dialog";
import { FileViewer } from "@/components/files/file-viewer";
import type { FileDialogsState } from "@/components/files/use-file-dialogs";
import type { StoredFile } from "@/lib/files/schema";

/** The dialogs of a list of files. */
export function FileDialogs({
  dialog,
  viewer,
  files,
}: FileDialogsState & {
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
