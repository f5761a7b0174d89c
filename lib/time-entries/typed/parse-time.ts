import { HOURS, plainTime } from "./plain-time";
import { readRange, type TypedRange } from "./read-range";
import { browserLocales, takeDay } from "./typed-day";

/** A length, or the clock times of a start and an end. `date` is the calendar date that was typed with it. */
export type TypedTime = { kind: "duration"; minutes: number; date: string | null } | TypedRange;

export type Understood = { time: TypedTime; error?: undefined } | { time?: undefined; error: string };

const DAY = 24 * 60;

export const NOT_UNDERSTOOD = "Enter a time such as 1h 30m, 1:30, 1.5 or 9–11:30";
export const TYPED_TOO_LONG = "An entry lasts at most 24 hours.";
export const TYPED_NOTHING = "The time must be longer than 0.";
export const TWO_TIMES = "This line has two times. Add one entry per line.";
export const NO_SECONDS = "Enter whole minutes, such as 5m. Seconds are not counted.";
const SAME = "The end must be after the start.";

/**
 * Reads what a person typed as time: "2h 30m", "2:30", "2.5", "2,5", "150m", "1 1/2 h", "half an hour", "9-11:30", "0930-1100", "9am to noon",
 * each with a day such as "yesterday", "last fri", "24 Nov", "24.11." or "2026-11-24". A number alone is hours. `today` is the user's calendar date,
 * which the days count from: a weekday is the last one. `locales` are the languages of the person, whose words for days are read too.
 */
export function parseTime(text: string, today: string, locales = browserLocales()): Understood {
  const whole = plainTime(text);
  const { rest, date, refused } = takeDay(whole, today, locales);
  if (refused !== undefined) return { error: notUnderstood(refused) };
  const range = readRange(rest, date);
  if (range) return range.minutes === 0 ? { error: SAME } : { time: range };
  const minutes = readDuration(rest);
  if (minutes === null) {
    // "1/2 day" begins with a date.
    const problem = otherUnit(rest) ?? otherUnit(whole);
    return { error: problem ?? (hasTwoTimes(rest) ? TWO_TIMES : NOT_UNDERSTOOD) };
  }
  if (minutes > DAY) return { error: tooLong(rest) };
  return minutes < 1 ? { error: TYPED_NOTHING } : { time: { kind: "duration", minutes, date } };
}

/** Returns the sentence about a length in days, weeks or months. */
export function noFixedLength(unit: string): string {
  return `Enter hours, such as 7:30. ${unit} have no fixed length.`;
}

/** Returns the sentence about a part that looks like a day or a time and is none. */
export function notUnderstood(part: string): string {
  return `“${part}” was not understood.`;
}

/** Returns whether a text has a time of its own, and no number or clock times alone that may be a count: "2h", "2:30", "9am-11". */
export function isClearTime(text: string, today: string, locales = browserLocales()): boolean {
  const { rest } = takeDay(plainTime(text), today, locales);
  return isOneTime(rest) && /[:a-z]/.test(rest.replace(/\b(?:from|to|until|till|bis)\b/g, ""));
}

/** Returns whether a text is a start and an end. */
export function isRange(text: string, today: string, locales = browserLocales()): boolean {
  return readRange(takeDay(plainTime(text), today, locales).rest, null) !== null;
}

function isOneTime(text: string): boolean {
  return readRange(text, null) !== null || readDuration(text) !== null;
}

/** Returns whether a text is one time after the other. A number alone is none: "2h 3" is before a word, "15 2h" after one. */
function hasTwoTimes(text: string): boolean {
  const isTime = (part: string) => isOneTime(part) && !/^[\d.,]+$/.test(part);
  return [...text.matchAll(/ ?(?:[,;+&/]| and(?= )| ) ?/g)].some(({ index, 0: { length } }) => {
    const next = text.slice(index + length);
    return isTime(text.slice(0, index)) && (isTime(next) || hasTwoTimes(next));
  });
}

/** A number alone is hours, which a person who meant minutes is told. */
function tooLong(text: string): string {
  return /^\d+$/.test(text)
    ? `${text} is read as hours, and an entry lasts at most 24. For minutes, type ${text}m.`
    : TYPED_TOO_LONG;
}

const MINUTES = "(?:(?:m|mins?)\\.?|minutes?|minuten?)";
const clockLength = new RegExp(`^(\\d{1,3}):([0-5]\\d)(?::[0-5]\\d)?(?: ?${HOURS})?$`);
const hoursAndMinutes = new RegExp(`^(\\d{1,3}) ?${HOURS},? ?(?:(?:and|und) )?(\\d{1,2}) ?${MINUTES}?$`);
const hoursOnly = new RegExp(`^(\\d{0,3}(?:[.,]\\d{1,4})?) ?${HOURS}$`);
const minutesOnly = new RegExp(`^(\\d{1,5}) ?${MINUTES}$`);

const COUNT = "(?:\\d+(?:[.,]\\d+)?|[.,]\\d+|1\\/2|(?:half )?an?|half|one)";
const longUnits: [unit: string, RegExp][] = [
  ["Days", new RegExp(`^${COUNT} ?(?:d|days?|tage?)\\.?$`)],
  ["Weeks", new RegExp(`^${COUNT} ?(?:w|wks?|weeks?|wochen?)\\.?$`)],
  ["Months", new RegExp(`^${COUNT} ?(?:months?|monate?)$`)],
];
const seconds = new RegExp(`^(?:\\d.*${MINUTES},? ?(?:and )?)?\\d+ ?(?:s|secs?|seconds?|sek|sekunden?)\\.?$`);

/** Returns why a length in another unit than hours and minutes is none; undefined for other texts. */
function otherUnit(text: string): string | undefined {
  if (seconds.test(text)) return NO_SECONDS;
  const found = longUnits.find(([, pattern]) => pattern.test(text));
  return found && noFixedLength(found[0]);
}

/** Returns whether a text ends in hours and one digit, "2h 3", which before other words is a number of things: "2h 3 pages". */
export function endsInCount(text: string): boolean {
  return countAfterHours.test(text.toLowerCase());
}

const countAfterHours = new RegExp(`\\d ?${HOURS} (?:and )?\\d$`);

/** Returns whole minutes, rounded, of a clock without its seconds; null for a text that is no length. */
function readDuration(text: string): number | null {
  const clock = clockLength.exec(text) ?? hoursAndMinutes.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const minutes = minutesOnly.exec(text);
  if (minutes) return Number(minutes[1]);
  const hours = hoursOnly.exec(text)?.[1] ?? /^\d{0,3}(?:[.,]\d{1,4})?$/.exec(text)?.[0];
  if (!hours) return null;
  return Math.round(Number(hours.replace(",", ".")) * 60);
}
