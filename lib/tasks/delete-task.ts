import { keys } from "@/lib/query/keys";
import { dropRows } from "@/lib/query/optimistic";
import { idsAlong } from "@/lib/repeats/queries";
import type { RepeatScope } from "@/lib/repeats/schema";
import { useDeleteRow } from "@/lib/undo/use-delete";
import { showEarliestTask } from "./project-headline";
import { refreshes, showTask } from "./queries";
import type { Task } from "./schema";

/** Deletes a task, with `scope` also those after it. Not with the other mutations, which pages load first. */
export function useDeleteTask() {
  return useDeleteRow<Task & { scope?: RepeatScope }>({
    path: "tasks",
    hide: (draft, task) => {
      dropRows(draft, keys.tasks, idsAlong(draft, keys.tasks, task));
      showEarliestTask(draft, task.projectId, task.id);
    },
    show: (draft, task) => showTask(draft, task, { isNew: true }),
    // Its time stays, without it.
    refreshes: [...refreshes, keys.timeEntries],
  });
}
