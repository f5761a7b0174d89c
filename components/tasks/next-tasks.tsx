"use client";

import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Suspense, useRef, useState } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { LoadingRows } from "@/components/list/loading-rows";
import type { TaskSubject } from "@/components/tasks/task-dialog";
import { useDelayedCheck } from "@/components/tasks/use-delayed-check";
import { useExitingRows } from "@/components/tasks/use-exiting-rows";
import { AppLink } from "@/components/ui/app-link";
import { Checkbox } from "@/components/ui/input/checkbox";
import { lazyComponent, usePreload } from "@/components/ui/popup/lazy-part";
import { useClock } from "@/components/ui/hooks/use-clock";
import { paths } from "@/lib/shared/paths";
import { tasksQuery } from "@/lib/tasks/search-query";
import type { Task, TaskStatus } from "@/lib/tasks/schema";
import { daysAhead, fullDay, isLate, lateWords, relativeDay } from "@/lib/shared/dates/day-text";
import { dateText } from "@/lib/shared/dates/calendar-date";

const SHOWN = 3;

const TaskDialog = lazyComponent(() =>
  import("@/components/tasks/task-dialog").then((module) => module.TaskDialog),
);

const SetTaskStatus = lazyComponent(() =>
  import("@/components/tasks/set-task-status").then((module) => module.SetTaskStatus),
);

/** The earliest pending tasks of a client, and a link to all of them. */
export function NextTasks({ clientId }: { clientId: string }) {
  const query = useQuery(tasksQuery({ clientId, status: "pending", take: SHOWN }));
  const { open, ...dialog } = useDialog<TaskSubject>(TaskDialog);
  if (!query.data) return <LoadingRows query={query} count={SHOWN} />;
  const { items, total } = query.data;
  return (
    <>
      {total === 0 && <p className="py-2.5 text-ink-muted">No pending tasks.</p>}
      <TaskRows tasks={items} onOpen={(task) => open({ mode: "edit", origin: "actionsPage", task })} />
      {total > SHOWN && (
        <p className="-mx-4 border-b border-line px-4 py-2.5 text-meta">
          <AppLink
            href={paths.actionsOf(clientId)}
            className="target"
          >{`All ${total} pending tasks`}</AppLink>
        </p>
      )}
      {dialog.subject && (
        <TaskDialog {...dialog.subject} key={dialog.key} isOpen={dialog.isOpen} onClose={dialog.close} />
      )}
    </>
  );
}

/** A tick that is not sent yet. */
type Change = { tick: number; task: Task; status: TaskStatus };

function TaskRows({ tasks, onOpen }: { tasks: readonly Task[]; onOpen: (task: Task) => void }) {
  const clock = useClock();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const ticks = useRef(0);
  usePreload(SetTaskStatus);
  const { rows, leave } = useExitingRows(tasks.toSorted((a, b) => compareDays(a, b, clock)));
  const handleTick = (task: Task, isDone: boolean) => {
    const status = isDone ? "completed" : "pending";
    leave(
      { ...task, status },
      rows.findIndex(({ id }) => id === task.id),
    );
    ticks.current += 1;
    const tick = ticks.current;
    setChanges((current) => [...current, { tick, task, status }]);
  };
  return (
    <>
      <ul className="-mx-4">
        {rows.map((task) => (
          <li key={task.id} inert={task.isLeaving} className="border-b border-line">
            <NextTask task={task} clock={clock} onOpen={onOpen} onTick={handleTick} />
          </li>
        ))}
      </ul>
      <Suspense>
        {changes.map(({ tick, ...change }) => (
          <SetTaskStatus
            key={tick}
            {...change}
            onSent={() => setChanges((current) => current.filter((one) => one.tick !== tick))}
          />
        ))}
      </Suspense>
    </>
  );
}

/** By day in the user's zone; within a day, tasks without a time first. */
function compareDays(a: Task, b: Task, { now, timeZone }: { now: Date; timeZone: string }): number {
  return (
    daysAhead(a, timeZone, now) - daysAhead(b, timeZone, now) ||
    Number(a.isWithTime) - Number(b.isWithTime) ||
    +new Date(a.dueAt) - +new Date(b.dueAt)
  );
}

/** A task in one line: the checkbox completes it, the rest opens it. */
function NextTask({
  task,
  clock: { now, timeZone },
  onOpen,
  onTick,
}: {
  task: Task;
  clock: { now: Date; timeZone: string };
  onOpen: (task: Task) => void;
  onTick: (task: Task, isDone: boolean) => void;
}) {
  const { isTicked, handleTick } = useDelayedCheck(false, (isDone) => onTick(task, isDone));
  const hasPassed = isLate(task, timeZone, now);
  return (
    <div
      data-task={task.id}
      className="relative flex min-h-11 items-center gap-2 px-4 hover:bg-hover has-[[data-open]:focus-visible]:outline-2 has-[[data-open]:focus-visible]:-outline-offset-2 has-[[data-open]:focus-visible]:outline-focus"
    >
      <Checkbox shape="round" label={task.name} isChecked={isTicked} onChange={handleTick} className="z-1" />
      <button
        type="button"
        data-open
        title={task.project ? `${task.name} · ${task.project.name}` : task.name}
        onClick={() => onOpen(task)}
        className={clsx(
          "min-w-0 flex-1 truncate text-left outline-none after:absolute after:inset-0",
          isTicked && "text-ink-muted line-through",
        )}
      >
        {task.name}
      </button>
      <time
        dateTime={task.isWithTime ? task.dueAt : dateText(task.dueAt)}
        title={fullDay(task, timeZone)}
        className={clsx(
          "shrink-0 text-meta whitespace-nowrap tabular",
          hasPassed ? "font-medium text-danger" : "text-ink-muted",
        )}
      >
        {hasPassed ? lateWords(task, timeZone, now) : relativeDay(task, timeZone, now)}
      </time>
    </div>
  );
}
