import "server-only";
import { TZDate, tzOffset } from "@date-fns/tz";

const dayMilliseconds = 86_400_000;
const minuteMilliseconds = 60_000;

/** Turns the relative days and clock times of the content into stored instants of one user's time zone. */
export class DemoClock {
  readonly year: number;
  /** Calendar dates are counted in whole days since 1970-01-01. */
  private readonly today: number;
  private readonly firstWorkingDay: number;
  private readonly weekOffsets = new Map<number, number>();

  constructor(
    readonly now: Date,
    private readonly timeZone: string,
  ) {
    const here = new TZDate(now, timeZone);
    this.today = Date.UTC(here.getFullYear(), here.getMonth(), here.getDate()) / dayMilliseconds;
    this.year = here.getFullYear();
    const weekday = here.getDay();
    this.firstWorkingDay = this.today + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
  }

  /** Midnight UTC of the calendar date so many days from today. */
  date(days: number): Date {
    return new Date((this.today + days) * dayMilliseconds);
  }

  /** Midnight UTC of the date so many working days from today. */
  workingDate(workingDays: number): Date {
    return new Date(this.workingDay(workingDays) * dayMilliseconds);
  }

  /** The instant of a clock time ("10:30") on that working day in the user's zone. */
  instant(workingDays: number, time: string): Date {
    const minuteOfDay = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    return this.localInstant(this.workingDay(workingDays), minuteOfDay);
  }

  /** An instant of that working day that has passed: in working hours, spread by `index`, and never in the future. */
  past(workingDays: number, index: number): Date {
    const minuteOfDay = 9 * 60 + ((index * 47) % (8 * 60));
    const instant = this.localInstant(this.workingDay(workingDays), minuteOfDay);
    return instant < this.now ? instant : this.ago((4 + (index % 40)) * minuteMilliseconds);
  }

  ago(milliseconds: number): Date {
    return new Date(this.now.getTime() - milliseconds);
  }

  private workingDay(workingDays: number): number {
    const weekday = (this.firstWorkingDay + 3) % 7; // 0 is Monday; 1970-01-01 was a Thursday.
    const weeks = Math.floor((weekday + workingDays) / 5);
    return this.firstWorkingDay + workingDays + weeks * 2;
  }

  private localInstant(day: number, minuteOfDay: number): Date {
    const wall = day * dayMilliseconds + minuteOfDay * minuteMilliseconds;
    const week = Math.floor(day / 7);
    const offset = this.weekOffset(week);
    if (offset === this.weekOffset(week + 1)) return new Date(wall - offset * minuteMilliseconds);
    const guess = wall - tzOffset(this.timeZone, new Date(wall)) * minuteMilliseconds;
    return new Date(wall - tzOffset(this.timeZone, new Date(guess)) * minuteMilliseconds);
  }

  /** The zone's offset in minutes as a week begins. Two equal neighbours mean that no clock change lies between. */
  private weekOffset(week: number): number {
    const known = this.weekOffsets.get(week);
    if (known !== undefined) return known;
    const offset = tzOffset(this.timeZone, new Date((week * 7 - 1) * dayMilliseconds));
    this.weekOffsets.set(week, offset);
    return offset;
  }
}
