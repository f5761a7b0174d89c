"use client";

import { Icon } from "@/components/ui/icons/icon";
import { ChevronLeft, ChevronRight, Download } from "lucide";
import { useEffect, useEffectEvent, useState } from "react";
import { FileView } from "@/components/files/file-view";
import { Dialog } from "@/components/ui/popup/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { downloadFile } from "@/lib/files/download";
import { formatFileSize } from "@/lib/shared/text/format";
import type { StoredFile } from "@/lib/files/schema";
import { viewKind } from "@/lib/files/view-kind";

/** Shows files one after the other: arrows, on the screen and of the keyboard, go to the previous and the next. */
export function FileViewer({
  file,
  files: listed,
  isOpen,
  onClose,
}: {
  /** The file that is shown first. */
  file: StoredFile;
  /** The list; the arrows skip files that browsers cannot show. */
  files: readonly StoredFile[];
  isOpen: boolean;
  onClose: () => void;
}) {
  const [current, setCurrent] = useState(file);
  const files = listed.filter((one) => one.id === current.id || viewKind(one) !== null);
  const at = files.findIndex((one) => one.id === current.id);
  // A search that is under way may replace the list by one without the file.
  const shown = files[at] ?? current;
  const go = (by: number) => {
    const next = at < 0 ? undefined : files[at + by];
    if (next) setCurrent(next);
  };
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // Players and text use the arrows themselves.
    const isUsed = event.target instanceof Element && event.target.closest("audio, video, pre") !== null;
    if (by !== undefined && !isUsed) go(by);
  });
  useEffect(() => {
    if (!isOpen) return;
    // On the window, as the focus may be on the buttons of the title bar.
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    window.addEventListener("keydown", listener, true);
    return () => window.removeEventListener("keydown", listener, true);
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={shown.name}
      themeColor={shown.project ? (shown.client?.themeColor ?? null) : undefined}
      width="xl"
      actions={
        <>
          <IconButton name="Previous file" disabled={at <= 0} onClick={() => go(-1)}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <IconButton name="Next file" disabled={at < 0 || at >= files.length - 1} onClick={() => go(1)}>
            <Icon of={ChevronRight} />
          </IconButton>
          <IconButton name={`Download ${shown.name}`} onClick={() => downloadFile(shown)}>
            <Icon of={Download} />
          </IconButton>
        </>
      }
    >
      <div className="flex min-h-0 flex-1 flex-col">
        <div
          key={shown.id}
          className="flex min-h-0 flex-1 items-center justify-center overflow-hidden bg-sunken md:h-[70dvh] md:flex-none"
        >
          <FileView file={shown} />
        </div>
        <p
          role="status"
          className="flex shrink-0 justify-between gap-4 px-4 py-2.5 text-meta text-ink-muted md:px-5"
        >
          <span className="min-w-0 truncate">
            {shown.project?.name ?? "No project"}
            {shown.size !== null && ` · ${formatFileSize(shown.size)}`}
          </span>
          {at >= 0 && <span className="shrink-0 tabular">{`${at + 1} of ${files.length}`}</span>}
        </p>
      </div>
    </Dialog>
  );
}
