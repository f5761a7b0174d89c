"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Plus } from "lucide";
import { type ComponentType, type ReactNode, useContext, useDeferredValue, useRef, useState } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { IsUnseen } from "@/components/ui/hooks/unseen";
import { useTake } from "@/components/list/use-take";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import type { Preloadable } from "@/components/ui/popup/lazy-part";
import { Panel } from "@/components/ui/panel";
import { ActionPlaceholders } from "./action-placeholders";
import { ToggleGroup } from "@/components/ui/input/toggle-group";
import type { List } from "@/lib/api/list";

export type ActionOrigin = "projectPage" | "actionsPage";

/** The data that a list of tasks or events renders its rows from. */
export type ActionListProps<Row, Status> = {
  items: Row[];
  status: Status;
  hasMore: boolean;
  lastItemRef: (element: HTMLElement | null) => void;
  onOpen: (row: Row) => void;
  onAdd: () => void;
};

type ActionList<Status> = ReturnType<typeof useActionList<Status>>;

type DialogProps = { isOpen: boolean; onClose: () => void; onClosed?: () => void };

/** The chosen status of a list of tasks or events, and how many of its rows are loaded. */
export function useActionList<Status>(
  initialStatus: Status,
  takes: { initial: number; step: number; scrollBeyond: number },
  /** The filter as text; another one starts with the first page. */
  filterKey = "",
) {
  const [chosen, setStatus] = useState(initialStatus);
  // The toggle changes at once; the list, which may be long, is rendered after it.
  const status = useDeferredValue(chosen);
  const [shown, setShown] = useState(0);
  return {
    chosen,
    setStatus,
    status,
    shown,
    setShown,
    ...useTake({ ...takes, shown, resetKey: `${String(status)} ${filterKey}` }),
  };
}

/**
 * The tasks or events of a project, or all of them without one: a toggle between the two statuses, the list, and the dialog
 * that creates or edits one. Fills the height of its container.
 */
export function ActionPanel<Row, Status extends string, Subject extends object>({
  noun,
  projectId,
  className,
  icon,
  statuses,
  lines,
  list,
  onClear,
  query,
  dialog: Dialog,
  toSubject,
  children,
}: {
  noun: "task" | "event";
  projectId?: string;
  className?: string;
  icon: ReactNode;
  /** The open status first, then the completed one. */
  statuses: readonly [{ value: Status; label: string }, { value: Status; label: string }];
  /** The sentences of an empty list, for the open and for the completed status. */
  lines: { ahead: string; done: string };
  /** The result of `useActionList`. */
  list: ActionList<Status>;
  /** Clears the page's filters, if there are any. */
  onClear?: () => void;
  /** The page of rows for the list's status and take. */
  query: UseQueryResult<List<Row>>;
  dialog: ComponentType<Subject & DialogProps> & Preloadable;
  /** Returns the dialog's subject: the given row, or a new one. */
  toSubject: (origin: ActionOrigin, row?: Row) => Subject;
  children: (list: ActionListProps<Row, Status>) => ReactNode;
}) {
  const [ahead, done] = statuses;
  const isUnseen = useContext(IsUnseen);
  const { chosen, setStatus, status, loadMore, lastItemRef } = list;
  const { open, ...dialog } = useDialog<Subject>(Dialog);
  const origin = projectId ? "projectPage" : "actionsPage";
  const addButton = useRef<HTMLButtonElement>(null);
  // The row that opened the dialog may be removed before the dialog closes.
  const handleClosed = () =>
    requestAnimationFrame(() => document.activeElement === document.body && addButton.current?.focus());
  const openNew = () => open(toSubject(origin));
  const openRow = (row: Row) => open(toSubject(origin, row));

  return (
    <Panel
      title={noun === "task" ? "Tasks" : "Events"}
      count={query.data?.total}
      className={className}
      bodyClassName="flex flex-col"
      actions={
        <>
          <ToggleGroup<Status>
            label={`Show ${noun}s`}
            value={chosen}
            onChange={setStatus}
            options={[ahead, done]}
          />
          <IconButton ref={addButton} name={`Add ${noun}`} onClick={openNew}>
            <Icon of={Plus} />
          </IconButton>
        </>
      }
    >
      <ListState
        query={isUnseen ? { ...query, data: undefined, isError: false } : query}
        empty={`No ${noun} matched your search.`}
        // The toggle switches between lists; it is not a filter.
        isFiltered={onClear !== undefined}
        onClear={onClear}
        skeleton={<ActionPlaceholders noun={noun} />}
        emptyNothing={
          status === done.value ? (
            <EmptyState icon={icon} line={lines.done} />
          ) : (
            <EmptyState
              icon={icon}
              line={lines.ahead}
              action={<Button onClick={openNew}>{`Add ${noun}`}</Button>}
            />
          )
        }
      >
        {({ items, total }) => (
          <>
            {children({
              items,
              status,
              hasMore: items.length < total,
              lastItemRef,
              onOpen: openRow,
              onAdd: openNew,
            })}
            <LoadMore
              shown={items.length}
              total={total}
              onMore={loadMore}
              isLoading={query.isPlaceholderData}
              isAutomatic={false}
            />
          </>
        )}
      </ListState>
      {dialog.subject && (
        <Dialog
          {...dialog.subject}
          key={dialog.key}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onClosed={handleClosed}
        />
      )}
    </Panel>
  );
}
