import Big from "big.js";
import { minorDigits } from "@/lib/shared/money/currencies";
import { parseRounding, roundMinutes } from "@/lib/shared/dates/time-rounding";

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
