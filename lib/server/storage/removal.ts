import "server-only";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { log } from "@/lib/server/log";
import { UPLOAD_SECONDS } from "./address-life";
import { objectStore } from "./store";

type Released = { key: string };

const AT_ONCE = 200;
const SIDE_BY_SIDE = 8;

/**
 * Runs a delete or a change, and in the same transaction lets go of every object of the tenant that nothing refers to any
 * more, whatever the delete took along. The objects are then removed from the store; what cannot be removed now is
 * removed by the sweep.
 */
export async function releasing<Result>(
  userId: string,
  work: Prisma.PrismaPromise<Result>,
  ...more: Prisma.PrismaPromise<unknown>[]
): Promise<Result> {
  const [result, released] = await db.$transaction([work, releaseUnused(userId), ...more]);
  await removeReleased(released);
  return result;
}

/** Lets go of every object of these tenants, uploads under way included: part of the transaction that deletes them. */
export function releaseAll(userIds: string[], within: Pick<typeof db, "$queryRaw"> = db) {
  return within.$queryRaw<Released[]>(release(Prisma.sql`"userId" = ANY(${userIds}::uuid[])`));
}

/** Removes released objects now. Never fails: what stays behind is on the list of the sweep. */
export async function removeReleased(released: Released[]): Promise<void> {
  if (released.length === 0) return;
  const keys = released.slice(0, AT_ONCE).map(({ key }) => key);
  try {
    await removeObjects(keys);
    await db.$executeRaw`DELETE FROM "ObjectRemoval" WHERE "key" = ANY(${keys}) AND "requestedAt" <= now()`;
  } catch (error) {
    log.warn({ err: error, objects: released.length }, "objects are left to the sweep");
  }
}

/** Removes objects from the store, a few at a time; fails when one of them could not be removed. */
export async function removeObjects(keys: string[]): Promise<void> {
  const store = await objectStore();
  for (let at = 0; at < keys.length; at += SIDE_BY_SIDE) {
    await Promise.all(keys.slice(at, at + SIDE_BY_SIDE).map((key) => store.remove(key)));
  }
}

/** Moves uploads to the list of removals. An address that still holds could bring an object back, so it stays until then. */
export function release(which: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    WITH gone AS (DELETE FROM "Upload" u WHERE ${which} RETURNING "key", "createdAt")
    INSERT INTO "ObjectRemoval" ("key", "requestedAt")
    SELECT "key", greatest(now(), "createdAt" + make_interval(secs => ${UPLOAD_SECONDS})) FROM gone
    ON CONFLICT ("key") DO NOTHING RETURNING "key"`;
}

/**
 * Looks for what is left over rather than for what was deleted: a delete cascades, and a file that arrives meanwhile is
 * seen here or refused by its foreign key. The demo's own objects have no Upload and are never let go.
 */
function releaseUnused(userId: string) {
  return db.$queryRaw<Released[]>(
    release(Prisma.sql`u."userId" = ${userId}::uuid AND u."usedAt" IS NOT NULL
      AND NOT EXISTS (SELECT FROM "File" f WHERE f."userId" = u."userId" AND f."s3Key" = u."key")
      AND NOT EXISTS (SELECT FROM "ClientContact" c WHERE c."userId" = u."userId" AND c."avatar" = u."key")
      AND NOT EXISTS (SELECT FROM "PartnerContact" p WHERE p."userId" = u."userId" AND p."avatar" = u."key")
      AND NOT EXISTS (SELECT FROM "User" t WHERE t."id" = u."userId" AND t."avatar" = u."key")`),
  );
}
