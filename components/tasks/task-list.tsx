"use client";

import { clsx } from "clsx";
import { useRef, useState } from "react";
import { findAdjacentRows, RowGroups } from "@/components/list/row-groups";
import { AddRows } from "@/components/list/add-rows";
import { DueGroups, TASK_TYPE } from "@/components/tasks/due-groups";
import { TaskRow } from "@/components/tasks/task-row";
import { useReschedule } from "@/components/tasks/use-reschedule";
import { useExitingRows } from "./use-exiting-rows";
import { useClock } from "@/components/ui/hooks/use-clock";
import { useSetTaskStatus } from "@/lib/tasks/queries";
import type { Task, TaskStatus } from "@/lib/tasks/schema";

/** The number of places that rows and outlines fill together. */
const PLACES = 30;

/** Tasks by due date, moved to another day by drag, by key or by their menu. A completed task slides out, and focus moves to the next one. */
export function TaskList({
  tasks,
  showProject,
  isGrouped,
  hasMore,
  lastItemRef,
  onOpen,
  onAdd,
}: {
  tasks: readonly Task[];
  showProject: boolean;
  /** Shows the tasks in groups by their day, onto which they can be dropped. */
  isGrouped: boolean;
  hasMore: boolean;
  lastItemRef: (element: HTMLElement | null) => void;
  onOpen: (task: Task) => void;
  onAdd: () => void;
}) {
  const clock = useClock();
  const list = useRef<HTMLDivElement>(null);
  const setTaskStatus = useSetTaskStatus();
  const { rows, leave } = useExitingRows(tasks);
  const { move, handleKeyDown } = useReschedule(tasks, list, clock);
  const [announcement, setAnnouncement] = useState("");

  const handleTick = (task: Task, isDone: boolean) => {
    const status: TaskStatus = isDone ? "completed" : "pending";
    const { row, at, next } = findAdjacentRows(list.current, task.id);
    if (row) moveFocus(row, next);
    leave({ ...task, status }, Math.max(at, 0));
    setTaskStatus(task, status, () => setAnnouncement(`${task.name} is ${status}`));
  };

  const renderRows = (shown: typeof rows, isLast: boolean) => (
    <RowGroups
      role="list"
      rows={shown}
      lastItemRef={isLast ? lastItemRef : undefined}
      isFlush
      className="@container"
      groupClassName="flex flex-col"
      renderRow={(task, ref) => (
        <div
          key={task.id}
          role="listitem"
          data-row={task.id}
          data-task={task.id}
          ref={ref}
          inert={task.isLeaving}
          draggable={isGrouped}
          onDragStart={(event) => event.dataTransfer.setData(TASK_TYPE, task.id)}
          className={clsx(
            "grid shrink-0 grid-cols-1 list-row",
            task.isLeaving && "animate-leave-row [&>*]:overflow-hidden",
          )}
        >
          <TaskRow
            task={task}
            clock={clock}
            showProject={showProject}
            onOpen={onOpen}
            onTick={handleTick}
            onMove={move}
          />
        </div>
      )}
    />
  );
  const last = rows.at(-1);
  const handleDrop = (id: string, date: string, words: string) => {
    const task = tasks.find((one) => one.id === id);
    if (task) move(task, date, words);
  };

  return (
    <>
      <div ref={list} onKeyDown={handleKeyDown} className="-mx-4 shrink-0">
        {isGrouped ? (
          <DueGroups tasks={rows} clock={clock} onDrop={handleDrop}>
            {(shown) => renderRows(shown, shown.at(-1) === last)}
          </DueGroups>
        ) : (
          renderRows(rows, true)
        )}
      </div>
      {!hasMore && (
        <AddRows label="Add task" onAdd={onAdd} shown={tasks.length} upTo={PLACES} className="-mx-4" />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

// Keyboard users continue with the next task instead of at the top of the page.
function moveFocus(row: HTMLElement, next: HTMLElement | undefined) {
  if (!row.contains(document.activeElement)) return;
  // After the last task the list is removed, so the panel's button is focused.
  const goal = next?.querySelector("input") ?? row.closest("section")?.querySelector("button");
  goal?.focus();
}
