import "server-only";
import { db } from "@/lib/server/db/client";
import { lockingBatch } from "@/lib/server/db/distributed";
import type { Repeat } from "@/lib/server/db/generated/client";
import { log } from "@/lib/server/log";
import { makeEvents } from "./make-rows";

const RULES = 20;

/** Makes further events of a batch of rules whose time has come. Returns how many rules there were. */
export async function extendRepeats(): Promise<number> {
  return db.$transaction(async (transaction) => {
    const due = await transaction.$queryRaw<Pick<Repeat, "userId" | "id">[]>`
      SELECT "userId", "id" FROM "Repeat" WHERE "extendAt" <= now()
      ORDER BY "extendAt" LIMIT ${RULES} ${await lockingBatch(transaction)}`;
    for (const key of due) {
      const repeat = await transaction.repeat.findUniqueOrThrow({ where: { userId_id: key } });
      try {
        await makeEvents(transaction, repeat, { isRequired: false });
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        // Dates that cannot be counted. The rule would stop those of everyone.
        await transaction.repeat.update({ where: { userId_id: key }, data: { extendAt: null } });
        log.warn({ err: error }, "a repeating event cannot be continued");
      }
    }
    return due.length;
  });
}
