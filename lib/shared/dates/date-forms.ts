import { searchText } from "@/lib/shared/text/search-text";

/** The date format of a language: the order of day and month, and the names of months, weekdays and near days. */
export interface DateForms {
  isDayFirst: boolean;
  /** All names of each month, January first. */
  months: string[][];
  weekdays: string[][];
  /** The days near today that have a name: "yesterday" is -1, "vorgestern" -2. */
  nearDays: ReadonlyMap<string, number>;
}

// Per locale, because a text is read with each letter, and the first formatters of a language take 20 ms.
const known = new Map<string, DateForms>();

/** Returns the date forms of a locale. English names are always included, as the app is in English. */
export function dateFormsOf(locale: string): DateForms {
  const found = known.get(locale) ?? readForms(isKnown(locale) ? locale : ENGLISH);
  known.set(locale, found);
  return found;
}

function readForms(local: string): DateForms {
  const parts = formatter(local, { day: "numeric", month: "numeric" }).formatToParts();
  return {
    isDayFirst: parts.find(({ type }) => type === "day" || type === "month")?.type === "day",
    months: namesOf([local, ENGLISH], "month", bothWidths, monthStarts),
    weekdays: namesOf([local, ENGLISH], "weekday", bothWidths, weekFromSunday),
    nearDays: nearDaysOf(local),
  };
}

type Width = "long" | "short";
const bothWidths: readonly Width[] = ["long", "short"];

/** Returns all names of these widths for each of the months or weekdays. */
function namesOf(
  languages: readonly string[],
  part: "month" | "weekday",
  widths: readonly Width[],
  dates: readonly Date[],
): string[][] {
  // Some languages inflect the month next to a day: "13 декабря".
  const styles = widths.flatMap((width) => [{ [part]: width }, { [part]: width, day: "numeric" as const }]);
  const formatters = languages.flatMap((language) => styles.map((style) => formatter(language, style)));
  return dates.map((date) => {
    const names = formatters.map(
      (format) => format.formatToParts(date).find(({ type }) => type === part)?.value ?? "",
    );
    return [...new Set(names.map(foldDateText))].filter((name) => name !== "");
  });
}

function nearDaysOf(locale: string): ReadonlyMap<string, number> {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const named = [-2, -1, 0, 1, 2].map((shift) => [foldDateText(format.format(shift, "day")), shift] as const);
  // Others are counted: "2 days ago".
  return new Map(named.filter(([name]) => !/\p{N}/u.test(name)));
}

/** Returns the names of weekdays, of months and of today and the days before it in a language, without those that are English as well. */
export function localNames(locale: string): { whole: ReadonlySet<string>; short: ReadonlySet<string> } {
  const { months, weekdays, nearDays } = dateFormsOf(ENGLISH);
  const english = new Set([...months.flat(), ...weekdays.flat(), ...nearDays.keys()]);
  // The months of Japanese are numbers.
  const own = (names: readonly string[]) =>
    new Set(names.filter((name) => !english.has(name) && !/\p{N}/u.test(name)));
  const local = isKnown(locale) ? [locale] : [];
  const named = (part: "month" | "weekday", width: Width) =>
    namesOf(local, part, [width], part === "month" ? monthStarts : weekFromSunday).flat();
  const past = [...dateFormsOf(locale).nearDays].flatMap(([name, shift]) => (shift <= 0 ? name : []));
  const whole = own([...named("weekday", "long"), ...named("month", "long"), ...past]);
  const short = own(named("weekday", "short").filter((name) => !whole.has(name)));
  return { whole, short };
}

/** Removes case, accents, and the dots of abbreviations and ordinals. */
export function foldDateText(text: string): string {
  return searchText(text).replace(/\.(?=\s|,|$)/g, "");
}

function formatter(locale: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" });
}

// Some systems report invalid locales, such as "C".
function isKnown(locale: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

const ENGLISH = "en-US";
const monthStarts = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
// The first of February 2026 is a Sunday.
const weekFromSunday = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 1, day + 1)));
