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
import { release, releaseAll, removeObjects } from "@/lib/server/storage/removal";
import { deleteOldSecurityEvents } from "@/lib/security-events/server/record";
import { extendRepeats } from "@/lib/repeats/server/extend";
import { deleteExpiredTrash } from "@/lib/trash/server/expire";

const TENANTS = 20;
const OBJECTS = 100;
const UNREGISTERED_HOURS = 1;
const BATCH_MS = 30_000;
const RUN_MS = 50_000;
const EVERY_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;

/**
 * Makes the next events of repeating ones, and deletes expired data in batches: sessions, failed sign-ins, unused challenges, authenticator apps that were not set up, recovery links and links of documents, old security events,
 * expired tenants and trash entries, uploads that no row claimed within an hour, and released objects. Each batch locks its rows and skips
 * locked ones, so concurrent runs share the work and a killed run leaves its rows to the next. Throws 503 at the end if the store was unavailable; its objects stay queued.
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
  const swept = await observeSweep(async () => ({
    tenants: await repeatUntilNone(until, sweepTenants),
    uploads: await repeatUntilNone(until, sweepUploads),
    objects: await repeatUntilNone(until, sweepObjects),
  }));
  // Last: a rule that fails must not keep anything from being deleted, least of all its own workspace.
  await repeatUntilNone(Math.max(until, Date.now() + 1_000), extendRepeats);
  return swept;
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

async function sweepTenants(): Promise<number> {
  return db.$transaction(
    async (transaction) => {
      const due = await transaction.$queryRaw<{ id: string }[]>`
        SELECT "id" FROM "User" WHERE "expiresAt" <= now()
        ORDER BY "expiresAt" LIMIT ${TENANTS} FOR UPDATE SKIP LOCKED`;
      const ids = due.map(({ id }) => id);
      if (ids.length === 0) return 0;
      // The tenants are locked, so no upload can start and be missed here.
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
      ORDER BY "createdAt" LIMIT ${OBJECTS} ${await lockingBatch(db)})`),
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
