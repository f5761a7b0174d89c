import "server-only";
import { todayIn } from "@/lib/shared/dates/dates";
import { db } from "@/lib/server/db/client";
import { lockTenant } from "@/lib/server/db/lock-tenant";
import type { Prisma } from "@/lib/server/db/generated/client";
import { invalid } from "@/lib/server/problem";
import { documentKinds } from "@/lib/document-settings/kinds";
import { type Numbering, patternError, periodOf } from "@/lib/document-settings/number-pattern";
import { nextCounter, readNumbering, type SeriesOf } from "./numbering";
import type { DocumentSettings, DocumentSettingsPatch } from "@/lib/document-settings/schema";

/** Returns how each kind of document is numbered, with the next counter of today's period. */
export async function getDocumentSettings(userId: string): Promise<DocumentSettings> {
  return read(db, userId, await todayOf(db, userId));
}

/** Changes how documents are numbered from now on. Throws 422 for a pattern or a next number that cannot be used. */
export async function updateDocumentSettings(
  userId: string,
  patch: DocumentSettingsPatch,
): Promise<DocumentSettings> {
  return db.$transaction(async (transaction) => {
    await lockTenant(transaction, userId);
    const date = await todayOf(transaction, userId);
    for (const kind of documentKinds) {
      const { next, ...change } = patch[kind] ?? {};
      const series = { userId, kind, date };
      const numbering = { ...(await readNumbering(transaction, series)), ...change };
      if (Object.keys(change).length > 0) await storeNumbering(transaction, series, numbering);
      if (next !== undefined) await storeNext(transaction, series, numbering, next);
    }
    return read(transaction, userId, date);
  });
}

async function read(database: Prisma.TransactionClient, userId: string, date: string) {
  const settings: Partial<DocumentSettings> = {};
  for (const kind of documentKinds) {
    const series = { userId, kind, date };
    const numbering = await readNumbering(database, series);
    settings[kind] = { ...numbering, next: Number(await nextCounter(database, series, numbering)) };
  }
  return settings as DocumentSettings;
}

async function storeNumbering(
  transaction: Prisma.TransactionClient,
  { userId, kind }: SeriesOf,
  numbering: Numbering,
) {
  const message = patternError(numbering);
  if (message) throw invalid([{ path: `${kind}.pattern`, message }]);
  await transaction.documentNumbering.upsert({
    where: { userId_kind: { userId, kind } },
    create: { userId, kind, ...numbering },
    update: numbering,
    select: { kind: true },
  });
}

/** Sets the next counter. Throws 422 if an issued document of the period already has it or a higher one. */
async function storeNext(
  transaction: Prisma.TransactionClient,
  { userId, kind, date }: SeriesOf,
  { reset }: Numbering,
  next: number,
) {
  const period = periodOf(reset, date);
  await transaction.$executeRaw`
    INSERT INTO "DocumentSeries" ("userId", "kind", "period", "next")
    VALUES (${userId}::uuid, ${kind}, ${period}, ${next})
    ON CONFLICT ("userId", "kind", "period") DO UPDATE SET "next" = excluded."next"`;
  // Read after the row was locked, so that no document is being issued in the series.
  const { _max } = await transaction.salesDocument.aggregate({
    where: { userId, kind, seriesPeriod: period, lockedAt: { not: null } },
    _max: { seriesCounter: true },
  });
  const highest = _max.seriesCounter ?? 0n;
  if (highest >= next) throw invalid([{ path: `${kind}.next`, message: `Must be at least ${highest + 1n}` }]);
}

async function todayOf(database: Pick<Prisma.TransactionClient, "user">, userId: string): Promise<string> {
  const select = { timeZone: true };
  const { timeZone } = await database.user.findUniqueOrThrow({ where: { id: userId }, select });
  return todayIn(timeZone, new Date());
}
