"use client";

import { clsx } from "clsx";
import { memo } from "react";
import { RowExtras, RowTags } from "@/components/list/row-extras";
import { ProjectLine } from "@/components/list/project-line";
import { TaskMenu } from "@/components/tasks/task-menu";
import { useDelayedCheck } from "./use-delayed-check";
import { ClientEdge } from "@/components/ui/person/client-edge";
import { Checkbox } from "@/components/ui/input/checkbox";
import { clientColor } from "@/lib/clients/theme-colors";
import { lateWords } from "@/lib/shared/dates/day-text";
import { daysFromToday, formatDue, formatFullDate, formatRelativeDate } from "@/lib/shared/dates/dates";
import { isTaskOverdue } from "@/lib/tasks/rules";
import type { Task } from "@/lib/tasks/schema";
import { dateText } from "@/lib/shared/dates/calendar-date";

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
        "group/row relative flex min-h-11 items-start gap-2 px-4 transition-colors hover:bg-hover",
        "has-[[data-open]:focus-visible]:outline-2 has-[[data-open]:focus-visible]:-outline-offset-2 has-[[data-open]:focus-visible]:outline-focus",
        showProject ? "py-0.75 max-md:py-2" : "py-1.5 @min-[28rem]:py-3",
      )}
    >
      {showProject && <ClientEdge />}
      <Checkbox
        shape="round"
        label={task.name}
        isChecked={isTicked}
        onChange={handleTick}
        className="z-1 -my-0.5 pointer-coarse:-my-3 pointer-coarse:-ml-2.5"
      />
      <div
        className={clsx(
          "flex min-w-0 flex-1 flex-wrap items-start gap-x-2.5",
          showProject && "@max-[28rem]:gap-x-1.5",
        )}
      >
        <button
          type="button"
          data-open
          title={task.name}
          onClick={() => onOpen(task)}
          className={clsx(
            "min-w-0 flex-1 text-left outline-none after:absolute after:inset-0",
            showProject ? "truncate max-md:text-[15px]" : "line-clamp-2 wrap-break-word",
          )}
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
          className={clsx(showProject && "@max-[28rem]:order-1 @max-[28rem]:h-4.5")}
        />
        <span className="basis-full @min-[28rem]:hidden" />
        <TaskDue task={task} clock={clock} isInGroup={showProject} />
        <span className="hidden basis-full @min-[28rem]:block" />
        {showProject && (
          <ProjectLine
            project={task.project}
            client={task.client}
            className="@max-[28rem]:flex-1 @max-[28rem]:basis-0"
          />
        )}
        <RowTags
          tags={task.tags}
          className={clsx(
            "leading-4.5",
            showProject
              ? "max-md:hidden"
              : "@max-[28rem]:flex-1 @max-[28rem]:basis-0 @max-[28rem]:flex-nowrap @max-[28rem]:*:truncate @max-[18rem]:hidden",
          )}
        />
      </div>
      {task.status === "pending" && (
        <span className="row-buttons pointer-coarse:-my-3 pointer-coarse:-mr-3 pointer-coarse:self-center">
          <TaskMenu task={task} clock={clock} showProject={showProject} onMove={onMove} />
        </span>
      )}
    </div>
  );
});

/** When a task is due. Above late ones and those of today is the name of their group; elsewhere the date says it. */
function TaskDue({
  task,
  clock: { now, timeZone },
  isInGroup,
}: Pick<TaskRowProps, "task" | "clock"> & { isInGroup: boolean }) {
  const isLate = isTaskOverdue(task, timeZone, now);
  const isPending = task.status === "pending";
  const isUnderToday = isInGroup && isPending && !isLate && daysFromToday(task, timeZone, now) === 0;
  return (
    <time
      dateTime={task.isWithTime ? task.dueAt : dateText(task.dueAt)}
      title={formatFullDate(task.dueAt, task.isWithTime, timeZone)}
      className={clsx(
        "text-meta whitespace-nowrap tabular @max-[28rem]:empty:hidden @min-[28rem]:min-w-34 @min-[28rem]:text-right @min-[28rem]:leading-5",
        isPending && "@min-[28rem]:row-covered",
        // The tags of all rows begin at one place.
        !isInGroup && "@max-[28rem]:min-w-33",
        isInGroup && "@max-[28rem]:after:text-ink-muted @max-[28rem]:after:content-['_·']",
        isLate ? "font-medium text-danger" : "text-ink-muted",
      )}
    >
      {isUnderToday
        ? task.isWithTime && formatDue(task, timeZone, "time")
        : isLate && !isInGroup
          ? lateWords(task, timeZone, now)
          : formatRelativeDate(task.dueAt, task.isWithTime, timeZone, now)}
    </time>
  );
}
