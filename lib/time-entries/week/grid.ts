import { calendarDate } from "@/lib/shared/dates/dates";
import { compareNames } from "@/lib/shared/text/search-text";
import { minutesSoFar, runningOf } from "@/lib/time-entries/minutes";
import type { TimeEntry } from "@/lib/time-entries/schema";

/** The project and task of a row of the week. */
export type RowSubject = Pick<TimeEntry, "projectId" | "project" | "client" | "taskId" | "task">;

/** The time of a row on one day. What runs counts until now. */
export type WeekCell = { day: string; entries: readonly TimeEntry[]; minutes: number };

/** The present, to the minute, and the user's zone. */
export type Clock = { now: Date; timeZone: string };

export type WeekRow = RowSubject & {
  key: string;
  cells: readonly WeekCell[];
  minutes: number;
  isRunning: boolean;
};

/** The rows of a week, with the minutes of each day and of all of it. `runningAt` is the place of the day on which what runs has started. */
export type WeekGrid = {
  rows: readonly WeekRow[];
  dayMinutes: readonly number[];
  minutes: number;
  runningAt: number | undefined;
};

/**
 * Returns the week as rows of projects and tasks, by name, those without a project last. An entry is on the day on which it started
 * in the zone. `added` are rows that are shown without time.
 */
export function weekGrid(
  entries: readonly TimeEntry[],
  days: readonly string[],
  clock: Clock,
  added: readonly RowSubject[] = [],
): WeekGrid {
  const found = new Map<string, { subject: RowSubject; byDay: Map<string, TimeEntry[]> }>();
  for (const subject of added) rowFor(found, subject);
  for (const entry of entries) {
    const { byDay } = rowFor(found, entry);
    const day = startDay(entry, clock.timeZone);
    byDay.set(day, [...(byDay.get(day) ?? []), entry]);
  }
  const rows = [...found].map(([key, { subject, byDay }]) => toRow(key, subject, byDay, days, clock.now));
  rows.sort(compareRows);
  const dayMinutes = days.map((_, at) => sum(rows.map(({ cells }) => cells[at]?.minutes ?? 0)));
  const running = runningOf(entries, clock.now);
  const runningAt = running && days.indexOf(startDay(running.entry, clock.timeZone));
  return { rows, dayMinutes, minutes: sum(dayMinutes), runningAt };
}

/** Returns the calendar date on which an entry started in a zone. */
export function startDay({ startedAt }: Pick<TimeEntry, "startedAt">, timeZone: string): string {
  return calendarDate({ dueAt: startedAt, isWithTime: true }, timeZone);
}

/** Returns the key of the row that has a project and a task. */
export function rowKey({ projectId, taskId }: Pick<TimeEntry, "projectId" | "taskId">): string {
  return `${projectId ?? ""}/${taskId ?? ""}`;
}

/**
 * Returns the days that have entries, the newest first, with their entries in the order that they are in, and their minutes. What runs
 * counts until now.
 */
export function entriesByDay(
  entries: readonly TimeEntry[],
  { now, timeZone }: Clock,
): { day: string; entries: TimeEntry[]; minutes: number; isRunning: boolean }[] {
  const found = new Map<string, TimeEntry[]>();
  for (const entry of entries) {
    const day = startDay(entry, timeZone);
    found.set(day, [...(found.get(day) ?? []), entry]);
  }
  return [...found]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, ofDay]) => ({
      day,
      entries: ofDay,
      minutes: sum(ofDay.map((entry) => minutesSoFar(entry, now))),
      isRunning: runningOf(ofDay, now) !== undefined,
    }));
}

type FoundRows = Map<string, { subject: RowSubject; byDay: Map<string, TimeEntry[]> }>;

function rowFor(found: FoundRows, subject: RowSubject) {
  const key = rowKey(subject);
  const row = found.get(key) ?? { subject, byDay: new Map<string, TimeEntry[]>() };
  found.set(key, row);
  return row;
}

function toRow(
  key: string,
  { projectId, project, client, taskId, task }: RowSubject,
  byDay: Map<string, TimeEntry[]>,
  days: readonly string[],
  now: Date,
): WeekRow {
  const cells = days.map((day) => {
    const entries = byDay.get(day) ?? [];
    return { day, entries, minutes: sum(entries.map((entry) => minutesSoFar(entry, now))) };
  });
  const minutes = sum(cells.map((cell) => cell.minutes));
  const isRunning = cells.some(({ entries }) => runningOf(entries, now));
  return { key, projectId, project, client, taskId, task, cells, minutes, isRunning };
}

function compareRows(a: WeekRow, b: WeekRow): number {
  return (
    Number(a.project === null) - Number(b.project === null) ||
    compareNamed(a.project, b.project) ||
    Number(a.task !== null) - Number(b.task !== null) ||
    compareNamed(a.task, b.task) ||
    (a.key < b.key ? -1 : 1)
  );
}

type Named = { id: string; name: string } | null;

function compareNamed(a: Named, b: Named): number {
  return a && b ? compareNames(a, b) : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
