"use client";

import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { Files, ListTodo, Plus } from "lucide";
import { useDialog } from "@/components/dialog/use-dialog";
import { DropArea } from "@/components/files/drop-area";
import { FileFilters, FileSearchField } from "@/components/files/file-filter-bar";
import { FileList } from "@/components/files/file-list";
import type { NewFileSubject } from "@/components/files/new-file-fields";
import { UploadRows } from "@/components/files/upload-rows";
import { useFileDialogs } from "@/components/files/use-file-dialogs";
import { useFileSearch } from "@/components/files/use-file-search";
import { FilterBar } from "@/components/list/filter/filter-bar";
import { EarlyRows } from "@/components/list/early-rows";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { PageTitle } from "@/components/list/page-title";
import { AddRows } from "@/components/list/add-rows";
import { anyText, oneOf } from "@/components/list/filter/url-fields";
import { useUrlFilter } from "@/components/list/filter/use-url-filter";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { fileTypes } from "@/lib/files/file-types";
import { fileCategories } from "@/lib/files/upload-limits";
import { useUploads } from "@/lib/files/uploads";

const urlFields = { name: anyText, type: oneOf(fileTypes), category: oneOf(fileCategories) };
const PLACES = 30;

const NewFileDialog = lazyComponent(() =>
  import("@/components/files/new-file-dialog").then((module) => module.NewFileDialog),
);

/** The files page. Files dropped anywhere on it are uploaded. */
export function FilesPage() {
  const [filter, setFilter, isFiltered, clear] = useUrlFilter(urlFields);
  const { query, loadMore, lastItemRef, areaRef, selection } = useFileSearch(filter);
  const isEmpty = query.data?.unfilteredTotal === 0;
  const dialog = useDialog<NewFileSubject>(NewFileDialog);
  const { open, view, element: fileDialogs } = useFileDialogs(query.data?.items);
  const { start } = useUploads();
  const openNew = () => dialog.open({ origin: "filesPage", category: filter.category });
  const handleDrop = (files: File[]) =>
    start(files, { projectId: null, category: filter.category ?? "asset" });

  return (
    <DropArea onFiles={handleDrop} className="min-h-full">
      <div
        ref={areaRef}
        className="mx-auto flex min-h-full w-full max-w-page flex-col gap-3 p-4 pt-3 md:gap-4 md:p-6"
      >
        <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <PageTitle count={query.data?.total}>Files</PageTitle>
          <FilterBar
            count={[filter.type, filter.category].filter(Boolean).length}
            total={query.data?.total}
            isEmpty={isEmpty}
            noun="file"
            onClear={isFiltered ? clear : undefined}
            filters={<FileFilters filter={filter} onFilter={setFilter} />}
            search={<FileSearchField filter={filter} onFilter={setFilter} />}
            className="items-center md:w-auto"
          >
            {!isEmpty && (
              <>
                <Button
                  aria-pressed={selection.isSelecting}
                  disabled={!query.data?.items.length}
                  onClick={() => (selection.isSelecting ? selection.leave() : selection.enter())}
                  className="max-md:w-8 max-md:px-0"
                >
                  <Icon of={ListTodo} className="md:hidden" />
                  <span className="max-md:sr-only">Select</span>
                </Button>
                <Button onClick={openNew} className="max-md:w-8 max-md:px-0">
                  <Icon of={Plus} />
                  <span className="max-md:sr-only">Add file</span>
                </Button>
              </>
            )}
          </FilterBar>
        </header>
        <section
          aria-label="All files"
          className={clsx(
            "flex flex-col",
            !isEmpty && "flex-1 rounded-panel border border-line bg-panel px-4 pb-4",
          )}
        >
          <UploadRows isHere={() => true} />
          <ListState
            query={query}
            empty="No file matched your search."
            onClear={isFiltered ? clear : undefined}
            skeleton={<EarlyRows count={14} call="files/search" className="pt-4" />}
            emptyNothing={
              <EmptyState
                icon={<Icon of={Files} />}
                line="Drafts, assets and links appear here. Drop files on this page, or add one."
                action={
                  <Button variant="primary" onClick={openNew}>
                    Add file
                  </Button>
                }
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
                  showProject
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
        </section>
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
