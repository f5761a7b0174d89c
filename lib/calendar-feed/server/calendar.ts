import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { withPlainLineBreaks } from "@/lib/shared/text/line-breaks";
import { formatMoney } from "@/lib/shared/money/money";
import { foldLines } from "@/lib/calendar-feed/fold-lines";

type Dated = {
  kind: "event" | "task";
  name: string;
  details: string | null;
  link: string | null;
  isWithTime: boolean;
};

type DueInvoice = {
  kind: "invoice";
  number: string;
  clientName: string;
  currency: string;
  /** The amount that is left to pay, exact decimal text. */
  balance: string;
};

export type FeedRow = { id: string; dueAt: Date; updatedAt: Date } & (Dated | DueInvoice);

/** The calendar has at most this many entries, those that are nearest to today. */
export const MAX_ENTRIES = 2_000;
/** And at most this many bytes. */
export const MAX_BYTES = 2_000_000;

/** After this time, the other work of the process has its turn. */
const SLICE_MS = 8;
const END = "END:VCALENDAR";

/**
 * Returns the rows as a calendar of RFC 5545, the first of them if not all have room. What has no time is a whole day; a time
 * is an instant in UTC. The same rows give the same bytes: they contain no date of their making. Made in slices, between
 * which the process does other work.
 */
export async function toCalendar(
  rows: readonly FeedRow[],
  { isDiscreet, isCut }: { isDiscreet: boolean; isCut: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  const entries: Buffer[] = [];
  const calendar = newCalendar("");
  let bytes = Buffer.byteLength(newCalendar(about(true)).toString());
  let began = performance.now();
  for (const row of rows) {
    const entry = Buffer.from(foldLines(entryOf(calendar, row, isDiscreet)));
    if (bytes + entry.length > MAX_BYTES) break;
    bytes += entry.length;
    entries.push(entry);
    if (performance.now() - began <= SLICE_MS) continue;
    await nextTurn();
    began = performance.now();
  }
  const isShortened = isCut || entries.length < rows.length;
  const empty = newCalendar(about(isShortened)).toString();
  const head = Buffer.from(empty.slice(0, -END.length));
  return new Uint8Array(Buffer.concat([head, ...entries, Buffer.from(END)]));
}

function newCalendar(description: string): ICalCalendar {
  return ical({
    name: "Pennant",
    description,
    prodId: { company: "Pennant", product: "Pennant", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
}

/** Without commas, which the library does not escape here. */
function about(isShortened: boolean): string {
  const most = `At most ${MAX_ENTRIES} entries and ${MAX_BYTES / 1e6} MB. The entries nearest to today are kept.`;
  return isShortened ? `${most} Entries that are further away are left out.` : most;
}

/** Returns an entry, whose lines are not folded. The calendar is only where the library makes it. */
function entryOf(calendar: ICalCalendar, row: FeedRow, isDiscreet: boolean): string {
  const { id, dueAt, updatedAt } = row;
  const isDue = row.kind === "invoice";
  const event = calendar.createEvent({
    id: uid(id),
    stamp: updatedAt,
    lastModified: updatedAt,
    start: dueAt,
    allDay: isDue || !row.isWithTime,
    summary: plain(summaryOf(row, isDiscreet)),
    description: !isDue && !isDiscreet && row.details ? plain(row.details) : null,
    url: isDue || !row.link ? null : toUri(row.link),
    transparency: row.kind === "event" ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  });
  calendar.clear();
  return event.toString();
}

function summaryOf(row: FeedRow, isDiscreet: boolean): string {
  if (row.kind !== "invoice") return row.kind === "event" ? row.name : `☐ ${row.name}`;
  const { number, clientName, balance, currency } = row;
  const due = `Invoice ${number} due, ${clientName}`;
  return isDiscreet ? due : `${due}, ${formatMoney(balance, currency)}`;
}

/** The same in every export, so that a calendar recognizes a changed row. */
export function uid(id: string): string {
  return `${id}@pennant`;
}

/** Percent-encodes the characters that the library escapes in every value, as a link has no escapes in RFC 5545. */
function toUri(link: string): string {
  return new URL(link).href.replace(/[,;\\]/g, encodeURIComponent);
}

/** Writes line breaks as a calendar has them, and removes other control characters. */
function plain(text: string): string {
  return withPlainLineBreaks(text).replace(/[^\P{Cc}\t\n]/gu, "");
}
