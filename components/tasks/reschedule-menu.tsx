"use client";

import { Icon } from "@/components/ui/icons/icon";
import { CalendarClock } from "lucide";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu/menu";
import { formatRelativeDate } from "@/lib/shared/dates/dates";
import { dueTargets } from "@/lib/tasks/due-groups";
import { requestClock } from "@/lib/time-entries/requests";
import { paths } from "@/lib/shared/paths";
import type { Task } from "@/lib/tasks/schema";

type Clock = { now: Date; timeZone: string };

/** The menu of a task's row, for the mouse and for phones: moves it to another day, and where the row names its project, opens that. */
export function RescheduleMenu({
  task,
  clock,
  showProject,
  onMove,
}: {
  task: Task;
  clock: Clock;
  showProject: boolean;
  onMove: (task: Task, date: string, words: string) => void;
}) {
  const { project } = task;
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
          className="flex size-7 target shrink-0 items-center justify-center rounded-control text-ink-muted hover:bg-hover hover:text-ink data-popup-open:bg-hover"
        >
          <Icon of={CalendarClock} className="size-4" />
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
      {showProject && project && <MenuLink href={paths.project(project.id)}>Open project</MenuLink>}
    </Menu>
  );
}
