import { calendarDate, clockTime, type Due, dueAtTime, dueOnDate } from "@/lib/shared/dates/dates";
import type { CalendarEvent } from "@/lib/events/schema";
import { isOwed } from "@/lib/sales-documents/due";
import { documentName } from "@/lib/sales-documents/rules";
import type { SalesDocumentRow } from "@/lib/sales-documents/schema";
import { compareTexts } from "@/lib/shared/text/search-text";
import type { Task } from "@/lib/tasks/schema";

type Shown = {
  id: string;
  name: string;
  /** The day in the user's zone, "2026-11-27". */
  date: string;
  /** The time of day in the user's zone; null for a whole day. */
  minutes: number | null;
  themeColor: string | null | undefined;
};

/** A task or an event, which are opened and moved. */
export type MovableItem = Shown & ({ kind: "task"; row: Task } | { kind: "event"; row: CalendarEvent });

/** An item on a day of the calendar: a task, an event, or an invoice that is due. */
export type CalendarItem = MovableItem | (Shown & { kind: "invoice"; row: SalesDocumentRow });

/** Returns the items by day, in the order in which a day shows them: whole days first, then by time; completed tasks last. */
export function itemsByDate(
  rows: {
    tasks: readonly Task[];
    events: readonly CalendarEvent[];
    invoices: readonly SalesDocumentRow[];
  },
  timeZone: string,
): Map<string, CalendarItem[]> {
  const dated = (row: Task | CalendarEvent) => ({
    id: row.id,
    name: row.name,
    date: calendarDate(row, timeZone),
    minutes: minutesOf(row, timeZone),
    themeColor: row.client?.themeColor,
  });
  const items: CalendarItem[] = [
    ...rows.events.map((row) => ({ kind: "event" as const, row, ...dated(row) })),
    ...rows.tasks.map((row) => ({ kind: "task" as const, row, ...dated(row) })),
    ...rows.invoices.flatMap((row) =>
      row.dueOn !== null && isOwed(row.balance)
        ? [{ kind: "invoice" as const, row, ...invoiceItem(row, row.dueOn) }]
        : [],
    ),
  ];
  const days = new Map<string, CalendarItem[]>();
  for (const item of items.sort(compareItems)) {
    const day = days.get(item.date);
    if (day) day.push(item);
    else days.set(item.date, [item]);
  }
  return days;
}

/** Returns the due date of an item that is moved to a day. `minutes` is its new time of day, null none; undefined keeps it. */
export function dueAt(due: Due, date: string, minutes: number | null | undefined, timeZone: string) {
  const time = minutes === undefined ? minutesOf(due, timeZone) : minutes;
  if (time === null) return dueOnDate(date);
  return dueAtTime(date, Math.floor(time / 60), time % 60, timeZone);
}

/** The minutes by which a key moves an item among the hours of a day. */
const STEP = 15;
const LAST_TIME = 24 * 60 - STEP;

/**
 * Returns where a key moves an item with a time, a quarter of an hour earlier (-1) or later (1) on its day. The time elapses, so
 * that the hour that a clock change skips or repeats is neither a barrier nor jumped over. Null without a time.
 */
export function quarterAway({ row, date, minutes }: MovableItem, direction: -1 | 1, timeZone: string) {
  if (minutes === null) return null;
  const wanted = minutes + direction * STEP;
  if (wanted < 0) return { date, minutes: 0 };
  // An item after the last quarter of the day is not moved back to it.
  if (wanted > LAST_TIME) return { date, minutes: Math.max(minutes, LAST_TIME) };
  const moved = new Date(+new Date(row.dueAt) + direction * STEP * 60_000).toISOString();
  const due = { dueAt: moved, isWithTime: true };
  // Where midnight is skipped, a quarter earlier is the day before.
  if (calendarDate(due, timeZone) !== date) return { date, minutes };
  return { date, minutes: minutesOf(due, timeZone) ?? wanted, at: moved };
}

function invoiceItem(row: SalesDocumentRow, date: string): Shown {
  return {
    id: row.id,
    name: `${documentName(row)} due`,
    date,
    minutes: null,
    themeColor: row.client?.themeColor,
  };
}

function minutesOf(due: Due, timeZone: string): number | null {
  if (!due.isWithTime) return null;
  const { hours, minutes } = clockTime(due.dueAt, timeZone);
  return hours * 60 + minutes;
}

/** Returns whether an item is a completed task. */
export function isDone(item: CalendarItem): boolean {
  return item.kind === "task" && item.row.status === "completed";
}

const kindOrder = { event: 0, task: 1, invoice: 2 };

function compareItems(a: CalendarItem, b: CalendarItem): number {
  return (
    Number(isDone(a)) - Number(isDone(b)) ||
    (a.minutes ?? -1) - (b.minutes ?? -1) ||
    kindOrder[a.kind] - kindOrder[b.kind] ||
    compareTexts(a.name, b.name) ||
    compareTexts(a.id, b.id)
  );
}
