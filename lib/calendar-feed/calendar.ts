import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { withPlainLineBreaks } from "@/lib/line-breaks";
import { formatMoney } from "@/lib/money";

type Dated = {
  id: string;
  name: string;
  details: string | null;
  link: string | null;
  dueAt: Date;
  isWithTime: boolean;
  updatedAt: Date;
};

type DueInvoice = {
  id: string;
  number: string;
  clientName: string;
  currency: string;
  /** What is left to pay. */
  balance: string;
  dueOn: Date;
  updatedAt: Date;
};

export type FeedRows = { events: Dated[]; tasks: Dated[]; invoices: DueInvoice[] };

/**
 * Returns the rows as a calendar of RFC 5545. What has no time is a whole day; a time is an instant in UTC. The same rows give
 * the same text: it contains no date of its making.
 */
export function toCalendar({ events, tasks, invoices }: FeedRows, isDiscreet: boolean): string {
  const calendar = ical({
    name: "Pennant",
    prodId: { company: "Pennant", product: "Pennant", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  const add = (row: Dated, summary: string, isBusy: boolean) =>
    calendar.createEvent({
      id: uid(row.id),
      stamp: row.updatedAt,
      lastModified: row.updatedAt,
      start: row.dueAt,
      allDay: !row.isWithTime,
      summary: plain(summary),
      description: !isDiscreet && row.details ? plain(row.details) : null,
      url: row.link && toUri(row.link),
      transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    });
  for (const event of events) add(event, event.name, true);
  for (const task of tasks) add(task, `☐ ${task.name}`, false);
  for (const { id, number, clientName, currency, balance, dueOn, updatedAt } of invoices) {
    const due = `Invoice ${number} due, ${clientName}`;
    const name = isDiscreet ? due : `${due}, ${formatMoney(balance, currency)}`;
    add({ id, name, details: null, link: null, dueAt: dueOn, isWithTime: false, updatedAt }, name, false);
  }
  return calendar.toString();
}

/** The same in every export, so that a calendar recognizes a changed row. */
export function uid(id: string): string {
  return `${id}@pennant`;
}

/** What the library escapes in every value is percent-encoded, as a link has no escapes in RFC 5545. */
function toUri(link: string): string {
  return new URL(link).href.replace(/[,;\\]/g, encodeURIComponent);
}

/** Writes line breaks as a calendar has them, and removes other control characters. */
function plain(text: string): string {
  return withPlainLineBreaks(text).replace(/[^\P{Cc}\t\n]/gu, "");
}
