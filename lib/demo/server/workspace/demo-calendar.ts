import "server-only";
import type {
  EventContent,
  TaskContent,
  WeeklyContent,
  WorkingDay,
} from "@/lib/demo/server/workspace/content/content-types";
import { DemoClock } from "./demo-clock";

const hourMilliseconds = 3_600_000;

type When = TaskContent | EventContent;

/** When things of the content happen and were written down, and the years that its texts speak of. */
export class DemoCalendar {
  private readonly clock: DemoClock;
  private rowCount = 0;

  constructor(now: Date, timeZone: string) {
    this.clock = new DemoClock(now, timeZone);
  }

  /** A moment in the working hours of a past day, another one for each row. */
  madeAt(day: WorkingDay): Date {
    return this.clock.past(day, this.rowCount++);
  }

  /** The moment at which a project began: it hangs on its place among the projects alone. */
  startedAt(day: WorkingDay, position: number): Date {
    return this.clock.past(day, position);
  }

  hoursAgo(hours: number): Date {
    return this.clock.ago(hours * hourMilliseconds);
  }

  /** Midnight UTC of the date on a document. */
  issuedAt(day: WorkingDay): Date {
    return this.clock.workingDate(day);
  }

  /** When a task or an event is due, and when it was written down: so many working days before, or before today. */
  due(when: When, daysAhead: number): { dueAt: Date; isWithTime: boolean; madeAt: Date } {
    if ("date" in when) {
      return { dueAt: this.clock.date(when.date), isWithTime: false, madeAt: this.madeAt(-daysAhead) };
    }
    const { day, time } = when;
    const madeAt = this.madeAt(Math.min(day, 0) - daysAhead);
    if (time === undefined) return { dueAt: this.clock.workingDate(day), isWithTime: false, madeAt };
    return { dueAt: this.clock.instant(day, time), isWithTime: true, madeAt };
  }

  /** A text with its years put in. */
  text(text: string): string {
    if (!text.includes("{")) return text;
    return text
      .replaceAll("{year}", String(this.clock.year))
      .replaceAll("{lastYear}", String(this.clock.year - 1));
  }
}

/** The events of a meeting that comes every week, one for each topic. */
export function weeklyEvents(weekly: WeeklyContent | undefined): EventContent[] {
  if (weekly === undefined) return [];
  return weekly.topics.map((topic, week) => ({
    day: weekly.firstDay + week * 5,
    time: weekly.time,
    name: `${weekly.name}: ${topic}`,
    link: weekly.link,
    tags: weekly.tags,
  }));
}
