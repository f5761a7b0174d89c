import { addDays } from "@/lib/shared/dates/calendar-date";
type WeekInfo = { firstDay: number };
/** Browsers have one of the two, older ones and Firefox neither. */
type LocaleWithWeek = { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 7;

/** By locale, because every row of a list asks. */
const firstDays = new Map<string, number>();

/** Returns the first day of the week in a locale, from 1 for Monday to 7 for Sunday. */
export function firstDayOfWeek(locale: string = browserLocale()): number {
  const found = firstDays.get(locale) ?? readFirstDay(locale);
  firstDays.set(locale, found);
  return found;
}

function readFirstDay(locale: string): number {
  // The browser would load its tables for it. A locale with more, such as "de-DE-u-fw-sun", may say another day.
  const [, region] = /^[a-z]{2,3}-([A-Z]{2})$/.exec(locale) ?? [];
  if (region) return firstDayOfRegion(region);
  try {
    const known = new Intl.Locale(locale);
    return weekInfoOf(known)?.firstDay ?? firstDayOfRegion(known.maximize().region);
  } catch {
    return SUNDAY;
  }
}

function weekInfoOf(locale: LocaleWithWeek): WeekInfo | undefined {
  return locale.getWeekInfo?.() ?? locale.weekInfo;
}

/** Returns the first day of the week in a region such as "US". From the CLDR. */
export function firstDayOfRegion(region: string | undefined): number {
  const isIn = (regions: string) => region !== undefined && regions.split(" ").includes(region);
  if (isIn(fromSunday)) return SUNDAY;
  if (isIn(fromSaturday)) return SATURDAY;
  return region === "MV" ? FRIDAY : MONDAY;
}

const fromSunday =
  "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW";
const fromSaturday = "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY";

/** Returns the first date of the week that a date is in. */
export function startOfWeek(date: string, firstDay = firstDayOfWeek()): string {
  const weekday = new Date(`${date}T00:00:00.000Z`).getUTCDay();
  return addDays(date, -((weekday - firstDay + 7) % 7));
}

function browserLocale(): string {
  return typeof navigator === "undefined" ? "en-US" : navigator.language;
}
