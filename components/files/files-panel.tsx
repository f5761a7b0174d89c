"use client";

import { Icon } from "@/components/ui/icons/icon";
import { Files, ListTodo, Plus } from "lucide";
import type { ReactNode } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { DropArea } from "@/components/files/drop-area";
import { FileList } from "@/components/files/file-list";
import type { NewFileSubject } from "@/components/files/new-file-fields";
import { UploadRows } from "@/components/files/upload-rows";
import { useFileDialogs } from "@/components/files/use-file-dialogs";
import type { useFileSearch } from "@/components/files/use-file-search";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { AddRows } from "@/components/list/add-rows";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { Panel } from "@/components/ui/panel";
import { SkeletonRows } from "@/components/ui/skeleton";
import type { UploadTarget } from "@/lib/files/uploads";

const PLACES = 25;

const NewFileDialog = lazyComponent(() =>
  import("@/components/files/new-file-dialog").then((module) => module.NewFileDialog),
);

/** The files of a project or client, as a panel of its page. Files dropped on it are uploaded. */
export function FilesPanel({
  search,
  subject,
  toggle,
  toolbar,
  emptyLine,
  showProject,
  isFiltered,
  onClear,
  isHere,
  onDrop,
}: {
  search: ReturnType<typeof useFileSearch>;
  /** The defaults of the dialog for a new file. */
  subject: NewFileSubject;
  /** Shown next to the title. */
  toggle?: ReactNode;
  /** Shown below the title. */
  toolbar?: ReactNode;
  emptyLine: string;
  showProject: boolean;
  isFiltered: boolean;
  onClear: () => void;
  /** True if an upload goes to this panel. */
  isHere: (target: UploadTarget) => boolean;
  /** Uploads dropped files directly; without it they open the dialog. */
  onDrop?: (files: File[]) => void;
}) {
  const { query, loadMore, lastItemRef, areaRef, selection } = search;
  const dialog = useDialog<NewFileSubject>(NewFileDialog);
  const { open, view, element: fileDialogs } = useFileDialogs(query.data?.items);
  const openNew = () => dialog.open(subject);
  const handleDrop = onDrop ?? ((files: File[]) => dialog.open({ ...subject, files }));

  return (
    <DropArea onFiles={handleDrop} className="flex min-h-0 flex-col">
      <div ref={areaRef} className="flex min-h-0 flex-1 flex-col">
        <Panel
          title="Files"
          count={query.data?.total}
          className="flex-1"
          bodyClassName="flex flex-col"
          actions={
            <>
              {toggle}
              <IconButton
                name="Select files"
                disabled={!query.data?.items.length}
                isPressed={selection.isSelecting}
                onClick={() => (selection.isSelecting ? selection.leave() : selection.enter())}
              >
                <Icon of={ListTodo} />
              </IconButton>
              <IconButton name="Add file" onClick={openNew}>
                <Icon of={Plus} />
              </IconButton>
            </>
          }
          toolbar={toolbar}
        >
          <UploadRows isHere={isHere} />
          <ListState
            query={query}
            empty="No file matched your search."
            isFiltered={isFiltered}
            onClear={onClear}
            skeleton={<SkeletonRows count={5} className="h-11" />}
            emptyNothing={
              <EmptyState
                icon={<Icon of={Files} />}
                line={emptyLine}
                action={<Button onClick={openNew}>Add file</Button>}
              />
            }
          >
            {({ items, total }) => (
              <>
                <FileList
                  files={items}
                  selection={selection}
                  onOpen={open}
                  onView={view}
                  showProject={showProject}
                  lastItemRef={lastItemRef}
                />
                <LoadMore
                  shown={items.length}
                  total={total}
                  onMore={loadMore}
                  isLoading={query.isPlaceholderData}
                />
                {items.length === total && (
                  <AddRows
                    label="Add file"
                    onAdd={openNew}
                    shown={items.length}
                    upTo={PLACES}
                    className="-mx-4"
                  />
                )}
              </>
            )}
          </ListState>
        </Panel>
      </div>
      {fileDialogs}
      {dialog.subject && (
        <NewFileDialog
          key={dialog.key}
          subject={dialog.subject}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </DropArea>
  );
}
