import "server-only";
import type { Prisma } from "@/lib/server/db/generated/client";
import type { DocumentKind } from "@/lib/document-settings/kinds";
import {
  counterOf,
  defaultNumbering,
  formatNumber,
  MAX_COUNTER,
  type Numbering,
  numberExpression,
  periodOf,
} from "@/lib/document-settings/number-pattern";

type Database = Pick<Prisma.TransactionClient, "$queryRaw" | "documentNumbering" | "documentSeries">;

/** A series of numbers: those of a kind of document, in the period of a calendar date. */
export type SeriesOf = { userId: string; kind: DocumentKind; date: string };

/** The number that a document gets, with its place in the series; null if a person chose a number that does not fit it. */
export type ReservedNumber = {
  number: string;
  isTyped: boolean;
  period: string | null;
  counter: bigint | null;
  /** Where the counter was before a typed number of the series, 0 if the series began with it; null for other numbers. */
  before: bigint | null;
};

export async function readNumbering(database: Database, { userId, kind }: SeriesOf): Promise<Numbering> {
  const where = { userId_kind: { userId, kind } };
  const select = { pattern: true, reset: true };
  return (await database.documentNumbering.findUnique({ where, select })) ?? defaultNumbering;
}

/** Returns the counter that the next issued document gets. Nothing is reserved. */
export async function nextCounter(
  database: Database,
  series: SeriesOf,
  numbering: Numbering,
): Promise<bigint> {
  const { userId, kind, date } = series;
  const row = await database.documentSeries.findUnique({
    where: { userId_kind_period: { userId, kind, period: periodOf(numbering.reset, date) } },
    select: { next: true },
  });
  return row?.next ?? firstCounter(database, series, numbering);
}

/** Returns the number that the next issued document gets. Nothing is reserved. */
export async function proposeNumber(database: Database, series: SeriesOf): Promise<string> {
  const numbering = await readNumbering(database, series);
  return formatNumber(numbering.pattern, await nextCounter(database, series, numbering), series.date);
}

/**
 * Takes the next number of the series, or the typed one if no issued document has it. The series stays locked until the
 * transaction ends, so that documents get their numbers one after the other, and a rollback returns the number.
 */
export async function reserveNumber(
  transaction: Database,
  series: SeriesOf,
  typed: string | null,
): Promise<ReservedNumber> {
  const numbering = await readNumbering(transaction, series);
  const period = periodOf(numbering.reset, series.date);
  const taken = await takeCounter(transaction, series, numbering);
  let { counter } = taken;
  if (typed !== null && (await isFree(transaction, series, typed))) {
    const own = counterOf(typed, numbering, series.date);
    await setNext(transaction, series, period, own !== null && own >= counter ? own + 1n : counter);
    if (own === null) return { number: typed, isTyped: true, period: null, counter: null, before: null };
    const before = taken.isNew ? 0n : counter;
    return { number: typed, isTyped: true, period, counter: own, before };
  }
  let number = formatNumber(numbering.pattern, counter, series.date);
  // Numbers of an earlier pattern, and typed ones, may already be in use.
  while (!(await isFree(transaction, series, number))) {
    counter += 1n;
    number = formatNumber(numbering.pattern, counter, series.date);
    await setNext(transaction, series, period, counter + 1n);
  }
  return { number, isTyped: false, period, counter, before: null };
}

/** Returns the next counter, which is taken, and whether the series began with it. */
async function takeCounter(transaction: Database, series: SeriesOf, numbering: Numbering) {
  const { userId, kind, date } = series;
  const period = periodOf(numbering.reset, date);
  const [row] = await transaction.$queryRaw<{ next: bigint }[]>`
    INSERT INTO "DocumentSeries" ("userId", "kind", "period", "next")
    VALUES (${userId}::uuid, ${kind}, ${period}, 0)
    ON CONFLICT ("userId", "kind", "period") DO UPDATE SET "next" = "DocumentSeries"."next" + 1
    RETURNING "next"`;
  const next = row?.next ?? 0n;
  if (next > 0n) return { counter: next - 1n, isNew: false };
  // A new series, which this transaction has locked, goes on after the numbers that are there.
  const first = await firstCounter(transaction, series, numbering);
  await setNext(transaction, series, period, first + 1n);
  return { counter: first, isNew: true };
}

/** Returns the highest counter among issued documents and drafts with a typed number, plus one. Returns 1 if there are none. */
async function firstCounter(database: Database, { userId, kind, date }: SeriesOf, numbering: Numbering) {
  const expression = numberExpression(numbering, date);
  const [row] = await database.$queryRaw<{ highest: string | null }[]>`
    SELECT max("counter")::text AS "highest" FROM (
      SELECT substring("number" from ${expression})::numeric AS "counter" FROM "SalesDocument"
      WHERE "userId" = ${userId}::uuid AND "kind" = ${kind} AND ("lockedAt" IS NOT NULL OR "isNumberTyped")) AS found
    WHERE "counter" < ${MAX_COUNTER}::numeric`;
  return BigInt(row?.highest ?? "0") + 1n;
}

async function setNext(transaction: Database, { userId, kind }: SeriesOf, period: string, next: bigint) {
  await transaction.documentSeries.updateMany({ where: { userId, kind, period }, data: { next } });
}

async function isFree(transaction: Database, { userId, kind }: SeriesOf, number: string): Promise<boolean> {
  const [row] = await transaction.$queryRaw<{ isTaken: boolean }[]>`
    SELECT EXISTS (SELECT FROM "SalesDocument" WHERE "userId" = ${userId}::uuid
      AND "kind" = ${kind} AND "issuedNumber" = ${number}) AS "isTaken"`;
  return !row?.isTaken;
}
