import "server-only";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { tenantLocks } from "@/lib/server/db/lock-tenant";
import { log } from "@/lib/server/log";
import { eInvoiceCategory } from "@/lib/files/upload-limits";
import { UPLOAD_SECONDS } from "./url-lifetime";
import type { ObjectStore } from "./object-store";
import { objectStore } from "./store";

export type Released = { key: string };

const MAX_OBJECTS = 200;
const CONCURRENCY = 8;

/**
 * Runs a delete or an update, and in the same transaction releases every object of the tenant that no row refers to any more,
 * including those of cascaded deletes. Released objects are then removed from the store, or later by the sweep.
 */
export async function withReleasedObjects<Result>(
  userId: string,
  work: Prisma.PrismaPromise<Result>,
  ...more: Prisma.PrismaPromise<unknown>[]
): Promise<Result> {
  const locks = await tenantLocks(userId);
  const [result, ...others] = await db.$transaction([work, ...locks, releaseUnused(userId), ...more]);
  await removeReleased(others[locks.length] as Released[]);
  return result;
}

/** Does the same for work of several steps within a transaction. */
export async function withReleasedObjectsOf<Result>(
  userId: string,
  work: (transaction: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  const [result, released] = await db.$transaction(
    async (transaction) => [await work(transaction), await releaseUnused(userId, transaction)] as const,
  );
  await removeReleased(released);
  return result;
}

/** Releases every object of these tenants, including uploads in progress. Part of the transaction that deletes them. */
export function releaseAll(userIds: string[], within: Pick<typeof db, "$queryRaw"> = db) {
  return within.$queryRaw<Released[]>(release(Prisma.sql`"userId" = ANY(${userIds}::uuid[])`));
}

/** Removes released objects now. Never throws: the sweep removes what is left. */
export async function removeReleased(released: Released[]): Promise<void> {
  if (released.length === 0) return;
  const keys = released.slice(0, MAX_OBJECTS).map(({ key }) => key);
  try {
    const { removed, error } = await removeObjects(keys);
    await db.$executeRaw`DELETE FROM "ObjectRemoval" WHERE "key" = ANY(${removed}) AND "requestedAt" <= now()`;
    if (removed.length < keys.length) throw error;
  } catch (error) {
    log.warn({ err: error, objects: released.length }, "objects could not be removed; the sweep will retry");
  }
}

type Removal = { removed: string[]; failed: string[]; error?: unknown; isStopped: boolean };

/**
 * Removes objects from the store, a few at a time. Returns those that were removed and those that could not be, with the last
 * error. Stops when all of a group fail and the store is unavailable.
 */
export async function removeObjects(keys: string[]): Promise<Removal> {
  const store = await objectStore();
  const removal: Removal = { removed: [], failed: [], isStopped: false };
  for (let at = 0; at < keys.length && !removal.isStopped; at += CONCURRENCY) {
    const group = keys.slice(at, at + CONCURRENCY);
    const results = await Promise.allSettled(group.map((key) => store.remove(key)));
    for (const [index, result] of results.entries()) {
      (result.status === "fulfilled" ? removal.removed : removal.failed).push(group[index] ?? "");
      if (result.status === "rejected") removal.error = result.reason;
    }
    const isWhole = results.every(({ status }) => status === "rejected");
    removal.isStopped = isWhole && !(await isAvailable(store));
  }
  return removal;
}

function isAvailable(store: ObjectStore): Promise<boolean> {
  return store.check().then(
    () => true,
    () => false,
  );
}

/** Moves uploads to the removal queue. A valid upload URL could restore an object, so it is removed after the URL expires. */
export function release(which: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    WITH deleted AS (DELETE FROM "Upload" u WHERE ${which} RETURNING "key", "createdAt")
    INSERT INTO "ObjectRemoval" ("key", "requestedAt")
    SELECT "key", greatest(now(), "createdAt" + make_interval(secs => ${UPLOAD_SECONDS})) FROM deleted
    ON CONFLICT ("key") DO NOTHING RETURNING "key"`;
}

/**
 * Releases every object without a reference, rather than those of the deleted rows, because deletes cascade. A file created
 * concurrently is either visible here or rejected by its foreign key. Demo objects have no Upload and are never released. The
 * folder of a PDF also has the e-invoices of its document.
 */
export function releaseUnused(userId: string, within: Pick<typeof db, "$queryRaw"> = db) {
  return within.$queryRaw<Released[]>(
    release(Prisma.sql`u."userId" = ${userId}::uuid AND u."usedAt" IS NOT NULL
      AND NOT EXISTS (SELECT FROM "File" f WHERE f."userId" = ${userId}::uuid AND f."s3Key" = u."key")
      AND NOT EXISTS (SELECT FROM "SalesDocument" d WHERE d."userId" = ${userId}::uuid AND d."pdfKey" = u."key")
      AND NOT (u."category" = ${eInvoiceCategory} AND EXISTS (
        SELECT FROM "SalesDocument" d WHERE d."userId" = ${userId}::uuid
          AND split_part(d."pdfKey", '/', 2) = split_part(u."key", '/', 2)))
      AND NOT EXISTS (SELECT FROM "SalesDocument" d WHERE d."userId" = ${userId}::uuid AND d."logo" = u."key")
      AND NOT EXISTS (SELECT FROM "ClientContact" c WHERE c."userId" = ${userId}::uuid AND c."avatar" = u."key")
      AND NOT EXISTS (SELECT FROM "PartnerContact" p WHERE p."userId" = ${userId}::uuid AND p."avatar" = u."key")
      AND NOT EXISTS (
        SELECT FROM "TrashEntry" e, unnest(e."objectKeys") k WHERE e."userId" = ${userId}::uuid AND k = u."key")
      AND NOT EXISTS (SELECT FROM "User" t WHERE t."id" = ${userId}::uuid
          AND (t."avatar" = u."key" OR t."logo" = u."key"))`),
  );
}
