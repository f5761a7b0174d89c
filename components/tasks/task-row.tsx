"use client";

import { clsx } from "clsx";
import { memo } from "react";
import { RowExtras, RowTags } from "@/components/list/row-extras";
import { ProjectLine } from "@/components/list/project-line";
import { RescheduleMenu } from "@/components/tasks/reschedule-menu";
import { useDelayedCheck } from "./use-delayed-check";
import { Checkbox } from "@/components/ui/input/checkbox";
import { clientColor } from "@/lib/clients/theme-colors";
import { formatFullDate, formatRelativeDate } from "@/lib/shared/dates/dates";
import { isTaskOverdue } from "@/lib/tasks/rules";
import type { Task } from "@/lib/tasks/schema";
import { dateText } from "@/lib/shared/dates/calendar-date";

// Where the date and the tags share a line, the button that only the mouse shows would leave a gap between them.
const cornerClass =
  "pointer-fine:@max-[23rem]:absolute pointer-fine:@max-[23rem]:right-1 pointer-fine:@max-[23rem]:bottom-2";
const besideCornerClass = "pointer-fine:@max-[23rem]:pr-5";

export interface TaskRowProps {
  task: Task;
  clock: { now: Date; timeZone: string };
  /** Shows the task's project and client. */
  showProject: boolean;
  onOpen: (task: Task) => void;
  onTick: (task: Task, isDone: boolean) => void;
  /** Moves the task to another date; `words` name it. */
  onMove: (task: Task, date: string, words: string) => void;
}

/** A row for a task: the checkbox completes it, the rest opens it. A tick renders this row only, not the whole list. */
export const TaskRow = memo(function TaskRow({
  task,
  clock,
  showProject,
  onOpen,
  onTick,
  onMove,
}: TaskRowProps) {
  const { isTicked, handleTick } = useDelayedCheck(task.status === "completed", (isDone) =>
    onTick(task, isDone),
  );
  return (
    <div
      style={showProject ? clientColor(task.client?.themeColor) : undefined}
      className={clsx(
        "group/task relative flex min-h-11 items-start gap-1.5 rounded-control py-2 pr-2 transition-colors hover:bg-hover",
        showProject ? "pl-3" : "pl-1.5",
        "has-[[data-open]:focus-visible]:outline-2 has-[[data-open]:focus-visible]:-outline-offset-2 has-[[data-open]:focus-visible]:outline-focus",
      )}
    >
      {showProject && (
        <span
          aria-hidden
          data-mark
          className="absolute inset-y-2 left-0.5 w-[3px] rounded-full bg-client-edge"
        />
      )}
      <Checkbox
        shape="round"
        label={task.name}
        isChecked={isTicked}
        onChange={handleTick}
        className="z-1 pointer-coarse:-my-2.5"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 pt-0.5">
        <button
          type="button"
          data-open
          title={task.name}
          onClick={() => onOpen(task)}
          className="line-clamp-2 flex-1 text-left wrap-break-word outline-none after:absolute after:inset-0"
        >
          <span
            data-struck={isTicked || undefined}
            className="bg-[linear-gradient(currentColor,currentColor)] bg-[length:0_1px] bg-[position:0_55%] bg-no-repeat transition-[background-size,color] data-struck:bg-[length:100%_1px] data-struck:text-ink-muted"
          >
            {task.name}
          </span>
        </button>
        <RowExtras
          of={task.name}
          details={task.details}
          link={task.link}
          isRepeating={task.repeatId !== null}
        />
        <span className="basis-full @min-[23rem]:hidden" />
        <TaskDue task={task} clock={clock} />
        {task.status === "pending" && (
          <RescheduleMenu
            task={task}
            clock={clock}
            onMove={onMove}
            className={clsx(!showProject && cornerClass)}
          />
        )}
        <span className="hidden basis-full @min-[23rem]:block" />
        {showProject && <ProjectLine project={task.project} client={task.client} />}
        <RowTags tags={task.tags} className={clsx(!showProject && besideCornerClass)} />
      </div>
    </div>
  );
});

function TaskDue({ task, clock: { now, timeZone } }: Pick<TaskRowProps, "task" | "clock">) {
  const isLate = isTaskOverdue(task, timeZone, now);
  return (
    <time
      dateTime={task.isWithTime ? task.dueAt : dateText(task.dueAt)}
      title={formatFullDate(task.dueAt, task.isWithTime, timeZone)}
      className={clsx(
        "text-meta whitespace-nowrap tabular",
        isLate ? "font-medium text-danger" : "text-ink-muted",
      )}
    >
      {isLate && "Overdue · "}
      {formatRelativeDate(task.dueAt, task.isWithTime, timeZone, now)}
    </time>
  );
}
