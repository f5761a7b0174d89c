"use client";

import { createElement } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import type { StoredFile } from "@/lib/files/schema";

const FileDialogs = lazyComponent(() =>
  import("@/components/files/file-dialogs").then((module) => module.FileDialogs),
);

/**
 * The dialogs of a list of files. Render `element` outside the list, so that it stays when a search that is under way finds no
 * file. `open` and `view` are stable between renders.
 */
export function useFileDialogs(files: readonly StoredFile[] = []) {
  const dialog = useDialog<StoredFile>(FileDialogs);
  const viewer = useDialog<StoredFile>();
  const isUsed = dialog.subject ?? viewer.subject;
  const element = isUsed && createElement(FileDialogs, { dialog, viewer, files });
  return { open: dialog.open, view: viewer.open, element };
}
