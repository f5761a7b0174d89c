"use client";

import { clsx } from "clsx";
import { CalendarClock } from "lucide-react";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu/menu";
import { formatRelativeDate } from "@/lib/shared/dates/dates";
import { dueTargets } from "@/lib/tasks/due-groups";
import { requestClock } from "@/lib/time-entries/requests";
import type { Task } from "@/lib/tasks/schema";

type Clock = { now: Date; timeZone: string };

/** The menu of a task's row that moves it to another day, for the mouse and for phones. */
export function RescheduleMenu({
  task,
  clock,
  onMove,
  className,
}: {
  task: Task;
  clock: Clock;
  onMove: (task: Task, date: string, words: string) => void;
  className?: string;
}) {
  const { today, tomorrow, nextWeek } = dueTargets(clock);
  const choices = [
    { label: "Today", words: "today", date: today },
    { label: "Tomorrow", words: "tomorrow", date: tomorrow, hint: "T" },
    { label: "Next week", words: "next week", date: nextWeek, hint: "W" },
  ];
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Reschedule ${task.name}`}
          data-tooltip="Reschedule"
          className={clsx(
            "relative z-1 -my-0.5 flex size-6 target shrink-0 items-center justify-center rounded-chip text-ink-muted hover:bg-hover hover:text-ink data-popup-open:bg-hover pointer-coarse:-my-3 pointer-fine:opacity-0 pointer-fine:group-focus-within/task:opacity-100 pointer-fine:group-hover/task:opacity-100 pointer-fine:focus-visible:opacity-100 pointer-fine:data-popup-open:opacity-100",
            className,
          )}
        >
          <CalendarClock aria-hidden className="size-3.5" />
        </button>
      }
    >
      {choices.map(({ label, words, date, hint }) => (
        <MenuItem
          key={label}
          hint={hint ?? formatRelativeDate(`${date}T00:00:00.000Z`, false, clock.timeZone, clock.now)}
          onSelect={() => onMove(task, date, words)}
        >
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => requestClock({ act: "start", activity: { taskId: task.id } })}>
        Start the clock
      </MenuItem>
    </Menu>
  );
}
