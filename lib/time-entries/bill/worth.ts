import Big from "big.js";
import { lineAmount, type LinePrice } from "@/lib/sales-documents/totals/line-amount";
import { minorDigits } from "@/lib/shared/money/currencies";
import { amountOf, minutesOfLine } from "./amounts";

/** An entry's minutes and the sum until its end, among all entries of its line in the order of their starts, as they are billed. */
export type Share = { minutes: number; until: number };

/** The lines of a document that bill an entry, as a person may have changed them, and its share of their amount. */
export type BilledShare = Share & { lines: readonly LinePrice[]; wholeMinutes: number };

/** Time of one project at one rate. `minutes` are whole; `rate` is exact text, per hour. */
export type RatedTime = {
  minutes: number;
  /** The sum of the entries' minutes, each rounded where the rounding is per entry. */
  roundedMinutes: number;
  rounding: string;
  currency: string;
  /** Null if no rate is set. */
  rate: string | null;
  isBillable: boolean;
  isBilled: boolean;
  /** As in `BilledShare`; null for unbilled time. */
  lines: readonly LinePrice[] | null;
  wholeMinutes: number | null;
  /** Null if it is all time of the line. */
  shares: readonly Share[] | null;
};

export type TimeTotal = {
  currency: string;
  /** Of what is billable, billed or not, as exact text with the currency's decimal places. */
  amount: string;
  unbilledAmount: string;
};

/** Returns the amount of a line of a document after its own discount, as it is printed there. */
export function amountOfLines(lines: readonly LinePrice[], currency: string): Big {
  const digits = minorDigits(currency);
  return lines.reduce((sum, line) => sum.plus(lineAmount(line, digits).amount), new Big(0));
}

/** Returns the part of a line's amount that belongs to some of its minutes. Rounded as a running sum, so that the parts add up. */
export function shareOf(total: Big, { minutes, until }: Share, wholeMinutes: number, currency: string): Big {
  if (wholeMinutes === 0) return new Big(0);
  const to = (counted: number) =>
    total.times(counted).div(wholeMinutes).round(minorDigits(currency), Big.roundHalfUp);
  return to(until).minus(to(until - minutes));
}

function worthOf({ lines, wholeMinutes, shares, ...part }: RatedTime): Big {
  const { roundedMinutes, rounding, currency, rate } = part;
  if (!lines) return amountOf(minutesOfLine(roundedMinutes, rounding), rate ?? "0", currency);
  const total = amountOfLines(lines, currency);
  if (!shares) return total;
  return shares.reduce(
    (sum, share) => sum.plus(shareOf(total, share, wholeMinutes ?? 0, currency)),
    new Big(0),
  );
}

/** Returns whether time is billable and unbilled, and its rate is still to be set. */
export function isUnrated({ isBillable, isBilled, rate, minutes }: RatedTime): boolean {
  return isBillable && !isBilled && rate === null && minutes > 0;
}

/** Returns the minutes that an invoice would bill, and those whose rate is still to be set. Time that comes to 0.00 has no line. */
export function unbilledMinutesOf(parts: readonly RatedTime[]): number {
  return parts
    .filter(({ isBillable, isBilled, rate, ...part }) => {
      if (!isBillable || isBilled) return false;
      const minutes = minutesOfLine(part.roundedMinutes, part.rounding);
      return minutes > 0 && (rate === null || amountOf(minutes, rate, part.currency).gt(0));
    })
    .reduce((sum, { minutes }) => sum + minutes, 0);
}

/**
 * Returns what time is worth, per currency in alphabetical order: what its lines have on their documents, and what an invoice with one
 * line for each unbilled part would have. Time that is not billable, and time without a rate, is worth nothing.
 */
export function totalsOf(parts: readonly RatedTime[]): TimeTotal[] {
  const sums = new Map<string, { amount: Big; unbilled: Big }>();
  for (const part of parts) {
    const { currency, rate, lines, isBillable, isBilled } = part;
    if (!isBillable || (rate === null && !lines)) continue;
    const amount = worthOf(part);
    const sum = sums.get(currency) ?? { amount: new Big(0), unbilled: new Big(0) };
    sums.set(currency, {
      amount: sum.amount.plus(amount),
      unbilled: isBilled ? sum.unbilled : sum.unbilled.plus(amount),
    });
  }
  return [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, { amount, unbilled }]) => ({
      currency,
      amount: amount.toFixed(minorDigits(currency)),
      unbilledAmount: unbilled.toFixed(minorDigits(currency)),
    }));
}
