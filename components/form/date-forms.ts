/** How dates are written in a language: which comes first of day and month, and what months and weekdays are called. */
export interface DateForms {
  isDayFirst: boolean;
  /** Per month, January first, every name that it goes by. */
  months: string[][];
  weekdays: string[][];
}

/** The forms of a locale, such as the browser's. English names are always among them, as the app is in English. */
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
    // Beside a day some languages inflect the month: "13 декабря".
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

/** Lower case, without the points of abbreviations and ordinals. */
export function foldDateText(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/\.(?=\s|,|$)/g, "");
}

function formatter(locale: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" });
}

// Browsers on some systems name locales that are none, such as "C".
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
