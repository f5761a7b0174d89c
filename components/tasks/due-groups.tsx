"use client";

import { clsx } from "clsx";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { formatShortDay } from "@/lib/shared/dates/dates";
import { dateOfGroup, type DueGroupName, dueGroupNames, groupByDue } from "@/lib/tasks/due-groups";
import type { Task } from "@/lib/tasks/schema";

type Clock = { now: Date; timeZone: string };

/** Tasks under the headings Overdue, Today, Tomorrow, This week and Later. A task is dropped on another group to move it there. */
export function DueGroups<Row extends Task>({
  tasks,
  clock,
  onDrop,
  children,
}: {
  tasks: readonly Row[];
  clock: Clock;
  onDrop: (id: string, date: string, words: string) => void;
  /** Renders the rows of one group. */
  children: (tasks: Row[]) => ReactNode;
}) {
  const [over, setOver] = useState<DueGroupName>();
  const [isDragging, setIsDragging] = useState(false);
  const starting = useRef<number>(undefined);
  const groups = groupByDue(tasks, clock);

  const handleDragStart = () => {
    // Chrome cancels a drag if the dragged row moves during dragstart. Showing the empty groups moves it.
    starting.current = window.setTimeout(() => setIsDragging(true));
  };
  const handleDragEnd = () => {
    clearTimeout(starting.current);
    setIsDragging(false);
  };
  const handleDrop = (event: DragEvent, name: DueGroupName, date: string) => {
    event.preventDefault();
    setOver(undefined);
    handleDragEnd();
    const id = event.dataTransfer.getData(TASK_TYPE);
    const isHere = groups.some((group) => group.name === name && group.tasks.some((task) => task.id === id));
    if (id && !isHere) onDrop(id, date, dueGroupNames[name].toLowerCase());
  };

  const dropOn = (name: DueGroupName, date: string | null) => ({
    "data-group": name,
    onDragOver: (event: DragEvent) => {
      if (!date || !event.dataTransfer.types.includes(TASK_TYPE)) return;
      event.preventDefault();
      setOver(name);
    },
    onDragLeave: () => setOver((current) => (current === name ? undefined : current)),
    onDrop: (event: DragEvent) => date && handleDrop(event, name, date),
  });
  const dated = groups.map((group) => ({ ...group, date: dateOfGroup(group.name, clock) }));
  const empty = dated.filter(({ tasks: rows, date }) => rows.length === 0 && date);

  return (
    <div onDragStart={handleDragStart} onDragEnd={handleDragEnd}>
      {dated.map(({ name, tasks: rows, date }) => {
        if (rows.length === 0) return null;
        return (
          <section
            key={name}
            aria-labelledby={`due-${name}`}
            {...dropOn(name, date)}
            className={clsx("pb-2", over === name && "bg-hover")}
          >
            <h3
              id={`due-${name}`}
              className={clsx(
                "sticky top-0 z-2 flex items-baseline gap-2 border-b border-line bg-panel px-4 py-1 text-label font-medium",
                inks[name],
              )}
            >
              {dueGroupNames[name]}
              <span className="font-normal text-ink-muted tabular">
                {isDragging && date ? dayOf(date, clock) : rows.length}
              </span>
            </h3>
            {children(rows)}
          </section>
        );
      })}
      {isDragging && empty.length > 0 && (
        // Above the rows instead of between them, so that nothing moves under the pointer.
        <div className="sticky bottom-0 z-2 flex flex-wrap gap-2 border-t border-line bg-panel px-4 py-2">
          {empty.map(({ name, date }) => (
            <section
              key={name}
              aria-labelledby={`due-${name}`}
              {...dropOn(name, date)}
              className={clsx(
                "min-w-24 flex-1 rounded-control border border-dashed border-line-strong px-3 py-2 text-label",
                over === name && "bg-hover",
              )}
            >
              <h3 id={`due-${name}`} className={clsx("font-medium", inks[name])}>
                {dueGroupNames[name]}
              </h3>
              <p className="text-ink-muted">{date && dayOf(date, clock)}</p>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

/** Marks what is dragged as a task of this app. */
export const TASK_TYPE = "application/x-pennant-task";

function dayOf(date: string, { timeZone, now }: Clock): string {
  return formatShortDay({ dueAt: `${date}T00:00:00.000Z`, isWithTime: false }, timeZone, now);
}

const inks: Record<DueGroupName, string> = {
  overdue: "text-danger",
  today: "text-link",
  tomorrow: "text-ink",
  week: "text-ink",
  later: "text-ink",
};
