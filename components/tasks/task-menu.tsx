"use client";

import { Icon } from "@/components/ui/icons/icon";
import { MoreHorizontal } from "lucide";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu/menu";
import { dueTargets } from "@/lib/tasks/due-groups";
import { requestClock } from "@/lib/time-entries/requests";
import { useRunning } from "@/lib/time-entries/running";
import { paths } from "@/lib/shared/paths";
import type { Task } from "@/lib/tasks/schema";

type Clock = { now: Date; timeZone: string };

type Props = {
  task: Task;
  clock: Clock;
  showProject: boolean;
  onMove: (task: Task, date: string, words: string) => void;
};

/**
 * The menu of a task's row: starts the clock on it, moves it to another day, and where the row names its project, opens that.
 */
export function TaskMenu(props: Props) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Actions for ${props.task.name}`}
          className="flex size-7 target shrink-0 items-center justify-center rounded-control text-ink-muted hover:bg-hover hover:text-ink data-popup-open:bg-hover"
        >
          <Icon of={MoreHorizontal} className="size-4" />
        </button>
      }
    >
      <Items {...props} />
    </Menu>
  );
}

/** Rendered in an open menu only. */
function Items({ task, clock, showProject, onMove }: Props) {
  const { project } = task;
  // While a clock runs, the key stops it.
  const isIdle = useRunning() === null;
  const { today, tomorrow, nextWeek } = dueTargets(clock);
  const choices = [
    { label: "Move to today", words: "today", date: today, hint: undefined },
    { label: "Move to tomorrow", words: "tomorrow", date: tomorrow, hint: "T" },
    { label: "Move to next week", words: "next week", date: nextWeek, hint: "W" },
  ];
  return (
    <>
      <MenuItem
        hint={isIdle ? "S" : undefined}
        onSelect={() => requestClock({ act: "start", activity: { taskId: task.id } })}
      >
        Start the clock
      </MenuItem>
      <MenuSeparator />
      {choices.map(({ label, words, date, hint }) => (
        <MenuItem key={label} hint={hint} onSelect={() => onMove(task, date, words)}>
          {label}
        </MenuItem>
      ))}
      {showProject && project && <MenuSeparator />}
      {showProject && project && <MenuLink href={paths.project(project.id)}>Open project</MenuLink>}
    </>
  );
}
