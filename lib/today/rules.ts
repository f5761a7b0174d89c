import { calendarDate, type Due, isOverdue } from "@/lib/shared/dates/dates";
import { compareTexts } from "@/lib/shared/text/search-text";
import { dateText } from "@/lib/shared/dates/calendar-date";

/** The days of the ribbon. */
export const DAYS_SHOWN = 7;

/** The items of a day that the response has at most. */
export const ITEMS_OF_A_DAY = 20;

type Item = Due & { id: string; kind: "task" | "event"; name: string };

/** Returns the calendar dates from `today`, "2026-11-27". */
export function ribbonDates(today: string): string[] {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  return Array.from({ length: DAYS_SHOWN }, (_, index) =>
    dateText(new Date(Date.UTC(year, month - 1, day + index))),
  );
}

/** Divides items by their day in the user's zone: those without a time first, then by time. Days without items are empty. */
export function itemsByDay<Row extends Item>(
  rows: readonly Row[],
  today: string,
  zone: string,
): { date: string; total: number; items: Row[] }[] {
  const dated = rows.map((row) => ({ row, date: calendarDate(row, zone) }));
  return ribbonDates(today).map((date) => {
    const items = dated.flatMap((one) => (one.date === date ? one.row : [])).sort(compareItems);
    return { date, total: items.length, items: items.slice(0, ITEMS_OF_A_DAY) };
  });
}

/** Returns the first event that has not begun; a day's event without a time comes before its timed ones. */
export function nextEvent<Row extends Item>(
  days: readonly { items: readonly Row[] }[],
  zone: string,
  now: Date,
): Row | null {
  const isAhead = (row: Row) =>
    row.kind === "event" && !(row.isWithTime && isOverdue(row.dueAt, true, zone, now));
  for (const { items } of days) {
    const ahead = items.filter(isAhead);
    const next = ahead.find(({ isWithTime }) => isWithTime) ?? ahead[0];
    if (next) return next;
  }
  return null;
}

function compareItems(a: Item, b: Item): number {
  return (
    Number(a.isWithTime) - Number(b.isWithTime) ||
    +new Date(a.dueAt) - +new Date(b.dueAt) ||
    compareTexts(a.name, b.name) ||
    compareTexts(a.id, b.id)
  );
}
