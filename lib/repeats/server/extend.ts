import "server-only";
import { db } from "@/lib/server/db/client";
import { lockingBatch } from "@/lib/server/db/distributed";
import { log } from "@/lib/server/log";
import type { RepeatKey, Transaction } from "./made-rows";
import { makeEvents } from "./make-rows";

const RETRY_MS = 60 * 60_000;

/**
 * Makes further events of one rule whose time has come, in a transaction of its own: a rule that fails stops none of the
 * others, and is tried again an hour later. Returns how many rules there were.
 */
export async function extendRepeats(): Promise<number> {
  let due: RepeatKey | undefined;
  try {
    await db.$transaction(async (transaction) => {
      [due] = await transaction.$queryRaw<RepeatKey[]>`
        SELECT "userId", "id" FROM "Repeat" WHERE "extendAt" <= now()
        ORDER BY "extendAt" LIMIT 1 ${await lockingBatch(transaction)}`;
      if (due) await extend(transaction, due);
    });
  } catch (error) {
    if (!due) throw error;
    // Dates that cannot be counted cannot be counted later either.
    const extendAt = error instanceof RangeError ? null : new Date(Date.now() + RETRY_MS);
    await db.repeat.updateMany({ where: due, data: { extendAt } });
    log.warn({ err: error }, "a repeating event cannot be continued");
  }
  return due ? 1 : 0;
}

async function extend(transaction: Transaction, key: RepeatKey): Promise<void> {
  const repeat = await transaction.repeat.findUniqueOrThrow({ where: { userId_id: key } });
  await makeEvents(transaction, repeat, { isRequired: false });
}
