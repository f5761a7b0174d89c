import { clockTime, todayIn } from "@/lib/shared/dates/dates";
import { dateOf, localNoon, otherWeekday } from "./date-of";
import { english, type FoundDate } from "./english";
import { type DatePiece, type Pieces, readPieces } from "./pieces";
import type { TimePiece } from "./time-piece";
import { addDays } from "@/lib/shared/dates/calendar-date";

export type Span = { start: number; end: number };

type Time = { hours: number; minutes: number };

/** A date and a time of day as written, and where. */
export type When = {
  date: string | null;
  time: Time | null;
  spans: Span[];
};

/** Returns the first date and the first time of day that a text names. What only looks like one is left alone. */
export function readWhen(text: string, { now, timeZone }: { now: Date; timeZone: string }): When {
  const today = todayIn(timeZone, now);
  const when: When = { date: null, time: null, spans: [] };
  let isTonight = false;
  for (const { index, pieces, start, hasEnd } of candidates(text, localNoon(today))) {
    const { date, time } = pieces;
    const span = { start: index, end: index + pieces.length };
    if (!isMeant(text, span, date?.form === "weekday" && !time)) continue;
    if (date ? when.date !== null : when.time !== null || !time?.isClear) continue;
    const isSecondTime = time !== null && when.time !== null;
    if (date) when.date = dateOf(date, start, today);
    if (date?.form === "tonight") isTonight = true;
    if (time && !isSecondTime) when.time = timeOf(time, start, { text, span, isTonight });
    // The end of "10:00-11:00" has no field, so the text stays in the name.
    if (hasEnd && time?.isRange && !isSecondTime) continue;
    const other = date && otherWeekday(date, when.date ?? today);
    const kept = other && { start: index + other.start, end: index + other.end };
    const used = date && isSecondTime ? spanOf(date, index) : span;
    when.spans.push(...around(widen(text, used), kept));
  }
  if (isTonight) return { ...when, ...tonight(when.time, today, { now, timeZone }) };
  if (when.date === null && when.time) when.date = nextDateAt(when.time, today, { now, timeZone });
  return when;
}

type Candidate = { index: number; pieces: Pieces; start: FoundDate; hasEnd: boolean };

/** Yields what the library takes for dates. A number before a date, which it takes for an hour, is skipped: "room 10 fri". */
function* candidates(text: string, reference: Date, offset = 0): Generator<Candidate> {
  for (const { index, text: found, start, end } of english.parse(text, reference)) {
    const pieces = readPieces(found);
    const at = offset + index;
    const [number] = /^\d{1,2}\s+/.exec(found) ?? [];
    if (pieces.length > 0) yield { index: at, pieces, start, hasEnd: Boolean(end) };
    else if (number) yield* candidates(found.slice(number.length), reference, at + number.length);
  }
}

function timeOf(
  { start, isBareHour, isMidnight }: TimePiece,
  read: FoundDate,
  { text, span, isTonight }: { text: string; span: Span; isTonight: boolean },
): Time {
  if (start !== null) return { hours: Math.floor(start / 60), minutes: start % 60 };
  if (isMidnight) return endOfDay;
  const [hours, minutes] = [read.get("hour") ?? 0, read.get("minute") ?? 0];
  const isInHalf = /\d\s*[ap]\.?m\b/i.test(text.slice(span.start, span.end));
  // "tonight at 9" and "tonight at 12".
  if (isTonight && !isInHalf && hours % 12 === 0) return endOfDay;
  const isLater = isTonight
    ? !isInHalf && hours < 12
    : isBareHour && !/^\s+morning\b/i.test(text.slice(span.end));
  return { hours: hours + (isLater ? 12 : 0), minutes };
}

/** Tonight is at 8 PM, or until the end of the day once that has passed. What is after midnight is on the next day. */
function tonight(time: Time | null, today: string, now: { now: Date; timeZone: string }) {
  if (time) return { time, date: time.hours < 12 ? addDays(today, 1) : today };
  return { time: nextDateAt(evening, today, now) === today ? evening : endOfDay, date: today };
}

const evening: Time = { hours: 20, minutes: 0 };
const endOfDay: Time = { hours: 23, minutes: 59 };

/** Today, or tomorrow if the time has passed. */
function nextDateAt(
  { hours, minutes }: Time,
  today: string,
  { now, timeZone }: { now: Date; timeZone: string },
): string {
  const clock = clockTime(now.toISOString(), timeZone);
  const isAhead = hours * 60 + minutes > clock.hours * 60 + clock.minutes;
  return isAhead ? today : addDays(today, 1);
}

/** Returns whether a date is meant: not "Friday's", "the Friday", "until Friday", "I sat" or "Sun Microsystems". */
function isMeant(text: string, { start, end }: Span, isOnlyWeekday: boolean): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (/^['’-]\S|^[\p{L}\p{N}%]/u.test(after) || /[\p{L}\p{N}'’$€£-]$/u.test(before)) return false;
  if (PRECEDING.test(before)) return false;
  const word = text.slice(start, end);
  if (!isOnlyWeekday || !/^(?:sat|sun|wed)$/i.test(word)) return true;
  if (/\b(?:i|we|he|she|they|you|it|who)\s+$/i.test(before)) return false;
  if (/\b(?:on|by|due)\s+$/i.test(before)) return true;
  const isFirst = before.trim() === "" && !(/^[A-Z]/.test(word) && /^\s+[A-Z]/.test(after));
  return isFirst || after.trim() === "";
}

/** Returns where a date is written, without the time beside it. */
function spanOf({ at, text }: DatePiece, index: number): Span {
  return { start: index + at, end: index + at + text.length };
}

/** Includes the word before a date that would be left alone. */
function widen(text: string, { start, end }: Span): Span {
  const isLast = text.slice(end).trim() === "";
  const words = isLast ? /\b(?:due\s+)?(?:on|by|at|for|due)\s+$/i : /\b(?:due\s+)?(?:on|by|at|due)\s+$/i;
  const preceding = words.exec(text.slice(0, start));
  return { start: preceding ? preceding.index : start, end };
}

/** Returns the parts of a span before and after what is kept of it. */
function around({ start, end }: Span, kept: Span | null): Span[] {
  if (!kept) return [{ start, end }];
  return [
    { start, end: kept.start },
    { start: kept.end, end },
  ];
}

const PRECEDING =
  /\b(?:the|a|an|every|each|last|past|of|before|until|till|after|since|from|between|and|to|in|next\s+week|version|no|page)\.?\s+$/i;
