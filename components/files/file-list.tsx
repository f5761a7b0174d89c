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
    <div className={clsx("@container -mx-4 flex shrink-0 flex-col", className)}>
      {selection.isSelecting && (
        // Over the header, or without one at the bottom of what is in sight: the rows keep their places.
        <div
          className={clsx(
            "sticky bottom-0 z-2 order-1 border-t border-line bg-panel px-4 py-1",
            showProject &&
              "@3xl:top-0 @3xl:rounded-t-panel @3xl:bottom-auto @3xl:order-none @3xl:-mb-9 @3xl:h-9 @3xl:border-t-0 @3xl:border-b @3xl:py-0 pointer-coarse:@3xl:-mb-12 pointer-coarse:@3xl:h-12",
          )}
        >
          <Suspense fallback={<div className="h-8" />}>
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
