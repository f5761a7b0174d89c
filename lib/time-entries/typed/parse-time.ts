import { isPlainDate } from "@/lib/shared/dates/dates";
import { addDays } from "@/lib/shared/dates/calendar-date";

/** A length, or the clock times of a start and an end in minutes after midnight; an end before the start is on the next day. */
export type TypedTime =
  | { kind: "duration"; minutes: number; date: string | null }
  | { kind: "range"; start: number; end: number; minutes: number; date: string | null };

export type Understood = { time: TypedTime; error?: undefined } | { time?: undefined; error: string };

const HALF_DAY = 12 * 60;
const DAY = 24 * 60;

export const NOT_UNDERSTOOD = "Enter a time such as 1h 30m, 1:30, 1.5 or 9–11:30";
export const TYPED_TOO_LONG = "An entry lasts at most 24 hours.";
export const TYPED_NOTHING = "The time must be longer than 0.";
const SAME = "The end must be after the start.";

/**
 * Reads what a person typed as time: "2h 30m", "2:30", "2.5", "2,5", "150m", "9-11:30", "9am to 5pm", each with a day such as
 * "yesterday", "mon", "24 Nov" or "2026-11-24". A number alone is hours. `today` is the user's calendar date, which the days count
 * from: a weekday is the last one.
 */
export function parseTime(text: string, today: string): Understood {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[\u00a0\u2009\u202f\s]+/g, " ")
    .replace(/[‐‑‒–—―−]/g, "-");
  const { rest, date } = takeDay(words, today);
  const range = readRange(rest, date);
  if (range) return range.start === range.end ? { error: SAME } : { time: range };
  const minutes = readDuration(rest);
  if (minutes === null) return { error: NOT_UNDERSTOOD };
  if (minutes > DAY) return { error: tooLong(rest) };
  return minutes < 1 ? { error: TYPED_NOTHING } : { time: { kind: "duration", minutes, date } };
}

/** A number alone is hours, which a person who meant minutes is told. */
function tooLong(text: string): string {
  return /^\d+$/.test(text)
    ? `${text} is read as hours, and an entry lasts at most 24. For minutes, type ${text}m.`
    : TYPED_TOO_LONG;
}

const HOURS = "(?:h|hr|hrs|hour|hours|std|stunden?)";
const MINUTES = "(?:m|min|mins|minute|minutes|minuten)";
const hoursAndMinutes = new RegExp(`^(\\d{1,3}) ?${HOURS} ?(?:and )?(\\d{1,2}) ?${MINUTES}?$`);
const hoursOnly = new RegExp(`^(\\d{0,3}(?:[.,]\\d{1,4})?) ?${HOURS}$`);
const minutesOnly = new RegExp(`^(\\d{1,5}) ?${MINUTES}$`);

/** Returns whether a text ends in hours and one digit, "2h 3", which before other words is a number of things: "2h 3 pages". */
export function endsInCount(text: string): boolean {
  return countAfterHours.test(text.toLowerCase());
}

const countAfterHours = new RegExp(`\\d ?${HOURS} (?:and )?\\d$`);

/** Returns whole minutes, rounded; null for a text that is no length. */
function readDuration(text: string): number | null {
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(text) ?? hoursAndMinutes.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const minutes = minutesOnly.exec(text);
  if (minutes) return Number(minutes[1]);
  const hours = hoursOnly.exec(text)?.[1] ?? /^\d{0,3}(?:[.,]\d{1,4})?$/.exec(text)?.[0];
  if (!hours) return null;
  return Math.round(Number(hours.replace(",", ".")) * 60);
}

const TIME = "(\\d{1,2})(?:[:.](\\d{2}))? ?(?:(a|p)\\.?m?\\.?)?(?: uhr)?";
const rangePattern = new RegExp(`^(?:from )?${TIME} ?(?:-|to|until|till|bis) ?${TIME}$`);

