"use client";

import { clsx } from "clsx";
import { Suspense, useDeferredValue } from "react";
import { FileHeaders, FileRow } from "@/components/files/file-row";
import { RowGroups } from "@/components/list/row-groups";
import type { useFileSearch } from "@/components/files/use-file-search";
import { lazyComponent, usePreload } from "@/components/ui/popup/lazy-part";
import { useClock } from "@/components/ui/hooks/use-clock";
import type { StoredFile } from "@/lib/files/schema";
import { useHasSingleKeys } from "@/lib/users/queries";

const SelectionBar = lazyComponent(() =>
  import("@/components/files/selection-bar").then((module) => module.SelectionBar),
);

type FileSelection = ReturnType<typeof useFileSearch>["selection"];

/** Files as rows. A press opens one, or selects it in selection mode. */
export function FileList({
  files,
  selection,
  onOpen,
  onView,
  showProject,
  lastItemRef,
  className,
}: {
  files: readonly StoredFile[];
  selection: FileSelection;
  onOpen: (file: StoredFile) => void;
  onView: (file: StoredFile) => void;
  showProject: boolean;
  lastItemRef: (element: HTMLElement | null) => void;
  className?: string;
}) {
  const { timeZone, now } = useClock();
  const { selected, toggle, selectKey } = selection;
  const hasSingleKeys = useHasSingleKeys();
  usePreload(SelectionBar);
  // The selection bar changes at once; the rows, which may be many, are rendered after it.
  const isSelecting = useDeferredValue(selection.isSelecting);
  return (
    <div className={clsx("@container -mx-4 shrink-0", className)}>
      {selection.isSelecting && (
        <div className="sticky top-0 z-2 border-b border-line bg-panel px-4 pb-2">
          <Suspense fallback={<div className="h-10" />}>
            <SelectionBar
              selected={selected}
              total={selection.total}
              isSelectingAll={selection.isSelectingAll}
              onSelectAll={selection.selectAll}
              onSelectNone={selection.selectNone}
              onLeave={selection.leave}
            />
          </Suspense>
        </div>
      )}
      {showProject && <FileHeaders isSelecting={isSelecting} />}
      <RowGroups
        role="list"
        aria-label="Files"
        rows={files}
        lastItemRef={lastItemRef}
        isFlush
        groupClassName="[--row-size:2.8125rem]"
        renderRow={(file, ref) => (
          <FileRow
            key={file.id}
            ref={ref}
            file={file}
            timeZone={timeZone}
            now={+now}
            showProject={showProject}
            isSelecting={isSelecting}
            isSelected={selected.has(file.id)}
            onToggle={toggle}
            onSelectKey={hasSingleKeys ? selectKey : undefined}
            onOpen={onOpen}
            onView={file.s3Key === null ? undefined : onView}
          />
        )}
      />
    </div>
  );
}
