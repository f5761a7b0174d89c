import Big from "big.js";
import { daysBetween } from "@/lib/shared/dates/calendar-date";
import { isPlainDate } from "@/lib/shared/dates/dates";

/** The form of the dates of a file: "04/30/2026", "30/04/2026" or "30.04.2026"; others begin with the year. */
export type DateOrder = "monthFirst" | "dayFirst";

const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;

/** Returns the order of day and month of short dates in the browser's language. */
export function localDateOrder(): DateOrder {
  const parts = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "numeric" }).formatToParts(0);
  const place = (type: string) => parts.findIndex((part) => part.type === type);
  return place("day") < place("month") ? "dayFirst" : "monthFirst";
}

/**
 * Returns the order of the dates of a file: dots mean the day comes first, and so does a first number above 12; a second one above 12
 * means the month does. Where all dates can be read in both ways, it is the order without days after `today`, then the one with fewer
 * days from the first date to the last, then `local`.
 */
export function dateOrderOf(
  texts: readonly string[],
  { today, local }: { today: string; local: DateOrder },
): DateOrder {
  const found = texts.map((text) => numbers.exec(text.trim()) ?? []);
  if (found.some(([, first, sign]) => sign === "." || Number(first) > 12)) return "dayFirst";
  if (found.some(([, , , second]) => Number(second) > 12)) return "monthFirst";
  const [days, months] = (["dayFirst", "monthFirst"] as const).map((order) => {
    const dates = texts.flatMap((text) => readDate(text, order) ?? []).toSorted();
    const [first, last] = [dates[0] ?? today, dates.at(-1) ?? today];
    return { isInFuture: last > today, length: daysBetween(first, last) };
  });
  if (!days || !months) return local;
  if (days.isInFuture !== months.isInFuture) return days.isInFuture ? "monthFirst" : "dayFirst";
  if (days.length === months.length) return local;
  return days.length < months.length ? "dayFirst" : "monthFirst";
}

/** Returns whether every date of a file that does not begin with its year can be read with the day or with the month first. */
export function areDatesUnclear(texts: readonly string[]): boolean {
  const found = texts.flatMap((text) => {
    const [, first, sign, second] = numbers.exec(text.trim()) ?? [];
    return sign === undefined ? [] : [{ first: Number(first), sign, second: Number(second) }];
  });
  return (
    found.some(({ first, second }) => first !== second) &&
    found.every(({ first, sign, second }) => sign !== "." && first <= 12 && second <= 12)
  );
}

/** Returns a calendar date, "2026-04-30"; null for a text that is none. */
export function readDate(text: string, order: DateOrder): string | null {
  const plain = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text.trim());
  const [, first = "", , second = "", year = ""] = numbers.exec(text.trim()) ?? [];
  const [month, day] = order === "dayFirst" ? [second, first] : [first, second];
  const date = plain ? [plain[1], plain[2], plain[3]] : [year, month, day];
  const written = date.map((part = "") => part.padStart(2, "0")).join("-");
  return isPlainDate(written) ? written : null;
}

/** Returns the seconds after midnight of "9:00", "09:00:30" or "02:44:33 PM"; null for a text that is no time. */
export function readClock(text: string): number | null {
  const found = /(?:^|[ T])(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(text.trim());
  if (!found) return null;
  const [, hour = "", minute = "", second = "0", half] = found;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  if (hours > 24 || Number(minute) > 59) return null;
  return hours * 3600 + Number(minute) * 60 + Number(second);
}

/**
 * Returns the seconds of "1.5", "1,5", "1:30" or "01:30:00"; null for a text that is no length. Decimal hours are whole minutes, which
 * programs write with two decimals: 0.33 is 20 minutes.
 */
export function readLength(text: string): number | null {
  const [, hours = "", minutes = "", seconds = "0"] = /^(\d+):(\d{2})(?::(\d{2}))?$/.exec(text.trim()) ?? [];
  if (hours !== "") return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  if (!/^\d+(?:[.,]\d+)?$/.test(text.trim())) return null;
  return Math.round(Number(text.trim().replace(",", ".")) * 60) * 60;
}

/** Returns whether a cell says yes; a missing one says what `missing` says. */
export function readYes(text: string | undefined, missing: boolean): boolean {
  const said = text?.trim().toLowerCase() ?? "";
  return said === "" ? missing : ["yes", "1", "true", "ja", "oui", "sí", "si"].includes(said);
}

/** Returns a rate per hour such as "90.5" or "90,50" with a point; null for one that is missing or cannot be read. 0 is a rate. */
export function readRate(text = ""): string | null {
  const plain = text.trim();
  // "1.100,50" and "1,100.50": the last sign is the decimal one.
  const grouped = /^\d{1,3}(?:\.\d{3})+,\d{1,4}$|^\d{1,3}(?:,\d{3})+\.\d{1,4}$/.test(plain);
  const rate = (grouped ? plain.replace(/[.,](?=.*[.,])/g, "") : plain).replace(",", ".");
  return /^\d+(\.\d{1,4})?$/.test(rate) ? rate : null;
}

type Priced = { rate?: string; amount?: string; fixed?: string };

/**
 * Returns the rate of an entry, or that of its whole price where the rate is 0 or missing, and whether it has a price that is no rate.
 */
export function rateOrPrice(
  { rate, amount, fixed }: Priced,
  seconds: number,
): { rate: string | null; isPriceLost: boolean } {
  const own = readRate(rate);
  const price = [amount, fixed].find((text = "") => /[^0.,]/.test(text));
  if (Number(own) > 0 || price === undefined) return { rate: own, isPriceLost: false };
  const found = rateOfAmount(price, seconds);
  return { rate: found, isPriceLost: found === null };
}

/**
 * Returns the rate per hour with the fewest decimal places, at most 4, at which this time comes to this amount, rounded to two; null
 * for an amount that is missing, 0 or cannot be read.
 */
export function rateOfAmount(text: string | undefined, seconds: number): string | null {
  const amount = new Big(readRate(text) ?? 0);
  if (amount.eq(0) || seconds <= 0) return null;
  const exact = amount.times(3600).div(seconds);
  const rates = [0, 1, 2, 3, 4].map((places) => exact.round(places, Big.roundHalfUp));
  const found = rates.find((rate) => rate.times(seconds).div(3600).round(2, Big.roundHalfUp).eq(amount));
  return found?.toFixed() ?? null;
}

/** Returns the seconds from a start to an end. */
export function secondsBetween({ startedAt, endedAt }: { startedAt: string; endedAt: string }): number {
  return (Date.parse(endedAt) - Date.parse(startedAt)) / 1000;
}

/** Returns the instant some seconds after another one. */
export function after(instant: string, seconds: number): string {
  return new Date(Date.parse(instant) + seconds * 1000).toISOString();
}
