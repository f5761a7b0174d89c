"use client";

import { useQuery } from "@tanstack/react-query";
import { ListChecks, Plus } from "lucide-react";
import { useDeferredValue, useRef, useState } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { ListState } from "@/components/list/list-state";
import { LoadMore } from "@/components/list/load-more";
import { useTake } from "@/components/list/use-take";
import type { TaskSubject } from "@/components/tasks/task-dialog";
import { TaskList } from "@/components/tasks/task-list";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { lazyComponent } from "@/components/ui/lazy-part";
import { Panel } from "@/components/ui/panel";
import { SkeletonRows } from "@/components/ui/skeleton";
import { ToggleGroup } from "@/components/ui/toggle-group";
import { tasksQuery } from "@/lib/tasks/queries";
import { sortByDay } from "@/lib/tasks/rules";
import { type Task, type TaskStatus } from "@/lib/tasks/schema";
import { TASKS_STEP, TASKS_TAKE } from "@/lib/constants";
import { browserTimeZone } from "@/lib/time-zone";

const SCROLL_BEYOND = 30;

const TaskDialog = lazyComponent(() =>
  import("@/components/tasks/task-dialog").then((module) => module.TaskDialog),
);

/** The tasks of a project, or without one all there are. Fills the height that it is given. */
export function TaskPanel({ projectId, className }: { projectId?: string; className?: string }) {
  const [chosen, setStatus] = useState<TaskStatus>("pending");
  // The toggle answers the press; the list, which may be long, follows.
  const status = useDeferredValue(chosen);
  const { open, ...dialog } = useDialog<TaskSubject>(TaskDialog);
  const [shown, setShown] = useState(0);
  const { take, loadMore, lastItemRef } = useTake({
    initial: TASKS_TAKE,
    step: TASKS_STEP,
    scrollBeyond: SCROLL_BEYOND,
    shown,
    resetKey: status,
  });
  const query = useQuery(tasksQuery({ status, projectId, take }));
  const found = query.data?.items.length ?? 0;
  if (found !== shown) setShown(found);

  const origin = projectId ? "projectPage" : "actionsPage";
  const addButton = useRef<HTMLButtonElement>(null);
  // The row that the dialog was opened from may be gone by the time that the dialog is.
  const handleClosed = () =>
    requestAnimationFrame(() => document.activeElement === document.body && addButton.current?.focus());
  const openNew = () => open({ mode: "create", origin, projectId });
  const openTask = (task: Task) => open({ mode: "edit", origin, task });

  return (
    <Panel
      title="Tasks"
      count={query.data?.total}
      className={className}
      bodyClassName="flex flex-col"
      actions={
        <>
          <ToggleGroup<TaskStatus>
            label="Show tasks"
            value={chosen}
            onChange={setStatus}
            options={[
              { value: "pending", label: "Pending" },
              { value: "completed", label: "Completed" },
            ]}
          />
          <IconButton ref={addButton} name="Add task" onClick={openNew}>
            <Plus aria-hidden />
          </IconButton>
        </>
      }
    >
      <ListState
        query={query}
        empty="No task matched your search."
        // The toggle shows another list and hides nothing.
        isFiltered={false}
        skeleton={<SkeletonRows count={8} className={projectId ? "h-11" : "h-15"} />}
        emptyNothing={
          status === "completed" ? (
            <EmptyState icon={<ListChecks />} line="No completed tasks yet." />
          ) : (
            <EmptyState
              icon={<ListChecks />}
              line={projectId ? "Nothing to do in this project." : "Nothing to do. What comes next?"}
              action={<Button onClick={openNew}>Add task</Button>}
            />
          )
        }
      >
        {({ items, total }) => (
          <>
            <TaskList
              key={status}
              tasks={sortByDay(items, browserTimeZone())}
              isWhoseShown={!projectId}
              hasMore={items.length < total}
              lastItemRef={lastItemRef}
              onOpen={openTask}
              onAdd={openNew}
            />
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
        <TaskDialog
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
