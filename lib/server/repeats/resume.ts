import "server-only";
import { packedIds } from "@/lib/server/trash/packed-rows";
import type { Transaction } from "./made-rows";
import { takeBackNextTask } from "./make-rows";
import { dateText } from "./rule";

/**
 * Continues the rule that the deletion of an entry's rows ended, unless the rule was changed since; removes the task that was made
 * instead of a deleted one. Called once the rows are back.
 */
export async function resumeRepeat(
  transaction: Transaction,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await transaction.$executeRaw`
    UPDATE "Repeat" r SET "until" = s."until", "count" = s."count",
      "extendAt" = CASE WHEN r."kind" = 'event' THEN now() END
    FROM "TrashEntry" e, json_to_record(CASE WHEN json_typeof(e."rows" -> 'ended') = 'object' THEN e."rows" -> 'ended' END)
      s ("id" uuid, "until" date, "count" int, "cutUntil" date)
    WHERE e."userId" = ${userId}::uuid AND e."id" = ${id}::uuid
      AND r."userId" = e."userId" AND r."id" = s."id" AND r."until" = s."cutUntil" AND r."count" IS NULL`;
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
