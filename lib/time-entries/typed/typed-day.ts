import { addDays } from "@/lib/shared/dates/calendar-date";
import { takeLocalDay } from "./local-day";
import { readTypedDate } from "@/lib/shared/dates/typed-date";

// Whole names and their usual abbreviations: "monitor" is no Monday.
const WEEKDAY =
  "(?:(?:sun|mon|fri)(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|sat(?:urday)?)\\.?";
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const NTH = "\\d{1,2}(?:st|nd|rd|th|\\.)?";

/** Complete dates: those that are no real day are refused. */
const dates = [
  "\\d{4}-\\d{2}-\\d{2}",
  `${NTH} (?:of )?${MONTH}(?:,? \\d{4})?`,
  `(?<!(?:^| )\\d{1,2} )${MONTH} ${NTH}(?:,? \\d{4})?`,
  "\\d{1,2}\\. ?\\d{1,2}\\.(?: ?\\d{4}|\\d{2})?",
  "\\d{1,2}[/-]\\d{1,2}[/-]\\d{4}",
  "\\d{1,2}/\\d{1,2}/\\d{2}",
  `(?:this|next) ${WEEKDAY}`,
];
/** Dates which are something else if they are no real day: "50/50". */
const numbers = "\\d{1,2}/\\d{1,2}";
const words = `(?:(?:the )?day before yesterday|today|yesterday|tomorrow)\\.?|(?:last )?${WEEKDAY}`;

const numberWords = "one two three four five six seven eight nine ten".split(" ");
const AGO = `(?:\\d{1,3}|an?|${numberWords.join("|")}) days? ago\\.?`;

const DAY = `(?:${WEEKDAY},? )?(?:${dates.join("|")}|${numbers})|${words}|${AGO}`;
const dayLast = new RegExp(`(?:^| |, ?)(?:on )?(${DAY})$`);
const dayFirst = new RegExp(`^(?:on )?(${DAY})(?:, ?| )(.+)$`);
const completeDate = new RegExp(`^(?:${WEEKDAY},? )?(?:${dates.join("|")})$`);

const usualFraction = /(?:^| )(?:24\/7|1\/2|[12]\/3|[13]\/4)(?: |$)/;
const partOf = /^(?:part|page|phase|step|round) \d{1,2}\/\d/i;

/** Returns whether a text of day and time, next to other words, has a number that is usually no date: "24/7", or "2/5" after "part". */
export function hasFraction(text: string, wordBefore = ""): boolean {
  return usualFraction.test(text) || partOf.test(`${wordBefore} ${text}`);
}

/** Returns whether a text is a day and nothing else. */
export function isDayAlone(text: string, today: string, locales = browserLocales()): boolean {
  const typed = text.trim().toLowerCase();
  const local = takeLocalDay(typed, today, locales);
  return dayLast.exec(typed)?.index === 0 || local?.rest === "" || local?.refused === typed;
}

/**
 * Returns the text without the day at its beginning or end, and the day; null without one. `refused` is a date that does not exist or
 * is not clear. Words for days are English or in one of the languages, the first of which orders the numbers of a date.
 */
export function takeDay(
  text: string,
  today: string,
  locales: readonly string[] = browserLocales(),
): { rest: string; date: string | null; refused?: string } {
  const local = takeLocalDay(text, today, locales);
  if (local) return local;
  const swapped = text.replace(dayFirst, "$2 $1");
  for (const typed of new Set([text, swapped])) {
    const found = dayLast.exec(typed);
    const word = found?.[1];
    if (!found || word === undefined) continue;
    const date = dateOf(word, today, locales[0] ?? "en-US");
    if (date) return { rest: typed.slice(0, found.index).trim(), date };
    if (completeDate.test(word)) return { rest: text, date: null, refused: word };
  }
  return { rest: text, date: null };
}

/** Time was spent in the past. Tomorrow is read, so that it is refused as the future instead of being taken for a description. */
function dateOf(word: string, today: string, locale: string): string | null {
  if (word.includes("day before yesterday")) return addDays(today, -2);
  const [, ago] = /^(.+) days? ago/.exec(word) ?? [];
  if (ago !== undefined) return addDays(today, -daysIn(ago));
  const context = { today, yearless: "last", locale: /\d\./.test(word) ? DAY_FIRST : locale } as const;
  const [, weekday] = /^last (.+)$/.exec(word) ?? [];
  if (weekday === undefined) return readTypedDate(word, context);
  return readTypedDate(weekday, { ...context, today: addDays(today, -1) });
}

/** "a day ago" is one. */
function daysIn(count: string): number {
  return /^\d/.test(count) ? Number(count) : Math.max(1, numberWords.indexOf(count) + 1);
}

/** The order of a date with dots: "5.11." is in November everywhere. */
const DAY_FIRST = "en-GB";

/** Returns the languages of the person, the preferred one first. */
export function browserLocales(): readonly string[] {
  return typeof navigator === "undefined" ? [] : navigator.languages;
}
