import "server-only";
import { Prisma } from "@/lib/server/db/generated/client";
import type { RawDatabase } from "@/lib/server/db/raw-database";

// The rule for time that changed after its line let it go: a line that comes back takes all of its time or none, and only time that
// is as it was. Otherwise the line would have an amount that was made from other time. On a draft it becomes an ordinary line, which
// the response counts (`linesWithoutTime`); an invoice that would be owed again is refused instead.

/** The parts of an entry `e` from which its line was made, as JSON to compare. */
export const billedParts = Prisma.sql`jsonb_build_array(
  extract(epoch FROM e."startedAt"), extract(epoch FROM e."endedAt"), e."rate", e."isBillable", e."projectId")`;

/** True if freed time `f`, with its `parts` then, is not as it was, or is gone: there is no entry `e`. For documents in the trash, whose entries cannot remember them. */
export const hasChanged = Prisma.sql`(e."id" IS NULL OR f."parts" <> ${billedParts})`;

/**
 * Forgets the lines that let entries `e` go, also at their other entries, because a line takes back all of its time or none. To be
 * called before what counts for a bill changes, so that no line has time that it was not made from.
 */
export async function forgetLines(
  database: Pick<RawDatabase, "$executeRaw">,
  userId: string,
  which: Prisma.Sql,
): Promise<void> {
  await database.$executeRaw`
    UPDATE "TimeEntry" o SET "freedFromId" = NULL, "freedLineId" = NULL FROM "TimeEntry" e
    WHERE e."userId" = ${userId}::uuid AND ${which}
      AND o."userId" = ${userId}::uuid AND o."freedFromId" = e."freedFromId" AND o."freedLineId" = e."freedLineId"`;
}

/** Returns those of the lines of a document that have no time: none is on them, and none remembers them. */
export async function linesWithoutTime(
  transaction: Prisma.TransactionClient,
  userId: string,
  { id, lineIds }: { id: string; lineIds: string[] },
): Promise<Set<string>> {
  const lines = new Set(lineIds);
  if (lines.size === 0) return lines;
  const entries = await transaction.timeEntry.findMany({
    where: {
      userId,
      OR: [
        { documentId: id, lineId: { in: lineIds } },
        { freedFromId: id, freedLineId: { in: lineIds } },
      ],
    },
    select: { lineId: true, freedLineId: true },
  });
  for (const entry of entries)
    for (const lineId of [entry.lineId, entry.freedLineId]) lines.delete(lineId ?? "");
  return lines;
}

/**
 * Returns the lines that a draft will have, and the number of those that have no time: it was changed or deleted since, or an earlier
 * line has it.
 */
export async function withTimeOfReturned<Item extends { timeLineId?: string | null }>(
  transaction: Prisma.TransactionClient,
  userId: string,
  draft: { id: string; items: readonly { timeLineId?: string | null }[] },
  items: Item[],
): Promise<{ items: Item[]; linesWithoutTime: number }> {
  const had = draft.items.map(({ timeLineId }) => timeLineId);
  const lineIds = items.flatMap(({ timeLineId }) =>
    timeLineId && !had.includes(timeLineId) ? timeLineId : [],
  );
  const lost = await linesWithoutTime(transaction, userId, { id: draft.id, lineIds });
  const isLost = ({ timeLineId }: Item, index: number) =>
    !!timeLineId &&
    (lost.has(timeLineId) || items.findIndex((item) => item.timeLineId === timeLineId) < index);
  return {
    items: items.map((item, index) => (isLost(item, index) ? { ...item, timeLineId: null } : item)),
    linesWithoutTime: items.filter(isLost).length,
  };
}
