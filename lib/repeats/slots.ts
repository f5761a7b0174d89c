import { type Due, dueAtTime, dueOnDate } from "@/lib/shared/dates/dates";
import type { RepeatRule } from "./schema";
import { addDays } from "@/lib/shared/dates/calendar-date";

/**
 * Yields the dates of a rule from a date on, in order. The anchor is always its first date. What a month does not have is its
 * last day: the 31st is 30 April, and 29 February the 28th; the next month has the anchor's day again. Weeks begin on Monday.
 */
export function* slotsFrom(rule: RepeatRule, anchor: string, from = anchor): Generator<string, undefined> {
  const last = lastSlot(rule, anchor);
  for (const slot of endlessSlots(rule, anchor, from > anchor ? from : anchor)) {
    if (slot > last) return;
    yield slot;
  }
}

/** Returns the first date of a rule from a date on, or undefined if it has ended by then. */
export function firstSlot(rule: RepeatRule, anchor: string, from: string): string | undefined {
  return slotsFrom(rule, anchor, from).next().value;
}

/**
 * Returns the rule as it is stored: only a weekly rule has weekdays, and the anchor's is one of them; an anchor that is not
 * the last of its weekday in the month does not count from the last one.
 */
export function normalRule(rule: RepeatRule, anchor: string): RepeatRule {
  const monthBy = rule.every === "month" ? monthByAt(rule.monthBy, anchor) : "day";
  if (rule.every !== "week") return { ...rule, weekdays: [], monthBy };
  return { ...rule, weekdays: [...new Set([...rule.weekdays, weekdayOf(anchor)])].sort(), monthBy };
}

function monthByAt(monthBy: RepeatRule["monthBy"], anchor: string): RepeatRule["monthBy"] {
  return monthBy === "lastWeekday" && !isLastOfMonth(anchor) ? "weekday" : monthBy;
}

/** Returns when a row of a date is due: in a whole-day rule on the date, else at the rule's time of day in its zone. */
export function dueOfSlot(slot: string, minutes: number | null, timeZone: string): Due & { dueAt: string } {
  if (minutes === null) return dueOnDate(slot);
  return dueAtTime(slot, Math.floor(minutes / 60), minutes % 60, timeZone);
}

/** Returns the day of the week of a date, from 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/** Returns which of its weekday in the month a date is, 1 to 5; a fifth is also the last. */
export function ordinalOf(date: string): number {
  return Math.ceil(dayOf(date) / 7);
}

/** Returns whether no later date of the month has the same weekday. */
export function isLastOfMonth(date: string): boolean {
  return addDays(date, 7).slice(5, 7) !== date.slice(5, 7);
}

/** The last date that can be stored, and one after it. */
const END = "9999-12-30";
const BEYOND = "9999-12-31";

function lastSlot({ until, count, ...rule }: RepeatRule, anchor: string): string {
  if (until !== null) return until > anchor ? until : anchor;
  if (count === null) return END;
  let last = anchor;
  let index = 0;
  for (const slot of endlessSlots({ ...rule, until, count }, anchor, anchor)) {
    last = slot;
    index += 1;
    if (index >= count) break;
  }
  return last;
}

/** Returns how many dates a rule has before a date. */
export function countBefore(rule: RepeatRule, anchor: string, date: string): number {
  let found = 0;
  for (const slot of slotsFrom(rule, anchor)) {
    if (slot >= date) break;
    found += 1;
  }
  return found;
}

function* endlessSlots(rule: RepeatRule, anchor: string, from: string): Generator<string> {
  for (let period = firstPeriod(rule, anchor, from); ; period += 1) {
    for (const slot of slotsOfPeriod(rule, anchor, period)) {
      if (slot > END) return;
      if (slot >= from && slot >= anchor) yield slot;
    }
  }
}

/** The period that contains the date, or an earlier one: periods are counted from the anchor's. */
function firstPeriod({ every, interval }: RepeatRule, anchor: string, from: string): number {
  const days = (Date.parse(from) - Date.parse(startOfPeriod(every, anchor))) / DAY;
  const length = { day: 1, week: 7, month: 31, year: 366 }[every] * interval;
  return Math.max(0, Math.floor(days / length));
}

function startOfPeriod(every: RepeatRule["every"], anchor: string): string {
  return every === "week" ? addDays(anchor, 1 - weekdayOf(anchor)) : anchor;
}

function slotsOfPeriod(
  { every, interval, weekdays, monthBy }: RepeatRule,
  anchor: string,
  period: number,
): string[] {
  const steps = period * interval;
  if (every === "day") return [later(anchor, steps)];
  if (every === "week") {
    const monday = startOfPeriod(every, anchor);
    const days = weekdays.length > 0 ? weekdays : [weekdayOf(anchor)];
    return days.map((day) => later(monday, steps * 7 + day - 1));
  }
  const first = firstOfMonth(anchor, every === "year" ? steps * 12 : steps);
  if (first.length > END.length) return [BEYOND];
  if (every === "year" || monthBy === "day") return [dayOfMonth(first, dayOf(anchor))];
  return [weekdayOfMonth(first, anchor, monthBy === "lastWeekday" || ordinalOf(anchor) > 4)];
}

function later(date: string, days: number): string {
  const found = addDays(date, days);
  return found.startsWith("+") ? BEYOND : found;
}

function firstOfMonth(anchor: string, months: number): string {
  const [year = 0, month = 0] = anchor.split("-").map(Number);
  const index = year * 12 + month - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}-01`;
}

function dayOfMonth(first: string, day: number): string {
  const date = addDays(first, day - 1);
  return date.slice(5, 7) === first.slice(5, 7) ? date : lastDayOfMonth(first);
}

function weekdayOfMonth(first: string, anchor: string, isLast: boolean): string {
  const weekday = weekdayOf(anchor);
  if (first.startsWith("9999-12")) return BEYOND;
  if (isLast) {
    const end = lastDayOfMonth(first);
    return addDays(end, -((weekdayOf(end) - weekday + 7) % 7));
  }
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (ordinalOf(anchor) - 1) * 7);
}

function lastDayOfMonth(first: string): string {
  return addDays(firstOfMonth(first, 1), -1);
}

function dayOf(date: string): number {
  return Number(date.slice(8));
}

const DAY = 86_400_000;
