import "server-only";
import { deleteExpiredRates } from "@/lib/server/http/rate-limit";
import { withAdvisoryLock } from "@/lib/server/db/advisory-lock";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { log } from "@/lib/server/log";
import { observeSweep } from "@/lib/server/metrics/observations";
import { release, releaseAll, removeObjects } from "@/lib/server/storage/removal";
import { deleteOldSecurityEvents } from "@/lib/server/security-events/record";

const TENANTS = 20;
const OBJECTS = 100;
const UNREGISTERED_HOURS = 1;
const BATCH_MS = 30_000;
const RUN_MS = 50_000;
const EVERY_MS = 5 * 60_000;

/**
 * Removes what nobody needs any more, in batches: expired sessions, old security events, tenants whose time is over, uploads that nothing took up within an hour,
 * and objects that were let go. Each batch locks its rows and passes over those that another run has locked, so two runs
 * at once share the work, and a run that was killed leaves everything to the next. Throws the 503 of a store that is away,
 * after the rest is done; its objects stay on the list.
 */
export async function sweep(): Promise<{ tenants: number; uploads: number; objects: number }> {
  const until = Date.now() + RUN_MS;
  await deleteExpiredRates();
  await deleteOldSecurityEvents();
  await db.$executeRaw`DELETE FROM "Session" WHERE "expires" < now()`;
  return observeSweep(async () => ({
    tenants: await repeatUntilNone(until, sweepTenants),
    uploads: await repeatUntilNone(until, sweepUploads),
    objects: await repeatUntilNone(until, sweepObjects),
  }));
}

/**
 * Sweeps every five minutes for as long as this process lives; for servers that nobody schedules anything on. Of several
 * instances on one database, one sweeps at a time.
 */
export function sweepRegularly(): void {
  const run = () =>
    void withAdvisoryLock("sweep", sweep).catch((error: unknown) =>
      log.warn({ err: error }, "the sweep will be continued"),
    );
  setInterval(run, EVERY_MS).unref();
}

async function repeatUntilNone(until: number, batch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let done = 1; done > 0 && Date.now() < until; total += done) done = await batch();
  return total;
}

async function sweepTenants(): Promise<number> {
  return db.$transaction(
    async (transaction) => {
      const due = await transaction.$queryRaw<{ id: string }[]>`
        SELECT "id" FROM "User" WHERE "expiresAt" <= now()
        ORDER BY "expiresAt" LIMIT ${TENANTS} FOR UPDATE SKIP LOCKED`;
      const ids = due.map(({ id }) => id);
      if (ids.length === 0) return 0;
      // With the tenants locked no upload can begin any more, so this sees them all.
      await releaseAll(ids, transaction);
      return (await transaction.user.deleteMany({ where: { id: { in: ids } } })).count;
    },
    { timeout: BATCH_MS },
  );
}

async function sweepUploads(): Promise<number> {
  const released = await db.$queryRaw<unknown[]>(
    release(Prisma.sql`(u."userId", u."key") IN (
      SELECT "userId", "key" FROM "Upload"
      WHERE "usedAt" IS NULL AND "createdAt" < now() - make_interval(hours => ${UNREGISTERED_HOURS})
      ORDER BY "createdAt" LIMIT ${OBJECTS} FOR UPDATE SKIP LOCKED)`),
  );
  return released.length;
}

async function sweepObjects(): Promise<number> {
  return db.$transaction(
    async (transaction) => {
      const due = await transaction.$queryRaw<{ key: string }[]>`
        SELECT "key" FROM "ObjectRemoval" WHERE "requestedAt" <= now()
        ORDER BY "requestedAt" LIMIT ${OBJECTS} FOR UPDATE SKIP LOCKED`;
      const keys = due.map(({ key }) => key);
      await removeObjects(keys);
      await transaction.objectRemoval.deleteMany({ where: { key: { in: keys } } });
      return keys.length;
    },
    { timeout: BATCH_MS },
  );
}
