import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { convertIcsCalendar } from "ts-ics";

/** An entry of a calendar, as another program reads it. A whole day has a date, "2026-11-27", else it is an instant. */
export type Entry = {
  uid: string;
  summary: string;
  description: string | null;
  url: string | null;
  start: string;
  isBusy: boolean;
};

const byUid = (entries: Entry[]) => entries.toSorted((one, other) => one.uid.localeCompare(other.uid));

function withIcalJs(text: string): Entry[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      description: component.getFirstPropertyValue("description") as string | null,
      url: component.getFirstPropertyValue("url") as string | null,
      start: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
      isBusy: component.getFirstPropertyValue("transp") === "OPAQUE",
    };
  });
}

function withNodeIcal(text: string): Entry[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) => {
    if (event?.type !== "VEVENT") return [];
    const { uid, summary, description = null, url = null, start, transparency, datetype } = event;
    return [
      {
        uid,
        summary: textOf(summary),
        description: description === null ? null : textOf(description),
        url: url === null ? null : textOf(url),
        start: datetype === "date" ? localDay(start) : start.toISOString(),
        isBusy: transparency === "OPAQUE",
      },
    ];
  });
}

function withTsIcs(text: string): Entry[] {
  const { events = [] } = convertIcsCalendar(undefined, text);
  return events.map(({ uid, summary, description = null, url = null, start, timeTransparent }) => ({
    uid,
    summary,
    description,
    url,
    start: start.type === "DATE" ? start.date.toISOString().slice(0, 10) : start.date.toISOString(),
    isBusy: timeTransparent === "OPAQUE",
  }));
}

/** The entries that three other programs read in a calendar, sorted by UID. */
export const foreignReaders: Record<string, (text: string) => Entry[]> = {
  "ical.js": (text) => byUid(withIcalJs(text)),
  "node-ical": (text) => byUid(withNodeIcal(text)),
  "ts-ics": (text) => byUid(withTsIcs(text)),
};

function textOf(value: string | { val: string }): string {
  return typeof value === "string" ? value : value.val;
}

/** This reader has a whole day as local midnight. */
function localDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