/** Returns a range of clock times; null for a text that is none. "9-5" is nine to five in the afternoon, "22-1" goes past midnight. */
function readRange(text: string, date: string | null): (TypedTime & { kind: "range" }) | null {
  const found = rangePattern.exec(text);
  if (!found) return null;
  const [, startHour, startMinute, startHalf, endHour, endMinute, endHalf] = found;
  // "9-11am" means both, "11-2pm" only the end.
  const end = minuteOfDay(
    endHour,
    endMinute,
    endHalf ?? halfAfter(minuteOfDay(startHour, startMinute, startHalf), startHalf, endHour, endMinute),
  );
  const start = minuteOfDay(startHour, startMinute, startHalf ?? halfBefore(startHour, end, endHalf));
  if (start === null || end === null) return null;
  const isMorning = !startHalf && !endHalf && start <= HALF_DAY && end < start && end > 0;
  const until = isMorning && end + HALF_DAY > start ? end + HALF_DAY : end;
  const minutes = until > start ? until - start : until + DAY - start;
  return { kind: "range", start, end: until % DAY, minutes, date };
}

/** Returns the half of the day of a start before an end with "am" or "pm": the same, unless that would be after the end. */
function halfBefore(hour: string | undefined, end: number | null, half: string | undefined) {
  if (!half || end === null) return undefined;
  const same = minuteOfDay(hour, "00", half);
  if (same !== null && same < end) return half;
  return half === "p" ? "a" : "p";
}

/** Returns the half of the day of an end after a start with "am" or "pm", "9pm-11": the same, unless that would be before the start. */
function halfAfter(
  start: number | null,
  half: string | undefined,
  hour: string | undefined,
  minute: string | undefined,
) {
  if (!half || start === null || Number(hour) < 1 || Number(hour) > 12) return undefined;
  const same = minuteOfDay(hour, minute, half);
  if (same !== null && same > start) return half;
  return half === "p" ? "a" : "p";
}

function minuteOfDay(hour = "", minute = "00", half?: string): number | null {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (minutes > 59) return null;
  if (!half) return hours < 24 || (hours === 24 && minutes === 0) ? hours * 60 + minutes : null;
  if (hours < 1 || hours > 12) return null;
  return ((hours % 12) + (half === "p" ? 12 : 0)) * 60 + minutes;
}

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
// Whole names and their usual abbreviations: "monitor" is no Monday.
const WEEKDAY = "(?:sun|mon|fri)(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|sat(?:urday)?";
const MONTH =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const dayPatterns = [
  "today|yesterday|tomorrow",
  WEEKDAY,
  "\\d{4}-\\d{2}-\\d{2}",
  `\\d{1,2}\\.? (?:${MONTH})\\.?`,
].map((day) => new RegExp(`(?:^| |, ?)(?:on )?(${day})$`));
const dayFirst = new RegExp(`^(today|yesterday|tomorrow|\\d{4}-\\d{2}-\\d{2}|${WEEKDAY}),? (.+)$`);

/** Returns the text without the day at its beginning or end, and the day; null without one. */
function takeDay(text: string, today: string): { rest: string; date: string | null } {
  const swapped = text.replace(dayFirst, "$2 $1");
  for (const pattern of dayPatterns) {
    const found = pattern.exec(swapped);
    const date = found?.[1] && dateOf(found[1], today);
    if (found && date) return { rest: swapped.slice(0, found.index).trim(), date };
  }
  return { rest: text, date: null };
}

function dateOf(word: string, today: string): string | null {
  if (word === "today") return today;
  if (word === "yesterday") return addDays(today, -1);
  // Read, so that it is refused as the future instead of being taken for a description.
  if (word === "tomorrow") return addDays(today, 1);
  const weekday = weekdays.indexOf(word.slice(0, 3));
  if (weekday >= 0) return addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() - weekday + 7) % 7));
  if (/^\d{4}/.test(word)) return isPlainDate(word) ? word : null;
  const [day = "", month = ""] = word.replace(".", "").split(" ");
  const at = String(months.indexOf(month.slice(0, 3)) + 1).padStart(2, "0");
  const date = `${today.slice(0, 4)}-${at}-${day.padStart(2, "0")}`;
  // Time was spent in the past.
  const past = date > today ? `${Number(today.slice(0, 4)) - 1}${date.slice(4)}` : date;
  return isPlainDate(past) ? past : null;
}
