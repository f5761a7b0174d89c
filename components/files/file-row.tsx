"use client";

import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { Download, ExternalLink } from "lucide";
import { type KeyboardEvent, memo, type Ref } from "react";
import { FileThumbnail } from "@/components/files/file-thumbnail";
import { Checkbox } from "@/components/ui/input/checkbox";
import { ClientDot } from "@/components/ui/person/client-dot";
import { IconButton } from "@/components/ui/icon-button";
import { formatFullDate, formatInstantDay } from "@/lib/shared/dates/dates";
import { downloadFile } from "@/lib/files/download";
import { formatFileSize } from "@/lib/shared/text/format";
import { singleKeyOf } from "@/lib/shared/browser/shortcut";
import { fileCategoryNames, fileTypeNames } from "@/lib/files/rules";
import type { StoredFile } from "@/lib/files/schema";

export interface FileRowProps {
  file: StoredFile;
  timeZone: string;
  /** In milliseconds, to the minute. */
  now: number;
  /** Shows the project and client, for pages that do not. */
  showProject: boolean;
  /** In selection mode a press selects the file; otherwise it opens it. */
  isSelecting: boolean;
  isSelected: boolean;
  onToggle: (id: string) => void;
  /** Begins or changes a selection with this file: the key x on the focused row. */
  onSelectKey?: (id: string) => void;
  onOpen: (file: StoredFile) => void;
  /** Shows the file's content; undefined where it cannot be shown. */
  onView: ((file: StoredFile) => void) | undefined;
  ref?: Ref<HTMLDivElement>;
}

const columns = {
  names:
    "@3xl:grid @3xl:grid-cols-[minmax(15rem,1fr)_minmax(0,12rem)] @3xl:items-center @3xl:gap-4 @5xl:grid-cols-[minmax(15rem,1fr)_minmax(0,16rem)]",
  type: "hidden w-20 @3xl:block @5xl:w-32",
  category: "hidden w-28 @5xl:block",
  size: "hidden w-20 text-right @3xl:block",
  added: "hidden w-28 text-right @md:block",
};

/** The headers of wide rows. Hidden from screen readers, which read each row as one text. */
export function FileHeaders({ isSelecting }: { isSelecting: boolean }) {
  return (
    <div
      aria-hidden
      className="hidden h-9 items-center gap-3 border-b border-line px-4 text-label font-medium text-ink-muted @3xl:flex pointer-coarse:h-12"
    >
      {/* The places of a row's checkbox, picture and, on touch screens, button. */}
      {isSelecting && <span className="-mr-1 w-6 shrink-0 pointer-coarse:w-11" />}
      <span className={clsx("w-9 shrink-0", !isSelecting && "pointer-coarse:w-11")} />
      <span className={clsx("flex-1", columns.names)}>
        <span>Name</span>
        <span>Project</span>
      </span>
      <span className={columns.type}>Type</span>
      <span className={columns.category}>Category</span>
      <span className={columns.size}>Size</span>
      <span className={columns.added}>Added</span>
      <span className="hidden w-11 shrink-0 pointer-coarse:block" />
    </div>
  );
}

/** A row for a file: a press opens it, the button at its end downloads it. Wide rows show more columns. */
export const FileRow = memo(function FileRow(props: FileRowProps) {
  const {
    file,
    timeZone,
    now,
    showProject,
    isSelecting,
    isSelected,
    onToggle,
    onSelectKey,
    onOpen,
    onView,
    ref,
  } = props;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (
      singleKeyOf(event.nativeEvent) !== "x" ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.repeat ||
      !onSelectKey
    )
      return;
    event.preventDefault();
    onSelectKey(file.id);
  };
  return (
    <div role="listitem" ref={ref} onKeyDown={handleKeyDown} className="list-row">
      <div
        className={clsx(
          "group/row relative flex min-h-11 items-center gap-3 px-4 py-1 transition-colors",
          "has-[[data-open]:focus-visible]:outline-2 has-[[data-open]:focus-visible]:-outline-offset-2 has-[[data-open]:focus-visible]:outline-focus",
          isSelected ? "bg-pressed [--row-panel:var(--pressed-panel)]" : "hover:bg-hover",
        )}
      >
        {isSelecting && (
          <Checkbox
            label={`Select ${file.name}`}
            isChecked={isSelected}
            onChange={() => onToggle(file.id)}
            className="z-1 -mr-1"
          />
        )}
        {onView && !isSelecting ? (
          <button
            type="button"
            aria-label={`View ${file.name}`}
            onClick={() => onView(file)}
            className="z-1 flex target shrink-0 items-center justify-start"
          >
            <FileThumbnail file={file} className="size-9" />
          </button>
        ) : (
          <FileThumbnail file={file} className={clsx("size-9", !isSelecting && "pointer-coarse:mr-2")} />
        )}
        <div className={clsx("flex min-w-0 flex-1 flex-col", columns.names)}>
          <button
            type="button"
            data-open
            title={file.name}
            tabIndex={isSelecting ? -1 : undefined}
            onClick={() => (isSelecting ? onToggle(file.id) : onOpen(file))}
            className="-my-0.5 max-w-full truncate py-0.5 text-left font-medium outline-none after:absolute after:inset-0"
          >
            {file.name}
          </button>
          <p className="flex min-w-0 items-center gap-1.5 text-meta text-ink-muted">
            {showProject && file.project && (
              <>
                <ClientDot themeColor={file.client?.themeColor} />
                <span className="truncate">{file.project.name}</span>
                <span aria-hidden className="@3xl:hidden">
                  ·
                </span>
              </>
            )}
            <span className="shrink-0 tabular @3xl:hidden">{sizeInWords(file)}</span>
          </p>
        </div>
        <span className={clsx(columns.type, "truncate text-meta text-ink-muted")}>
          {fileTypeNames[file.type]}
        </span>
        <span className={clsx(columns.category, "text-meta text-ink-muted")}>
          {fileCategoryNames[file.category]}
        </span>
        <span className={clsx(columns.size, "text-meta text-ink-muted tabular")}>{sizeInWords(file)}</span>
        <time
          dateTime={file.createdAt}
          title={formatFullDate(file.createdAt, true, timeZone)}
          className={clsx(columns.added, "row-covered text-meta text-ink-muted tabular")}
        >
          {formatInstantDay(file.createdAt, timeZone, new Date(now))}
        </time>
        <span className="row-buttons">
          <FileReach file={file} />
        </span>
      </div>
    </div>
  );
});

function FileReach({ file }: { file: StoredFile }) {
  if (file.link === null) {
    return (
      <IconButton name={`Download ${file.name}`} onClick={() => downloadFile(file)}>
        <Icon of={Download} />
      </IconButton>
    );
  }
  return (
    <a
      href={file.link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Open ${file.name} in a new tab`}
      data-tooltip={file.link}
      className="flex size-8 target shrink-0 items-center justify-center rounded-control text-ink-muted no-underline hover:bg-hover hover:text-ink [&>svg]:size-4"
    >
      <Icon of={ExternalLink} />
    </a>
  );
}

function sizeInWords({ size }: StoredFile): string {
  return size === null ? "Link" : formatFileSize(size);
}
