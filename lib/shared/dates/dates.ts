import { TZDateMini as TZDate, tzOffset } from "@date-fns/tz";
import { formatDate } from "@/lib/shared/dates/format-date";
import { dateParts, dateText, utcMidnight } from "@/lib/shared/dates/calendar-date";
import { systemTimeZone } from "@/lib/shared/dates/time-zone";
import { ownZoneDate } from "@/lib/shared/dates/wall-clock";

/** When something is due. Without a time `dueAt` is a calendar date at midnight UTC, the same date in every zone. */
export interface Due {
  dueAt: string | Date;
  isWithTime: boolean;
}

/** The message of a date field whose text is not a date. */
export const UNREADABLE_DATE = "Enter a date such as 13 Dec 2026";

export const dateFormats = {
  /** Nov 27 */
  short: "MMM d",
  /** Nov 27, 2026 */
  long: "MMM d, yyyy",
  /** November 27, 2026 */
  semiFull: "MMMM d, yyyy",
  /** Friday, November 27, 2026 */
  full: "EEEE, MMMM d, yyyy",
  /** 8:05 AM */
  time: "h:mm a",
  /** Fri 27 Nov 2026 */
  shown: "E dd MMM yyyy",
  /** 3 Nov */
  dayMonth: "d MMM",
  /** 3 Nov 2026 */
  plain: "d MMM yyyy",
  /** Tue 24 */
  weekdayAndDay: "E d",
  /** 27 Nov 26 */
  groupKey: "dd MMM yy",
} as const;

/** Formats a due date: without a time as its calendar date, with a time in the user's zone. */
export function formatDue(due: Due, zone: string, style: keyof typeof dateFormats): string {
  return formatDate(dueInZone(due, zone), dateFormats[style]);
}

/** Formats an instant, such as when a project was last updated, in the user's zone. */
export function formatInstant(instant: string | Date, zone: string, style: keyof typeof dateFormats): string {
  return formatDate(inZone(+new Date(instant), zone), dateFormats[style]);
}

/** Returns "Today", "Tomorrow", "Yesterday", "Fri 27 Nov" or, in another year, "Fri 1 Jan 2027"; with a time plus ", 8:05 AM". */
export function formatRelativeDate(
  dueAt: Due["dueAt"],
  isWithTime: boolean,
  zone: string,
  now: Date,
): string {
  if (isWithTime) return `${formatInstantDay(dueAt, zone, now)}, ${formatInstant(dueAt, zone, "time")}`;
  // A calendar date is the same in every zone.
  const days = daysFromToday({ dueAt, isWithTime }, zone, now);
  return nearDays[days] ?? formatShortDay({ dueAt, isWithTime }, zone, now);
}

/** Returns the day of an instant in the user's zone, as lists, rows and cards show it: "Today", "Yesterday", "Fri 27 Nov". */
export function formatInstantDay(instant: string | Date, zone: string, now: Date): string {
  const due = { dueAt: instant, isWithTime: true };
  return nearDays[daysFromToday(due, zone, now)] ?? formatShortDay(due, zone, now);
}

/** Returns "Fri 27 Nov" or, in another year, "Fri 1 Jan 2027". */
export function formatShortDay(due: Due, zone: string, now: Date): string {
  const isThisYear = calendarDate(due, zone).slice(0, 4) === todayIn(zone, now).slice(0, 4);
  return formatDate(dueInZone(due, zone), isThisYear ? "E d MMM" : "E d MMM yyyy");
}

/** Returns "Friday, November 27, 2026", plus " at 8:05 AM" with a time: the tooltip of `formatRelativeDate`. */
export function formatFullDate(dueAt: Due["dueAt"], isWithTime: boolean, zone: string): string {
  const day = formatDue({ dueAt, isWithTime }, zone, "full");
  return isWithTime ? `${day} at ${formatInstant(dueAt, zone, "time")}` : day;
}

/** Returns whether a date is before today in the user's zone, or with a time, whether its instant has passed. */
export function isOverdue(dueAt: Due["dueAt"], isWithTime: boolean, zone: string, now: Date): boolean {
  return isWithTime ? +new Date(dueAt) < +now : isPastDay({ dueAt, isWithTime }, zone, now);
}

/** Returns whether a due date's day is before today in the user's zone. */
export function isPastDay({ dueAt, isWithTime }: Due, zone: string, now: Date): boolean {
  const firstOfToday = isWithTime ? startOfTodayInstant(zone, now) : todayAsUtcMidnight(zone, now);
  return new Date(dueAt) < firstOfToday;
}

/** Returns the whole days from today to a due date's day: 0 today, 1 tomorrow, -1 yesterday. */
export function daysFromToday(due: Due, zone: string, now: Date): number {
  return (utcMidnight(calendarDate(due, zone)) - utcMidnight(todayIn(zone, now))) / DAY;
}

/** Returns a due date's calendar date in the user's zone, "2026-11-27". */
export function calendarDate(due: Due, zone: string): string {
  // Equal to the computation below in UTC, but ten times faster.
  if (!due.isWithTime) return dateText(new Date(due.dueAt));
  return dateAt(+new Date(due.dueAt), zone);
}

