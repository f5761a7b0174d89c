import {
  calendarDate,
  clockTime,
  type Due,
  dueAtTime,
  dueOnDate,
  isOverdue,
  todayIn,
} from "@/lib/shared/dates/dates";
import { firstDayOfWeek, startOfWeek } from "@/lib/shared/dates/week";
import { addDays } from "@/lib/shared/dates/calendar-date";

type Clock = { now: Date; timeZone: string };

export const dueGroupNames = {
  overdue: "Overdue",
  today: "Today",
  tomorrow: "Tomorrow",
  week: "This week",
  later: "Later",
} as const;

export type DueGroupName = keyof typeof dueGroupNames;

/** The dates that tasks are moved to: by a key, by the row's menu, or by dropping them on a group. */
export function dueTargets({ now, timeZone }: Clock, firstDay = firstDayOfWeek()) {
  const today = todayIn(timeZone, now);
  const nextWeek = addDays(startOfWeek(today, firstDay), 7);
  return { today, tomorrow: addDays(today, 1), afterTomorrow: addDays(today, 2), nextWeek };
}

/** Returns the date that a task gets when it is dropped on a group; null where it cannot be dropped. */
export function dateOfGroup(group: DueGroupName, clock: Clock, firstDay = firstDayOfWeek()): string | null {
  const { today, tomorrow, afterTomorrow, nextWeek } = dueTargets(clock, firstDay);
  if (group === "overdue") return null;
  if (group === "week") return afterTomorrow < nextWeek ? afterTomorrow : null;
  // On the last day of a week, the next week begins tomorrow.
  return { today, tomorrow, later: nextWeek > tomorrow ? nextWeek : afterTomorrow }[group];
}

/**
 * Groups pending tasks by their day in the user's zone; each group keeps the order, and a task that was just completed its
 * group. The rest of the week ends before the first
 * day of the next one, so it may be empty.
 */
export function groupByDue<Row extends Due>(
  tasks: readonly Row[],
  clock: Clock,
  firstDay = firstDayOfWeek(),
): { name: DueGroupName; tasks: Row[] }[] {
  const { today, tomorrow, nextWeek } = dueTargets(clock, firstDay);
  const groups: Record<DueGroupName, Row[]> = { overdue: [], today: [], tomorrow: [], week: [], later: [] };
  for (const task of tasks) {
    const date = calendarDate(task, clock.timeZone);
    if (isOverdue(task.dueAt, task.isWithTime, clock.timeZone, clock.now)) groups.overdue.push(task);
    else if (date <= today) groups.today.push(task);
    else if (date === tomorrow) groups.tomorrow.push(task);
    else if (date < nextWeek) groups.week.push(task);
    else groups.later.push(task);
  }
  return (Object.keys(groups) as DueGroupName[]).map((name) => ({ name, tasks: groups[name] }));
}

/** Returns the due date of a task that is moved to another date. A time of day is kept in the user's zone. */
export function movedDue(due: Due, date: string, timeZone: string): { dueAt: string; isWithTime: boolean } {
  if (!due.isWithTime) return dueOnDate(date);
  const { hours, minutes } = clockTime(due.dueAt, timeZone);
  return dueAtTime(date, hours, minutes, timeZone);
}
