import "server-only";
import type { Due } from "@/lib/shared/dates/dates";
import type { RepeatRule, RepeatKind } from "@/lib/repeats/schema";
import { db } from "@/lib/server/db/client";
import { foundOr404 } from "@/lib/server/db/found-or-404";
import { applyRepeatChange, concernsOthers, type RepeatChange } from "./change-row";
import { lockDue, lockProjectOf, type Transaction } from "./made-rows";
import { type RepeatableRow, startRepeat } from "./start-repeat";

type Stored = RepeatableRow & { repeatId: string | null };
type Owner = { userId: string; kind: RepeatKind; timeZone: string };

/** Inserts a task or an event, and with a rule the rows after it, in one transaction. Returns the row as it is then. */
export async function insertRepeatable<Row extends Stored>(
  { userId, kind, timeZone }: Owner,
  repeat: RepeatRule | null | undefined,
  {
    insert,
    read,
  }: {
    insert: (database: Transaction) => Promise<Row>;
    read: (database: Transaction, id: string) => Promise<Row | null>;
  },
): Promise<Row> {
  if (!repeat) return foundOr404(await insert(db));
  return db.$transaction(async (transaction) => {
    const row = await insert(transaction);
    await startRepeat(transaction, { userId, kind, row, rule: repeat, timeZone });
    return foundOr404(await read(transaction, row.id));
  });
}

/**
 * Changes a task or an event. If the change can concern the other rows of its rule, it runs in a transaction with them. Returns
 * the row as it is then, and the trash entry of the later rows if it no longer repeats.
 */
export async function updateRepeatable<Row extends Stored>(
  { userId, kind, timeZone }: Owner,
  id: string,
  change: RepeatChange & { due: Partial<Due> },
  {
    write,
    read,
  }: {
    write: (database: Transaction) => Promise<Row>;
    read: (database: Transaction, id: string) => Promise<Row | null>;
  },
): Promise<{ row: Row; trashEntry?: string }> {
  if (!concernsOthers(change)) return { row: foundOr404(await write(db)) };
  const isDueChanged = change.scope === "following" && Object.keys(change.due).length > 0;
  return db.$transaction(async (transaction) => {
    await lockProjectOf(transaction, kind, userId, id);
    const dueBefore = isDueChanged ? await lockDue(transaction, kind, userId, id) : undefined;
    const row = foundOr404(await write(transaction));
    if (!row.repeatId && !change.repeat) return { row };
    const trashEntry = await applyRepeatChange(transaction, {
      userId,
      kind,
      row,
      dueBefore,
      change,
      timeZone,
    });
    return { row: foundOr404(await read(transaction, id)), trashEntry };
  });
}
