import "server-only";
import { packedIds } from "@/lib/trash/server/packed-rows";
import { continueRule } from "./ended-rule";
import type { Transaction } from "./made-rows";
import { takeBackNextTask } from "./make-rows";
import { dateText } from "@/lib/shared/dates/calendar-date";

/**
 * Continues the rule that the deletion of an entry's rows ended, unless the rule was changed since; removes the task that was made
 * instead of a deleted one. Called once the rows are back.
 */
export async function resumeRepeat(
  transaction: Transaction,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await continueRule(transaction, { userId, id });
  // A task was taken back while a later one was in the trash: the rule goes on after that one.
  await transaction.$executeRaw`
    UPDATE "Repeat" r SET "madeUntil" = s."last" FROM (
      SELECT k."repeatId", max(k."slot") AS "last"
      FROM "TrashedRows" t JOIN "Task" k ON k."userId" = t."userId" AND k."id" = ANY(${packedIds("id")})
      WHERE t."userId" = ${userId}::uuid AND t."entryId" = ${id}::uuid AND t."table" = 'Task' AND k."repeatId" IS NOT NULL
      GROUP BY k."repeatId") s
    WHERE r."userId" = ${userId}::uuid AND r."id" = s."repeatId" AND r."madeUntil" < s."last"`;
  const tasks = await transaction.$queryRaw<{ repeatId: string; slot: Date }[]>`
    SELECT r."repeatId", r."slot"
    FROM "TrashEntry" e JOIN "TrashedRows" t ON t."userId" = e."userId" AND t."entryId" = e."id" AND t."table" = 'Task'
    JOIN "Task" r ON r."userId" = e."userId" AND r."id" = ANY(${packedIds("id")})
    WHERE e."userId" = ${userId}::uuid AND e."id" = ${id}::uuid AND e."kind" = 'task'
      AND r."repeatId" IS NOT NULL AND r."status" = 'pending'`;
  if (tasks.length !== 1) return;
  for (const { repeatId, slot } of tasks)
    await takeBackNextTask(transaction, { userId, id: repeatId }, dateText(slot));
}
