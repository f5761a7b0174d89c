import { formatRelativeDate, todayIn } from "@/lib/shared/dates/dates";
import { minutesBetween } from "@/lib/time-entries/minutes";
import { durationText } from "@/lib/time-entries/duration-text";
import { timesProblem } from "@/lib/time-entries/limits";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { parseTime, type TypedTime } from "@/lib/time-entries/typed/parse-time";
import { placeTime } from "@/lib/time-entries/typed/place-time";
import { startDay } from "./grid";
import { overlapWith, overlapWords } from "./overlaps";
import { timesWords } from "./times-text";

type Times = { startedAt: string; endedAt: string };

/** The times that a text means, or why it means none. */
export type ReadTimes = Times | { problem: string };

/** `day` is the calendar date of what names none; `entries` are the others of that time, beside which a length is placed. */
export type ReadContext = {
  day: string;
  entries?: readonly Pick<TimeEntry, "startedAt" | "endedAt">[];
  now: Date;
  timeZone: string;
};

/** The meaning of a typed text in words, or the reason why it has none. */
export type Reading = { words: string; isProblem: boolean };

const MINUTE_MS = 60_000;

/**
 * Reads a length or a start and an end. A length alone keeps the start of `entry`, the entry that it is typed for, unless it would end
 * in the future: it ends now then.
 */
export function readTimes(
  text: string,
  context: ReadContext,
  entry?: Pick<TimeEntry, "startedAt">,
): ReadTimes {
  const { now, timeZone } = context;
  const { time, error } = parseTime(text, todayIn(timeZone, now));
  if (!time) return { problem: error };
  if (entry && time.kind === "duration" && time.date === null)
    return checked(withLength(entry, time.minutes, now), now);
  return placedTimes(time, context);
}

/** Returns the times of what was typed, a length beside the entries of its day. */
export function placedTimes(time: TypedTime, { day, entries = [], now, timeZone }: ReadContext): ReadTimes {
  const date = time.date ?? day;
  const ofDay = entries.filter((entry) => startDay(entry, timeZone) === date);
  const placed = placeTime(time, { timeZone, now, date, entries: ofDay });
  return placed.error === undefined ? checked(placed, now) : { problem: placed.error };
}

/** Returns an entry's times with another length. */
function withLength({ startedAt }: Pick<TimeEntry, "startedAt">, minutes: number, now: Date): Times {
  const length = minutes * MINUTE_MS;
  const end = +new Date(startedAt) + length;
  if (end <= +now) return { startedAt, endedAt: new Date(end).toISOString() };
  const latest = Math.floor(+now / MINUTE_MS) * MINUTE_MS;
  return { startedAt: new Date(latest - length).toISOString(), endedAt: new Date(latest).toISOString() };
}

function checked({ startedAt, endedAt }: Times, now: Date): ReadTimes {
  // The clock of a page is that of its last whole minute, and the entry may have been stopped since.
  const problem = timesProblem({ startedAt, endedAt }, new Date(+now + MINUTE_MS));
  return problem ? { problem: problem.message } : { startedAt, endedAt };
}

/**
 * Returns what was read in words, "9:00 – 11:30 AM · 2:30", after the day if it is another than that of the context, and before what it
 * overlaps.
 */
export function timesReading(read: ReadTimes, { day, entries = [], now, timeZone }: ReadContext): Reading {
  if ("problem" in read) return { words: read.problem, isProblem: true };
  const found = startDay(read, timeZone);
  const overlap = overlapWith(read, entries, now);
  const words = [
    found !== day && formatRelativeDate(`${found}T00:00:00.000Z`, false, timeZone, now),
    timesWords(read, timeZone),
    durationText(minutesBetween(read.startedAt, read.endedAt)),
    overlap > 0 && overlapWords(overlap),
  ];
  return { words: words.filter(Boolean).join(" · "), isProblem: false };
}
