import "server-only";
import type { DocumentKind } from "@/lib/document-settings/kinds";
import { defaultNumbering, formatNumber } from "@/lib/document-settings/number-pattern";
import { nextCounter, readNumbering } from "@/lib/document-settings/server/numbering";
import { todayIn } from "@/lib/shared/dates/dates";
import { lockTenant } from "@/lib/server/db/lock-tenant";
import type { Prisma } from "@/lib/server/db/generated/client";

type Database = Prisma.TransactionClient;

/**
 * Returns the number of a new draft, which holds no number of the series. With the pattern `{0}` it is the highest whole number
 * of all documents of the kind plus one, so that drafts differ; with any other it is the next one of the series.
 */
export async function proposedNumber(
  database: Database,
  userId: string,
  kind: DocumentKind,
): Promise<string> {
  const { timeZone } = await database.user.findUniqueOrThrow({
    where: { id: userId },
    select: { timeZone: true },
  });
  const series = { userId, kind, date: todayIn(timeZone, new Date()) };
  const numbering = await readNumbering(database, series);
  const next = await nextCounter(database, series, numbering);
  if (numbering.pattern !== defaultNumbering.pattern || numbering.reset !== defaultNumbering.reset)
    return formatNumber(numbering.pattern, next, series.date);
  const afterDrafts = (await highestNumber(database, userId, kind)) + 1n;
  return String(next > afterDrafts ? next : afterDrafts);
}

/** Returns the proposed number and locks the user, so that a concurrent create waits and then gets another number. */
export async function takeNumber(transaction: Database, userId: string, kind: DocumentKind): Promise<string> {
  await lockTenant(transaction, userId);
  return proposedNumber(transaction, userId, kind);
}

async function highestNumber(database: Database, userId: string, kind: DocumentKind): Promise<bigint> {
  const [row] = await database.$queryRaw<{ highest: string | null }[]>`
    SELECT max("number"::numeric)::text AS "highest" FROM "SalesDocument"
    WHERE "userId" = ${userId}::uuid AND "kind" = ${kind} AND "number" ~ '^[0-9]{1,18}$'`;
  return BigInt(row?.highest ?? "0");
}