/** Returns whether a due date's day is one of these dates, both included, in the user's zone. */
export function isDueWithin(due: Due, { from, to }: { from?: string; to?: string }, zone: string): boolean {
  if (!from && !to) return true;
  const date = calendarDate(due, zone);
  return (!from || date >= from) && (!to || date <= to);
}

/** Returns today's calendar date in a zone, "2026-11-27". */
export function todayIn(zone: string, now: Date): string {
  return todayAt(zone, now).date;
}

/** Returns today's date in the user's zone at midnight UTC, as dates without a time are stored. */
export function todayAsUtcMidnight(zone: string, now: Date): Date {
  return new Date(utcMidnight(todayIn(zone, now)));
}

/** Returns the first instant of today in the user's zone. */
export function startOfTodayInstant(zone: string, now: Date): Date {
  return todayAt(zone, now).start;
}

// Per zone, because all rows of a list and all calls of a day need the same one, and dates in a zone are slow.
const todays = new Map<string, { date: string; start: Date; end: Date }>();
const MOST_ZONES = 500;

function todayAt(zone: string, now: Date) {
  const known = todays.get(zone);
  if (known && known.start <= now && now < known.end) return known;
  const date = dateAt(+now, zone);
  const tomorrow = dateText(new Date(utcMidnight(date) + DAY));
  const today = { date, start: startOfDayInstant(date, zone), end: startOfDayInstant(tomorrow, zone) };
  if (todays.size >= MOST_ZONES) todays.clear();
  todays.set(zone, today);
  return today;
}

/** Returns tomorrow's date in the user's zone at midnight UTC: the default due date of a task. */
export function tomorrowAsUtcMidnight(zone: string, now: Date): Date {
  return new Date(+todayAsUtcMidnight(zone, now) + DAY);
}

/** Returns whether a text is an existing calendar date in the form "2026-11-27". */
export function isPlainDate(text: string): boolean {
  const date = new Date(text);
  return !isNaN(+date) && dateText(date) === text;
}

/** Returns whether a text is an instant in the form "2026-11-27T08:00:00.000Z". */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T/.test(text) && !isNaN(Date.parse(text));
}

/** Returns the due date for a calendar date without a time. */
export function dueOnDate(date: string): { dueAt: string; isWithTime: false } {
  return { dueAt: new Date(utcMidnight(date)).toISOString(), isWithTime: false };
}

/**
 * Returns the due date for a wall-clock time in a zone, as RFC 5545 reads it: a time that a clock change skips moves after the
 * gap, and of a time that occurs twice the first is meant.
 */
export function dueAtTime(
  date: string,
  hours: number,
  minutes: number,
  zone: string,
): { dueAt: string; isWithTime: true } {
  const wall = utcMidnight(date) + (hours * 60 + minutes) * MINUTE;
  // By the offsets before and after a clock change that may be near.
  const before = wall - offsetAt(wall - DAY, zone);
  const after = wall - offsetAt(wall + DAY, zone);
  const matches = [before, after].filter((found) => found + offsetAt(found, zone) === wall);
  const instant = matches.length > 0 ? Math.min(...matches) : before;
  return { dueAt: new Date(instant).toISOString(), isWithTime: true };
}

function offsetAt(instant: number, zone: string): number {
  return tzOffset(zone, new Date(instant)) * MINUTE;
}

/** Returns the hours (0–23) and minutes of an instant in a zone. */
export function clockTime(dueAt: Due["dueAt"], zone: string): { hours: number; minutes: number } {
  const date = inZone(+new Date(dueAt), zone);
  return { hours: date.getHours(), minutes: date.getMinutes() };
}

function dueInZone({ dueAt, isWithTime }: Due, zone: string): Date {
  return inZone(+new Date(dueAt), isWithTime ? zone : "UTC");
}

function inZone(instant: number, zone: string): Date {
  return ownZoneDate(instant, zone) ?? new TZDate(instant, zone);
}

/** Returns the first instant of a date in a zone, from the year 1000 on. Zones can skip midnight, so it is searched for, within two days. */
export function startOfDayInstant(date: string, zone: string): Date {
  const [year, month, day] = dateParts(date);
  let instant =
    zone === systemTimeZone()
      ? +new Date(year, month - 1, day)
      : zone === "UTC"
        ? utcMidnight(date)
        : +new TZDate(year, month - 1, day, 0, 0, zone);
  const [first, last] = [instant - 2 * DAY, instant + 2 * DAY];
  while (instant < last && dateAt(instant, zone) < date) instant += 15 * MINUTE;
  while (instant > first && dateAt(instant - 1, zone) >= date) instant -= 15 * MINUTE;
  return new Date(instant);
}

function dateAt(instant: number, zone: string): string {
  return formatDate(inZone(instant, zone), "yyyy-MM-dd");
}

const nearDays: Record<number, string> = { [-1]: "Yesterday", 0: "Today", 1: "Tomorrow" };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
