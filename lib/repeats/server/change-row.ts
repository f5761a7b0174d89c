import "server-only";
import type { Due } from "@/lib/shared/dates/dates";
import type { RepeatRule, RepeatScope, RepeatKind } from "@/lib/repeats/schema";
import { changeFollowing, type SharedFields } from "./change-following";
import { endRepeat } from "./end-repeat";
import { type RepeatKey, tableOf, type Transaction } from "./made-rows";
import { makeNextTask, takeBackNextTask } from "./make-rows";
import { type RepeatableRow, startRepeat } from "./start-repeat";
import { dateText } from "@/lib/shared/dates/calendar-date";

/** The part of a patch that concerns the rows of a rule. */
export type RepeatChange = {
  /** Begins with the row, and replaces its earlier rule; null ends that. */
  repeat?: RepeatRule | null;
  scope?: RepeatScope;
  status?: "pending" | "completed";
  fields: SharedFields;
};

/** Returns whether a patch can concern other rows than its own. */
export function concernsOthers({ repeat, scope, status }: Omit<RepeatChange, "fields">): boolean {
  return repeat !== undefined || scope === "following" || status !== undefined;
}

/**
 * Does what a change of a row means for its rule and for the rows after it. The row itself has been changed, which locks it.
 * Returns the trash entry of the later rows if they were deleted because the row no longer repeats.
 */
export async function applyRepeatChange(
  transaction: Transaction,
  {
    userId,
    kind,
    row,
    dueBefore,
    change: { repeat, scope, status, fields },
    timeZone,
  }: {
    userId: string;
    kind: RepeatKind;
    row: RepeatableRow;
    /** When the row was due before, if the change contains that. */
    dueBefore?: Due;
    change: RepeatChange;
    timeZone: string;
  },
): Promise<string | undefined> {
  const place = await readPlace(transaction, kind, userId, row.id);
  if (repeat !== undefined) {
    const isUndoable = repeat === null;
    const entryId = place && (await endRepeat(transaction, kind, place.key, place.slot, { isUndoable }));
    if (repeat) await startRepeat(transaction, { userId, kind, row, rule: repeat, timeZone });
    return entryId ?? undefined;
  }
  if (!place) return undefined;
  if (scope === "following") {
    const { projectId, name, details, link, tags } = fields;
    const shared = Object.fromEntries(
      Object.entries({ projectId, name, details, link, tags }).filter(([, value]) => value !== undefined),
    ) as SharedFields;
    await changeFollowing(transaction, { kind, ...place, row, fields: shared, dueBefore });
  }
  if (!status) return undefined;
  // A move of all after has changed its date and its rule.
  const { key, slot } = (await readPlace(transaction, kind, userId, row.id)) ?? place;
  if (status === "completed") await makeNextTask(transaction, key, slot);
  else await takeBackNextTask(transaction, key, slot);
  return undefined;
}

type Place = { key: RepeatKey; slot: string };

/** Returns the rule that a row belongs to, and the date that it is of; null if it does not repeat. */
async function readPlace(
  transaction: Transaction,
  kind: RepeatKind,
  userId: string,
  id: string,
): Promise<Place | null> {
  const [row] = await transaction.$queryRaw<{ repeatId: string | null; slot: Date | null }[]>`
    SELECT "repeatId", "slot" FROM ${tableOf(kind)} WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid`;
  if (!row?.repeatId || !row.slot) return null;
  return { key: { userId, id: row.repeatId }, slot: dateText(row.slot) };
}
