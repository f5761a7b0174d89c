"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { ListChecks } from "lucide";
import { useActionFilter } from "@/components/list/filter/action-filter";
import { ActionPanel, useActionList } from "@/components/list/action-panel";
import type { TaskSubject } from "@/components/tasks/task-dialog";
import { TaskList } from "@/components/tasks/task-list";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { TASKS_STEP, TASKS_TAKE } from "@/lib/shared/constants";
import { tasksQuery } from "@/lib/tasks/search-query";
import { sortByDay } from "@/lib/tasks/rules";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import type { TaskStatus } from "@/lib/tasks/schema";

const TaskDialog = lazyComponent(() =>
  import("@/components/tasks/task-dialog").then((module) => module.TaskDialog),
);

const statuses = [
  { value: "pending", label: "Pending" },
  { value: "completed", label: "Completed" },
] as const;

const takes = { initial: TASKS_TAKE, step: TASKS_STEP, scrollBeyond: 30 };

/** The tasks of a project, or all tasks without one. */
export function TaskPanel({ projectId, className }: { projectId?: string; className?: string }) {
  const { filter, clear } = useActionFilter();
  const list = useActionList<TaskStatus>("pending", takes, JSON.stringify(filter));
  const query = useQuery(tasksQuery({ projectId, ...filter, status: list.status, take: list.take }));
  const found = query.data?.items.length ?? 0;
  if (found !== list.shown) list.setShown(found);
  return (
    <ActionPanel
      noun="task"
      {...{ projectId, className, statuses, list, query }}
      onClear={clear}
      icon={<Icon of={ListChecks} />}
      lines={{
        ahead: projectId ? "No pending tasks in this project." : "No pending tasks.",
        done: "No completed tasks yet.",
      }}
      dialog={TaskDialog}
      toSubject={(origin, task): TaskSubject =>
        task ? { mode: "edit", origin, task } : { mode: "create", origin, projectId }
      }
    >
      {({ items, status, ...list }) => (
        <TaskList
          {...list}
          key={status}
          isGrouped={!projectId && status === "pending"}
          tasks={sortByDay(items, browserTimeZone())}
          showProject={!projectId}
        />
      )}
    </ActionPanel>
  );
}
