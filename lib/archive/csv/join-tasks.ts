import { api } from "@/lib/api/request";
import type { List } from "@/lib/api/list";
import { MAX_TAKE } from "@/lib/shared/constants";
import type { ProgramData, ProgramTime } from "@/lib/archive/programs/other-program";

type Task = { id: string; name: string };

/** Puts time on the tasks of its project that have just the name that its task has in the other program. Of tasks with one name, none is taken. */
export async function joinTasks(data: ProgramData): Promise<ProgramData> {
  const areNew = new Set(data.projects.map(({ id }) => id));
  const projectIds = new Set(
    data.timeEntries.flatMap(({ ofTask, projectId }) =>
      ofTask && projectId && !areNew.has(projectId) ? projectId : [],
    ),
  );
  const tasks = new Map<string, Task[]>();
  for (const projectId of projectIds) {
    const body = { projectId, take: MAX_TAKE };
    const found = await api<List<Task>>("tasks/search", { method: "POST", body, isRead: true });
    tasks.set(projectId, found.items);
  }
  const timeEntries = data.timeEntries.map((row) => withTask(row, tasks.get(row.projectId ?? "") ?? []));
  return { ...data, timeEntries };
}

function withTask({ ofTask, ...row }: ProgramTime, tasks: readonly Task[]): ProgramTime {
  const [task, ...others] = tasks.filter(({ name }) => name === ofTask?.name);
  return ofTask && task && others.length === 0
    ? { ...row, taskId: task.id, description: ofTask.description }
    : row;
}
