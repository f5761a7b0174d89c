import { casual } from "chrono-node/en";
import { clockTime, todayIn } from "@/lib/dates";
import { addDays } from "@/lib/week";
import { type Pieces, readPieces } from "./pieces";

export type Span = { start: number; end: number };

/** A date and a time of day as written, and where. */
export type When = {
  date: string | null;
  time: { hours: number; minutes: number } | null;
  spans: Span[];
};

/** Returns the first date and the first time of day that a text names. What only looks like one is left alone. */
export function readWhen(text: string, { now, timeZone }: { now: Date; timeZone: string }): When {
  const today = todayIn(timeZone, now);
  const when: When = { date: null, time: null, spans: [] };
  for (const { index, text: found, start, end } of casual.parse(text, localNoon(today))) {
    const pieces = readPieces(found);
    const span = { start: index, end: index + pieces.length };
    if (pieces.length === 0 || !isMeant(text, span, pieces.isOnlyWeekday)) continue;
    if (pieces.date ? when.date !== null : when.time !== null || !pieces.isTimeAlone) continue;
    const isTimed = pieces.hasTime && when.time === null;
    if (pieces.date) when.date = dateOf(pieces.date, start, today);
    if (isTimed) when.time = { hours: start.get("hour") ?? 0, minutes: start.get("minute") ?? 0 };
    // The end of "10:00-11:00" has no field, so the text stays in the name.
    if (!end || !pieces.isRange) when.spans.push(widen(text, span));
  }
  if (when.date === null && when.time) when.date = nextDateAt(when.time, today, { now, timeZone });
  return when;
}

type Components = {
  get(part: "year" | "month" | "day" | "weekday"): number | null;
  isCertain(part: "year"): boolean;
};

function dateOf(piece: NonNullable<Pieces["date"]>, start: Components, today: string): string {
  if (piece === "weekday" || piece === "nextWeekday") {
    const shift = ((start.get("weekday") ?? 0) - weekdayOf(today) + 7) % 7;
    if (piece === "weekday") return addDays(today, shift || 7);
    // Of the week after this one, which begins on Monday.
    const monday = addDays(today, 7 - ((weekdayOf(today) + 6) % 7));
    return addDays(monday, ((start.get("weekday") ?? 0) + 6) % 7);
  }
  const [month, day] = [start.get("month") ?? 1, start.get("day") ?? 1];
  const year = start.get("year") ?? Number(today.slice(0, 4));
  if (piece === "relative" || start.isCertain("year")) return plainDate(year, month, day);
  const dates = nextYears.map((shift) => plainDate(Number(today.slice(0, 4)) + shift, month, day));
  return dates.find((date) => date >= today && isReal(date)) ?? plainDate(year, month, day);
}

/** Today, or tomorrow if the time has passed. */
function nextDateAt(
  { hours, minutes }: { hours: number; minutes: number },
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

/** Includes the word before a date that would be left alone. */
function widen(text: string, { start, end }: Span): Span {
  const isLast = text.slice(end).trim() === "";
  const words = isLast ? /\b(?:due\s+)?(?:on|by|at|for|due)\s+$/i : /\b(?:due\s+)?(?:on|by|at|due)\s+$/i;
  const preceding = words.exec(text.slice(0, start));
  return { start: preceding ? preceding.index : start, end };
}

// Chrono computes in the zone of the process, where every day has a noon.
function localNoon(date: string): Date {
  const [year = 1970, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day, 12);
}

function plainDate(year: number, month: number, day: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${pad(month)}-${pad(day)}`;
}

function isReal(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !isNaN(+parsed) && parsed.toISOString().startsWith(date);
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

const PRECEDING =
  /\b(?:the|a|an|every|each|last|past|of|before|until|till|after|since|from|between|and|to|in|version|no|page)\.?\s+$/i;
/** Far enough to find a 29 February. */
const nextYears = [0, 1, 2, 3, 4, 5, 6, 7, 8];
