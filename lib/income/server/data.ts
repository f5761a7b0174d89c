import "server-only";
import Big from "big.js";
import { minorDigits } from "@/lib/shared/money/currencies";
import { todayIn } from "@/lib/shared/dates/dates";
import { sql } from "@/lib/server/db/client";
import { invalid } from "@/lib/server/problem";
import { addMonths, countMonths, monthOf, monthsBetween } from "@/lib/income/months";
import type { IncomeRange, IncomeSummary } from "@/lib/income/schema";

const USUAL_MONTHS = 12;
const MAX_MONTHS = 120;

type Owed = { currency: string; due: string; overdue: string };
type Sum = { currency: string; month: string; amount: string };
type Sums = { owed: Owed[]; issued: Sum[]; received: Sum[] };
type Period = { from: string; to: string; today: string };

/**
 * Returns what is owed, issued and received per currency, in alphabetical order. Throws 422 for a range that ends before it
 * begins or has more than 120 months.
 */
export async function getIncomeSummary(
  userId: string,
  timeZone: string,
  range: IncomeRange,
): Promise<IncomeSummary> {
  const today = todayIn(timeZone, new Date());
  const period = { ...rangeOf(range, monthOf(today)), today };
  const [owed, issued, received] = await Promise.all([
    readOwed(userId, today),
    readIssued(userId, period),
    readReceived(userId, period),
  ]);
  const currencies = new Set([...owed, ...issued, ...received].map(({ currency }) => currency));
  return {
    currencies: [...currencies]
      .sort()
      .map((currency) => summaryOf(currency, { owed, issued, received }, period)),
  };
}

function summaryOf(currency: string, { owed, issued, received }: Sums, { from, to, today }: Period) {
  const write = (amount: Big) => amount.toFixed(minorDigits(currency));
  const sumOf = (sums: Sum[], period: string) =>
    write(
      sums
        .filter((one) => one.currency === currency && one.month.startsWith(period))
        .reduce((sum, { amount }) => sum.plus(amount), new Big(0)),
    );
  const balances = owed.find((one) => one.currency === currency);
  return {
    currency,
    overdue: write(new Big(balances?.overdue ?? 0)),
    due: write(new Big(balances?.due ?? 0)),
    receivedThisMonth: sumOf(received, monthOf(today)),
    receivedThisYear: sumOf(received, today.slice(0, 4)),
    months: monthsBetween(from, to).map((month) => ({
      month,
      issued: sumOf(issued, month),
      received: sumOf(received, month),
    })),
  };
}

/** Returns the months of the summary: by default twelve up to the current one. */
function rangeOf(range: IncomeRange, thisMonth: string) {
  const to = range.to ?? (range.from && range.from > thisMonth ? range.from : thisMonth);
  const from = range.from ?? addMonths(to, 1 - USUAL_MONTHS);
  const count = countMonths(from, to);
  if (count < 1) throw invalid([{ path: "to", message: "Must not be before `from`" }]);
  if (count > MAX_MONTHS) throw invalid([{ path: "to", message: `Must be at most ${MAX_MONTHS} months` }]);
  return { from, to };
}

/** Returns what issued invoices are owed per currency, and what of it is overdue. One statement. */
export function readOwed(userId: string, today: string) {
  return sql<Owed>`
    SELECT "currency", sum("balance") AS "due", coalesce(sum("balance") FILTER (WHERE "dueOn" < ${today}::date), 0) AS "overdue"
    FROM "SalesDocument" WHERE "userId" = ${userId}::uuid AND "balance" > 0 GROUP BY "currency"`;
}

/** Returns issued invoices less credit notes. A deposit is issued once: its final invoice counts without it. */
function readIssued(userId: string, { from, to }: Period) {
  return sql<Sum>`
    SELECT "currency", to_char("issuedAt", 'YYYY-MM') AS "month",
      sum(CASE WHEN "isCreditNote" THEN -"total" ELSE "total" - "deducted" END) AS "amount"
    FROM "SalesDocument"
    WHERE "userId" = ${userId}::uuid AND "category" = 'invoice' AND "lockedAt" IS NOT NULL
      AND "issuedAt" >= ${`${from}-01`}::date AND "issuedAt" < ${`${addMonths(to, 1)}-01`}::date
    GROUP BY 1, 2`;
}

/** Returns the money received in the range and in this year. Withheld tax never arrives. */
function readReceived(userId: string, { from, to, today }: Period) {
  const year = today.slice(0, 4);
  const [first, last] = [[from, `${year}-01`].sort()[0], [to, `${year}-12`].sort()[1] ?? to];
  return sql<Sum>`
    SELECT d."currency", to_char(p."receivedOn", 'YYYY-MM') AS "month",
      sum(CASE WHEN p."kind" = 'refund' THEN -p."amount" ELSE p."amount" END) AS "amount"
    FROM "ReceivedPayment" p JOIN "SalesDocument" d ON d."userId" = p."userId" AND d."id" = p."documentId"
    WHERE p."userId" = ${userId}::uuid AND p."kind" <> 'withheld'
      AND p."receivedOn" >= ${`${first}-01`}::date AND p."receivedOn" < ${`${addMonths(last, 1)}-01`}::date
    GROUP BY 1, 2`;
}
