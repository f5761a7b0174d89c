import { add, format } from "date-fns";
import type { FoundDate } from "./english";
import type { DatePiece } from "./pieces";
import { addDays } from "@/lib/shared/dates/calendar-date";

/** Returns the date that a piece of text stands for, from today in the user's zone. */
export function dateOf({ form, text }: DatePiece, found: FoundDate, today: string): string {
  if (form === "weekday") return addDays(today, shiftTo(weekdayIn(text), today) || 7);
  if (form === "nextWeekday") {
    // Of the week after this one, which begins on Monday.
    const monday = addDays(today, shiftTo(MONDAY, today) || 7);
    return addDays(monday, shiftTo(weekdayIn(text), monday));
  }
  if (form === "counted") return countedDate(text, today);
  if (form === "tonight") return today;
  if (form === "relative") return /^today/i.test(text) ? today : addDays(today, 1);
  const [month, day] = [found.get("month") ?? 1, found.get("day") ?? 1];
  const thisYear = Number(today.slice(0, 4));
  if (found.isCertain("year")) return plainDate(found.get("year") ?? thisYear, month, day);
  const dates = nextYears.map((shift) => plainDate(thisYear + shift, month, day));
  return dates.find((date) => date >= today && isReal(date)) ?? plainDate(thisYear, month, day);
}

/** Returns where "thu" is in "thu 27 nov" if the date is another weekday: the date decides. */
export function otherWeekday({ form, text, at }: DatePiece, date: string) {
  const weekday = weekdayIn(text);
  if (form !== "date" || weekday < 0 || weekday === weekdayOf(date)) return null;
  const [word = ""] = /^\p{L}+/u.exec(text) ?? [];
  return { start: at, end: at + word.length };
}

/** Returns the date as a Date for libraries, which compute in the zone of the process: every day has a noon there. */
export function localNoon(date: string): Date {
  const [year = 1970, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day, 12);
}

/** "in 2 weeks"; "in a month" from 31 January is the last of February. */
function countedDate(text: string, today: string): string {
  const [, count = "", unit = ""] = /^in\s+(\S+)\s+(day|week|month|year)/i.exec(text) ?? [];
  const amount = /^\d/.test(count) ? Number(count) : Math.max(numbers.indexOf(count.toLowerCase()), 0) + 1;
  return format(add(localNoon(today), { [`${unit.toLowerCase()}s`]: amount }), "yyyy-MM-dd");
}

function plainDate(year: number, month: number, day: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${pad(month)}-${pad(day)}`;
}

function isReal(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !isNaN(+parsed) && parsed.toISOString().startsWith(date);
}

/** Returns the days from a date to the next one on a weekday, 0 on that weekday. */
function shiftTo(weekday: number, date: string): number {
  return (weekday - weekdayOf(date) + 7) % 7;
}

/** From 0 for Sunday to 6; -1 if the text names none. */
function weekdayIn(text: string): number {
  const [name = ""] = /\b(?:sun|mon|tue|wed|thu|fri|sat)/i.exec(text) ?? [];
  return name === "" ? -1 : weekdays.indexOf(name.toLowerCase());
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

const MONDAY = 1;
const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** Far enough to find a 29 February. */
const nextYears = [0, 1, 2, 3, 4, 5, 6, 7, 8];
