import { withProjectLabels } from "@/lib/projects/server/project-labels";
import { db } from "@/lib/server/db/client";
import { json, withUser } from "@/lib/api/server/route";
import { authenticate } from "@/lib/accounts/server/session/session";
import { searchTasks, taskColumns } from "@/lib/tasks/server/data";

const TURNS = 7;
const TIMES = 300;

/**
 * Measures each part of a task list alone: milliseconds of CPU time per call, as the median of several turns after a warm-up.
 */
export const POST = withUser(async ({ request, userId }) => {
  const where = { userId };
  const take = 20;
  const list = await searchTasks(userId, { take }, "UTC");
  const parts = {
    caller: () => authenticate(request),
    rows: () => db.task.findMany({ where, take, orderBy, select: taskColumns }),
    rowsWithRelations: async () =>
      withProjectLabels(userId, await db.task.findMany({ where, take, orderBy, select: taskColumns })),
    count: () => db.task.count({ where }),
    list: () => searchTasks(userId, { take }, "UTC"),
    json: () => json(list),
  };
  const shares: Record<string, number> = {};
  for (const [name, call] of Object.entries(parts)) shares[name] = await processorTime(call);
  return shares;
});

const orderBy = { dueAt: "asc" as const };

async function processorTime(call: () => unknown): Promise<number> {
  const turns: number[] = [];
  for (let turn = 0; turn <= TURNS; turn++) {
    const before = process.cpuUsage();
    for (let time = 0; time < TIMES; time++) await call();
    const { user, system } = process.cpuUsage(before);
    turns.push((user + system) / 1000 / TIMES);
  }
  return turns.slice(1).sort((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0;
}
