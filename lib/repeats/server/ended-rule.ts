import "server-only";
import { rowsTable } from "@/lib/server/db/rows-table";
import type { RepeatKind } from "@/lib/repeats/schema";
import type { Repeat } from "@/lib/server/db/generated/client";
import { withoutRowsBelow } from "@/lib/trash/server/lock";
import { packRows } from "@/lib/trash/server/pack";

import { type RepeatKey, tableOf, type Transaction } from "./made-rows";

/** The end that a rule had before a deletion ended it, as its trash entry notes it. */
export type EndedRule = {
  id: string;
  until: string | Date | null;
  count: number | null;
  /** The last date since then. */
  cutUntil: string | Date | null;
  /** The rows that stayed and no longer repeat. */
  left: { id: string; slot: string }[];
};

export function endedRule(
  { id, until, count }: Repeat,
  cut: Pick<Repeat, "until">,
  left: EndedRule["left"] = [],
): EndedRule {
  return { id, until, count, cutUntil: cut.until, left };
}

/** Moves rows of a rule to the trash. Returns the entry, or undefined without a row. */
export async function packRepeating(
  transaction: Transaction,
  userId: string,
  kind: RepeatKind,
  ids: string[],
  ended?: EndedRule,
): Promise<string | undefined> {
  const packed = await packRows(
    transaction,
    userId,
    await withoutRowsBelow(transaction, kind, ids),
    ended && JSON.stringify(ended),
  );
  return packed?.entryId;
}

/** Continues the rule that the deletion of an entry's rows ended, with the rows that left it, unless it was changed since. */
export async function continueRule(
  transaction: Transaction,
  { userId, id: entryId }: { userId: string; id: string },
): Promise<void> {
  const [entry] = await transaction.$queryRaw<{ kind: RepeatKind; ended: EndedRule | null }[]>`
    SELECT "kind", "rows" -> 'ended' AS "ended" FROM "TrashEntry"
    WHERE "userId" = ${userId}::uuid AND "id" = ${entryId}::uuid AND json_typeof("rows" -> 'ended') = 'object'`;
  if (!entry?.ended) return;
  const { id, until, count, cutUntil, left } = entry.ended;
  const continued = await transaction.$executeRaw`
    UPDATE "Repeat" SET "until" = ${until}::date, "count" = ${count},
      "extendAt" = CASE WHEN "kind" = 'event' THEN ${new Date()}::timestamptz END
    WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid AND "until" = ${cutUntil}::date AND "count" IS NULL`;
  if (continued > 0) await joinRule(transaction, entry.kind, { userId, id }, left);
}

async function joinRule(
  transaction: Transaction,
  kind: RepeatKind,
  { userId, id }: RepeatKey,
  rows: { id: string; slot: string }[],
): Promise<void> {
  await transaction.$executeRaw`
    UPDATE ${tableOf(kind)} t SET "repeatId" = ${id}::uuid, "slot" = l."slot"
    FROM ${rowsTable(rows, { id: "uuid", slot: "date" })} l
    WHERE t."userId" = ${userId}::uuid AND t."id" = l."id" AND t."repeatId" IS NULL`;
}
