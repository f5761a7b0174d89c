import { foldDateText, localNames } from "@/lib/shared/dates/date-forms";
import { readTypedDate } from "@/lib/shared/dates/typed-date";

type Names = { whole: ReadonlySet<string>; short: ReadonlySet<string> };

const known = new Map<string, Names>();

/** Returns the names of days and months in the languages of a person, apart from the English ones. */
function namesIn(locales: readonly string[]): Names {
  const key = locales.join();
  const found = known.get(key) ?? readNames(locales);
  known.set(key, found);
  return found;
}

function readNames(locales: readonly string[]): Names {
  const all = locales.filter((locale) => !/^en\b/i.test(locale)).map(localNames);
  return {
    whole: new Set(all.flatMap(({ whole }) => [...whole])),
    short: new Set(all.flatMap(({ short }) => [...short])),
  };
}

/** Returns whether a word can be part of a day in one of the languages: "gestern", "l'altro", "dezember", "mo". */
export function isLocalDayWord(word: string, locales: readonly string[]): boolean {
  const { whole, short } = namesIn(locales);
  const folded = foldDateText(word);
  return short.has(folded) || [...whole].some((name) => name.split(" ").includes(folded));
}

/** Returns whether a text has the short name of a weekday, which beside other words may be another word: "so", "do". */
export function hasShortDay(text: string, locales: readonly string[]): boolean {
  const { short } = namesIn(locales);
  return text.split(/[ ,]+/).some((word) => short.has(foldDateText(word)));
}

/** As many words as a date has: "24 de diciembre de 2025". */
const MOST_WORDS = 5;
const dayOfMonth = /^\d{1,2}\.? [^ \d]+(?: \d{4})?$/;

/**
 * Returns the text without the day at its beginning or end in the words of one of the languages, and the day; undefined without one.
 * `refused` is a date that does not exist.
 */
export function takeLocalDay(
  text: string,
  today: string,
  locales: readonly string[],
): { rest: string; date: string | null; refused?: string } | undefined {
  const words = text.split(" ");
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--)
    for (const at of new Set([words.length - count, 0])) {
      const typed = words
        .slice(at, at + count)
        .join(" ")
        .replace(/,$/, "");
      if (!namesDay(typed, locales)) continue;
      const date = dateIn(typed, today, locales);
      const rest = words.toSpliced(at, count).join(" ").replace(/,$/, "");
      if (date) return { rest, date };
      if (dayOfMonth.test(typed)) return { rest: text, date: null, refused: typed };
    }
  return undefined;
}

/** Returns whether a text has a whole name of the languages, or is a short one. */
function namesDay(text: string, locales: readonly string[]): boolean {
  const { whole, short } = namesIn(locales);
  const folded = foldDateText(text);
  return short.has(folded) || whole.has(folded) || folded.split(/[ ,]+/).some((word) => whole.has(word));
}

/** Time was spent in the past: a weekday is the last one, and a date without a year the last such day. */
function dateIn(text: string, today: string, locales: readonly string[]): string | null {
  for (const locale of locales) {
    const date = readTypedDate(text, { today, locale, yearless: "last" });
    if (date) return date;
  }
  return null;
}
