import Big from "big.js";
import { minorDigits } from "@/lib/shared/money/currencies";
import { parseRounding, roundMinutes } from "@/lib/shared/dates/time-rounding";

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
};

export type TimeTotal = {
  currency: string;
  /** Of what is billable, billed or not, as exact text with the currency's decimal places. */
  amount: string;
  unbilledAmount: string;
};

/** Returns the minutes of an entry as they are billed, if they are rounded per entry. */
export function minutesOfEntry(minutes: number, rounding: string): number {
  const rule = parseRounding(rounding);
  return rule?.per === "entry" ? roundMinutes(minutes, rule) : minutes;
}

/** Returns the minutes of a line: the sum of its entries' minutes, rounded if the rounding is per line. */
export function minutesOfLine(roundedMinutes: number, rounding: string): number {
  const rule = parseRounding(rounding);
  return rule?.per === "line" ? roundMinutes(roundedMinutes, rule) : roundedMinutes;
}

/** Returns the amount of minutes at a rate per hour, rounded once, half away from zero, to the currency's minor digits. */
export function amountOf(minutes: number, rate: string, currency: string): Big {
  return new Big(rate).times(minutes).div(60).round(minorDigits(currency), Big.roundHalfUp);
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
  for (const { roundedMinutes, rounding, currency, rate, isBillable, isBilled } of parts) {
    if (!isBillable || rate === null) continue;
    const amount = amountOf(minutesOfLine(roundedMinutes, rounding), rate, currency);
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
