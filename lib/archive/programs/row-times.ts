import { addDays } from "@/lib/shared/dates/calendar-date";
import { clockTime, dueAtTime, todayIn } from "@/lib/shared/dates/dates";
import type { Cells } from "./time-programs";
import { after, type DateOrder, readClock, readDate, readLength, secondsBetween } from "./time-values";

const MORNING = 9 * 3600;
const DAY = 24 * 3600;

/** Returns whether an entry has a time of its own, and not only a day and a length. */
function isTimed({ date = "", start = "" }: Cells): boolean {
  return readClock(start) !== null || readClock(date) !== null;
}

/**
 * The times of the rows of such an export. Those without times follow each other from 9:00, or from earlier if they would not end within
 * the day, or today by now. For that, every row is planned before the first is read.
 */
export class RowTimes {
  /** By day, the seconds of the entries without times, and the second of the day at which the next of them starts. */
  private readonly lengths = new Map<string, number>();
  private readonly ends = new Map<string, number>();

  constructor(
    private readonly timeZone: string,
    private readonly order: DateOrder,
    private readonly now: Date,
  ) {}

  /** Adds the length of an entry without times to its day. */
  plan({ date = "", start, length = "" }: Cells): void {
    const day = readDate(date, this.order);
    const seconds = readLength(length);
    if (!day || seconds === null || seconds > DAY || isTimed({ date, start })) return;
    this.lengths.set(day, (this.lengths.get(day) ?? 0) + seconds);
  }

  /** Returns the day, the times and the length of a row as they are written there, in one form for all forms of dates. */
  onTheWall({ date = "", start, endDate, end, length = "" }: Cells): string {
    const days = [date, endDate ?? ""].map((text) => readDate(text, this.order));
    const from = readClock(start ?? "") ?? readClock(date);
    return [...days, from, readClock(end ?? ""), readLength(length)].join(" ");
  }

  /** Returns the start and the end of a row; null if its date or time cannot be read. */
  of({ date = "", start, endDate, end, length = "" }: Cells): { startedAt: string; endedAt: string } | null {
    const day = readDate(date, this.order);
    if (!day) return null;
    const from = readClock(start ?? "") ?? readClock(date) ?? this.ends.get(day) ?? this.firstStart(day);
    const startedAt = this.at(day, from);
    const until = readClock(end ?? "");
    const seconds = readLength(length);
    if (until !== null) {
      const lastDay = readDate(endDate ?? "", this.order) ?? (until < from ? addDays(day, 1) : day);
      const times = { startedAt, endedAt: this.at(lastDay, until) };
      // The program bills its length, which is less the break, or rounded.
      if (!seconds || Math.abs(seconds - secondsBetween(times)) < 60) return times;
      return { startedAt, endedAt: after(startedAt, seconds) };
    }
    if (seconds === null) return null;
    if (seconds <= DAY) this.ends.set(day, from + seconds);
    return { startedAt, endedAt: after(startedAt, seconds) };
  }

  /** Returns the second of a day at which its entries without times begin, so that none ends on another day or in the future. */
  private firstStart(day: string): number {
    const { hours, minutes } = clockTime(this.now.toISOString(), this.timeZone);
    const until = day === todayIn(this.timeZone, this.now) ? hours * 3600 + minutes * 60 : DAY;
    return Math.max(0, Math.min(MORNING, until - (this.lengths.get(day) ?? 0)));
  }

  private at(day: string, seconds: number): string {
    const { dueAt } = dueAtTime(
      day,
      Math.floor(seconds / 3600),
      Math.floor(seconds / 60) % 60,
      this.timeZone,
    );
    return new Date(Date.parse(dueAt) + (seconds % 60) * 1000).toISOString();
  }
}
