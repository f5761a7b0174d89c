/** The date format of a language: the order of day and month, and the names of months and weekdays. */
export interface DateForms {
  isDayFirst: boolean;
  /** All names of each month, January first. */
  months: string[][];
  weekdays: string[][];
}

/** Returns the date forms of a locale. English names are always included, as the app is in English. */
export function dateFormsOf(locale: string): DateForms {
  const local = isKnown(locale) ? locale : ENGLISH;
  const parts = formatter(local, { day: "numeric", month: "numeric" }).formatToParts();
  return {
    isDayFirst: parts.find(({ type }) => type === "day" || type === "month")?.type === "day",
    months: namesOf(local, "month", monthStarts),
    weekdays: namesOf(local, "weekday", weekFromSunday),
  };
}

function namesOf(locale: string, part: "month" | "weekday", dates: readonly Date[]): string[][] {
  const styles: Intl.DateTimeFormatOptions[] = [
    { [part]: "long" },
    { [part]: "short" },
    // Some languages inflect the month next to a day: "13 декабря".
    { [part]: "long", day: "numeric" },
    { [part]: "short", day: "numeric" },
  ];
  const formatters = [locale, ENGLISH].flatMap((language) =>
    styles.map((style) => formatter(language, style)),
  );
  return dates.map((date) => {
    const names = formatters.map(
      (format) => format.formatToParts(date).find(({ type }) => type === part)?.value ?? "",
    );
    return [...new Set(names.map(foldDateText))].filter((name) => name !== "");
  });
}

/** Lowercases, and removes the dots of abbreviations and ordinals. */
export function foldDateText(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/\.(?=\s|,|$)/g, "");
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
