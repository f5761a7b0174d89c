import "server-only";
import { deleteExpiredRates } from "@/lib/server/http/limits/rate-limit";
import { sharedAddressWarning } from "@/lib/server/http/limits/shared-address";
import { withAdvisoryLock } from "@/lib/server/db/advisory-lock";
import { db } from "@/lib/server/db/client";
import { lockingBatch } from "@/lib/server/db/distributed";
import { Prisma } from "@/lib/server/db/generated/client";
import { afterResponse } from "@/lib/server/after-response";
import { log } from "@/lib/server/log";
import { observeSweep } from "@/lib/server/metrics/observations";
import { recordServerEvent } from "@/lib/server/jobs/server-events";
import { deleteTenant, ENDING_MS } from "@/lib/server/jobs/end-tenant";
import { release, removeObjects } from "@/lib/server/storage/removal";
import { deleteOldSecurityEvents } from "@/lib/security-events/server/record";
import { extendRepeats } from "@/lib/repeats/server/extend";
import { deleteExpiredTrash } from "@/lib/trash/server/expire";

const OBJECTS = 100;
const UNREGISTERED_HOURS = 1;
const BATCH_MS = 30_000;
const RUN_MS = 50_000;
const EVERY_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;

/**
 * Makes the next events of repeating ones, and deletes expired data in batches: sessions, failed sign-ins, unused challenges, authenticator apps that were not set up, recovery links and links of documents, old security events,
 * expired tenants and trash entries, uploads that no row claimed within an hour, and released objects. Each batch locks its rows and skips
 * locked ones, so concurrent runs share the work and a killed run leaves its rows to the next. A tenant or an object that fails stops no other; the first such error is thrown at the end.
 */
export async function sweep(): Promise<{ tenants: number; uploads: number; objects: number }> {
  try {
    const swept = await sweepAll();
    await recordServerEvent("sweep", swept);
    // Logs what it finds.
    await sharedAddressWarning();
    return swept;
  } catch (error) {
    // The database may be what failed.
    await recordServerEvent("sweep-failed").catch(() => undefined);
    throw error;
  }
}

async function sweepAll() {
  const until = Date.now() + RUN_MS;
  await deleteExpiredRates();
  await deleteOldSecurityEvents();
  const past = { lt: new Date() };
  const expired = { where: { expiresAt: past } };
  await db.signInFailure.deleteMany(expired);
  await db.session.deleteMany({ where: { expires: past } });
  await db.passkeyChallenge.deleteMany(expired);
  await db.signInChallenge.deleteMany(expired);
  // Their secrets can no longer be confirmed: see lib/accounts/server/sign-in/authenticator-app.ts.
  await db.authenticatorApp.deleteMany({
    where: { confirmedAt: null, createdAt: { lt: new Date(Date.now() - HOUR_MS) } },
  });
  await db.recoveryLink.deleteMany(expired);
  await db.emailConfirmation.deleteMany(expired);
  await db.documentLink.deleteMany(expired);
  await repeatUntilNone(until, deleteExpiredTrash);
  const failures: unknown[] = [];
  const fail = (error: unknown) => void failures.push(error);
  try {
    return await observeSweep(async () => {
      const swept = {
        tenants: await sweepTenants(until, fail),
        uploads: await repeatUntilNone(until, sweepUploads),
        objects: await sweepObjects(until, fail),
      };
      if (failures.length > 0) throw failures[0];
      return swept;
    });
  } finally {
    // Last: a rule that fails must not keep anything from being deleted, least of all its own workspace.
    await repeatUntilNone(Math.max(until, Date.now() + 1_000), extendRepeats);
  }
}

/**
 * Sweeps every five minutes while this process runs, for servers without a scheduler. With several instances on one
 * database, one sweeps at a time.
 */
export function sweepRegularly(): void {
  const run = () =>
    void withAdvisoryLock("sweep", sweep).catch((error: unknown) =>
      log.warn({ err: error }, "a sweep failed and will be retried"),
    );
  setInterval(run, EVERY_MS).unref();
}

/** Sweeps after a response, on a platform that runs no process and whose scheduler may run only once a day. */
export function sweepAfterResponse(): void {
  if (!process.env.VERCEL) return;
  afterResponse("sweep", async () => {
    await withAdvisoryLock("sweep", sweep);
  });
}

async function repeatUntilNone(until: number, batch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let done = 1; done > 0 && Date.now() < until; total += done) done = await batch();
  return total;
}

/**
 * Deletes expired tenants, each in a transaction of its own, in any order: one that cannot be deleted is not always the first
 * of a run. Returns how many were deleted.
 */
async function sweepTenants(until: number, fail: (error: unknown) => void): Promise<number> {
  const failed: string[] = [];
  let deleted = 0;
  while (Date.now() < until) {
    let id: string | undefined;
    try {
      await db.$transaction(
        async (transaction) => {
          id = await lockExpired(transaction, failed);
          // It is locked, so no upload can start and be missed.
          if (id) await deleteTenant(transaction, id);
        },
        { timeout: ENDING_MS },
      );
      if (!id) break;
      deleted += 1;
    } catch (error) {
      if (!id) throw error;
      failed.push(id);
      log.warn({ err: error }, "an expired workspace could not be deleted and will be retried");
      fail(error);
    }
  }
  return deleted;
}

async function lockExpired(transaction: Prisma.TransactionClient, failed: string[]) {
  const [due] = await transaction.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "User" WHERE "expiresAt" <= now() AND "id" <> ALL(${failed}::uuid[])
    ORDER BY random() LIMIT 1 FOR UPDATE SKIP LOCKED`;
  return due?.id;
}

async function sweepUploads(): Promise<number> {
  const released = await db.$queryRaw<unknown[]>(
    release(Prisma.sql`(u."userId", u."key") IN (
      SELECT "userId", "key" FROM "Upload"
      WHERE "usedAt" IS NULL AND "createdAt" < now() - make_interval(hours => ${UNREGISTERED_HOURS})
      ORDER BY "createdAt" LIMIT ${OBJECTS} ${await lockingBatch(db)})`),
  );
  return released.length;
}

/** Removes released objects. Those that cannot be removed go to the end of the queue. Returns how many were removed. */
async function sweepObjects(until: number, fail: (error: unknown) => void): Promise<number> {
  const stuck: string[] = [];
  let total = 0;
  await repeatUntilNone(until, async () => {
    const { removed, failed, error, isStopped } = await removeBatch(stuck);
    if (failed.length > 0) fail(error);
    stuck.push(...failed);
    total += removed.length;
    return isStopped ? 0 : removed.length + failed.length;
  });
  return total;
}

async function removeBatch(stuck: string[]) {
  return db.$transaction(
    async (transaction) => {
      const due = await transaction.$queryRaw<{ key: string }[]>`
        SELECT "key" FROM "ObjectRemoval" WHERE "requestedAt" <= now() AND "key" <> ALL(${stuck})
        ORDER BY "requestedAt" LIMIT ${OBJECTS} FOR UPDATE SKIP LOCKED`;
      const removal = await removeObjects(due.map(({ key }) => key));
      await transaction.objectRemoval.deleteMany({ where: { key: { in: removal.removed } } });
      await transaction.$executeRaw`
        UPDATE "ObjectRemoval" SET "requestedAt" = now() WHERE "key" = ANY(${removal.failed})`;
      return removal;
    },
    { timeout: BATCH_MS },
  );
}
