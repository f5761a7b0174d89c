"use client";

import { clsx } from "clsx";
import { useRef, useState } from "react";
import { AddTile } from "@/components/list/placeholder-rows";
import { PlaceholderFill } from "@/components/list/placeholder-fill";
import { TaskRow } from "@/components/tasks/task-row";
import { useLeavingRows } from "@/components/tasks/use-leaving-rows";
import { useClock } from "@/components/ui/use-clock";
import { useSetTaskStatus } from "@/lib/tasks/queries";
import type { Task, TaskStatus } from "@/lib/tasks/schema";

/** The places that rows and outlines fill together. */
const PLACES = 30;

/** Tasks in the order of their due dates. A ticked one slides out; the next one then has the focus. */
export function TaskList({
  tasks,
  isWhoseShown,
  hasMore,
  lastItemRef,
  onOpen,
  onAdd,
}: {
  tasks: readonly Task[];
  isWhoseShown: boolean;
  hasMore: boolean;
  lastItemRef: (element: HTMLElement | null) => void;
  onOpen: (task: Task) => void;
  onAdd: () => void;
}) {
  const clock = useClock();
  const list = useRef<HTMLUListElement>(null);
  const { mutate: setTaskStatus } = useSetTaskStatus();
  const { rows, isLeaving, leave } = useLeavingRows(tasks);
  const [announcement, setAnnouncement] = useState("");

  const handleTick = (task: Task, isDone: boolean) => {
    const status: TaskStatus = isDone ? "completed" : "pending";
    const row = list.current?.querySelector(`[data-row="${task.id}"]`);
    if (row) moveFocusOn(row);
    leave({ ...task, status }, row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0);
    setTaskStatus({ id: task.id, status });
    setAnnouncement(`${task.name} is ${status}`);
  };

  return (
    <>
      <ul ref={list} className="@container -mx-2 flex shrink-0 flex-col">
        {rows.map((task, index) => (
          <li
            key={task.id}
            data-row={task.id}
            ref={index === rows.length - 1 ? lastItemRef : undefined}
            inert={isLeaving(task.id)}
            className={clsx(
              "grid shrink-0 grid-cols-1 border-b border-line last:border-0",
              isLeaving(task.id) ? "animate-leave-row [&>*]:overflow-hidden" : "listed",
            )}
          >
            <TaskRow
              task={task}
              clock={clock}
              isWhoseShown={isWhoseShown}
              onOpen={onOpen}
              onTick={handleTick}
            />
          </li>
        ))}
      </ul>
      {!hasMore && (
        <>
          <AddTile label="Add task" onAdd={onAdd} className="mt-2 shrink-0" />
          <PlaceholderFill filled={tasks.length + 1} upTo={PLACES} />
        </>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

// Who ticks by keyboard goes on with the next task instead of starting over at the top of the page.
function moveFocusOn(row: Element) {
  if (!row.contains(document.activeElement)) return;
  const next = row.nextElementSibling ?? row.previousElementSibling;
  // After the last one, the panel's own button: the list is gone.
  const goal = next?.querySelector("input") ?? row.closest("section")?.querySelector("button");
  goal?.focus();
}
