import { dateFormsOf, type DateForms, foldDateText } from "./date-forms";
import { addDays, dateText } from "@/lib/shared/dates/calendar-date";

export interface DateContext {
  /** "2026-11-25" */
  today: string;
  /** Decides whether day or month comes first in "1/2", and adds the locale's month names. */
  locale: string;
  /**
   * The year of a date without one, "1 January": that of the next such day from today on, of the last one until today, or of the one
   * nearest to today. A weekday is the next one, and with "last" the last one until today.
   */
  yearless: "next" | "nearest" | "last";
}

/**
 * Parses a typed date into "2026-11-27"; returns null when it is not a date. Accepts "today", "tomorrow", "fri", "27 Nov",
 * "November 27, 2026", "27.11.2026", "11/27" and "2026-11-27", and words for days in the language of the locale, such as "gestern". When only one order of day and month is a valid date, that
 * order is used.
 */
export function readTypedDate(text: string, context: DateContext): string | null {
  const forms = dateFormsOf(context.locale);
  const words = foldDateText(text)
    .split(/[\s,]+/)
    .filter((word) => word !== "" && !fillers.has(word));
  const relative = readRelative(words, forms, context);
  if (relative) return relative;
  // The weekday of "Fri 27 Nov 2026" is ignored: the date decides.
  const rest = isWeekdayOnly(words[0] ?? "", forms) ? words.slice(1) : words;
  return readNumbers(rest.join(" "), forms, context) ?? readNamedMonth(rest, forms, context);
}

function readRelative(
  words: string[],
  { weekdays, nearDays }: DateForms,
  { today, yearless }: DateContext,
): string | null {
  const word = words.join(" ");
  const shift = shifts[word] ?? nearDays.get(word);
  if (shift !== undefined) return addDays(today, shift);
  if (words.length > 1) return null;
  const weekday = indexOfName(word, weekdays);
  if (weekday < 0) return null;
  const current = new Date(`${today}T00:00:00Z`).getUTCDay();
  const ahead = (weekday - current + 7) % 7 || 7;
  return addDays(today, yearless === "last" ? ahead - 7 : ahead);
}

function readNumbers(text: string, { isDayFirst }: DateForms, context: DateContext): string | null {
  const yearFirst = /^(\d{4})[/. -](\d{1,2})[/. -](\d{1,2})$/.exec(text);
  if (yearFirst) return plainDate(yearFirst[1], yearFirst[2], yearFirst[3]);
  const [, first, second, year] = /^(\d{1,2})[/. -](\d{1,2})(?:[/. -](\d{2}|\d{4}))?$/.exec(text) ?? [];
  if (!first || !second) return null;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return withYear(year, month, day, context) ?? withYear(year, day, month, context);
}

function readNamedMonth(words: string[], { months }: DateForms, context: DateContext): string | null {
  const monthAt = words.findIndex((word) => indexOfName(word, months) >= 0);
  if (monthAt < 0 || monthAt > 1 || words.length > 3) return null;
  const month = indexOfName(words[monthAt] ?? "", months) + 1;
  const [day = "", year] = words.filter((_, index) => index !== monthAt);
  if (!/^\d{1,2}(st|nd|rd|th)?$/.test(day)) return null;
  if (year !== undefined && !/^(\d{2}|\d{4})$/.test(year)) return null;
  return withYear(year, String(month), String(parseInt(day, 10)), context);
}

function withYear(year: string | undefined, month: string, day: string, context: DateContext): string | null {
  if (year) return plainDate(year.length === 2 ? `20${year}` : year, month, day);
  const { today, yearless } = context;
  const dates = nearYears
    .map((shift) => plainDate(String(Number(today.slice(0, 4)) + shift), month, day))
    .filter((date) => date !== null);
  if (yearless === "last") return dates.findLast((date) => date <= today) ?? null;
  if (yearless === "next") return dates.find((date) => date >= today) ?? null;
  const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(today));
  return dates.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

function plainDate(year = "", month = "", day = ""): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal =
    Number(year) >= 1900 && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? dateText(date) : null;
}

/** The index of the only month or weekday that starts with the word (at least three letters); -1 for none or several. */
function indexOfName(word: string, names: readonly string[][]): number {
  const exact = names.findIndex((all) => all.includes(word));
  if (exact >= 0 || word.length < 3) return exact;
  const begun = names.flatMap((all, index) => (all.some((name) => name.startsWith(word)) ? index : []));
  return begun.length === 1 ? (begun[0] ?? -1) : -1;
}

// "Mar" is short for Tuesday in French and for March in English.
function isWeekdayOnly(word: string, { months, weekdays }: DateForms): boolean {
  return indexOfName(word, weekdays) >= 0 && indexOfName(word, months) < 0;
}

const shifts: Record<string, number> = { today: 0, tod: 0, tomorrow: 1, tom: 1, yesterday: -1 };
const fillers = new Set(["of", "the", "de"]);
/** Far enough to find a 29 February. */
const nearYears = [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8];
