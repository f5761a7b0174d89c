import type { PrintWords } from "@/lib/sales-documents/paper-labels/words";
import { dateText } from "@/lib/shared/dates/calendar-date";
import { isPlainDate } from "@/lib/shared/dates/dates";
import type { PrintInput, Text } from "./input";

/** Returns the line that says when the work was done: on a day, or over a period. Empty if nothing is said. */
export function serviceFacts(
  { serviceDate, serviceFrom, serviceTo }: Pick<PrintInput, "serviceDate" | "serviceFrom" | "serviceTo">,
  { labels, formats }: PrintWords,
): [label: string, value: string][] {
  const [day, from, to] = [serviceDate, serviceFrom, serviceTo].map(readDay);
  if (day) return [[labels.serviceDate, formats.day(day)]];
  if (!from || !to) return [];
  return [[labels.servicePeriod, `${formats.shortDay(from)} – ${formats.shortDay(to)}`]];
}

/** Returns a calendar date of a stored document or a form; null for a text that is none. */
export function readDay(text: Text): string | null {
  const day = text ? dateText(text) : "";
  return isPlainDate(day) ? day : null;
}
