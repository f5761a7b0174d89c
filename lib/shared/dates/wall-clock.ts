import { systemTimeZone } from "@/lib/shared/dates/time-zone";

/** A date whose fields, such as `getDate`, are those in UTC. */
class UtcDate extends Date {
  override getFullYear() {
    return this.getUTCFullYear();
  }
  override getMonth() {
    return this.getUTCMonth();
  }
  override getDate() {
    return this.getUTCDate();
  }
  override getDay() {
    return this.getUTCDay();
  }
  override getHours() {
    return this.getUTCHours();
  }
  override getMinutes() {
    return this.getUTCMinutes();
  }
}

/**
 * Returns a date whose fields are those in UTC or in the zone of this computer; undefined for any other zone. It needs no `Intl`,
 * whose first use in a page takes longer than rendering a list.
 */
export function ownZoneDate(instant: number, zone: string): Date | undefined {
  if (zone === "UTC") return new UtcDate(instant);
  return zone === systemTimeZone() ? new Date(instant) : undefined;
}

/** Returns a date whose fields are those in a zone, without the library of lib/shared/dates/dates.ts. */
export function zoneDate(instant: number, zone: string): Date {
  const own = ownZoneDate(instant, zone);
  if (own) return own;
  const parts = formatOf(zone).formatToParts(instant);
  const numberOf = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  const [year, month, day, hour, minute] = ["year", "month", "day", "hour", "minute"].map(numberOf);
  return new UtcDate(Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute));
}

const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_ZONES = 500;

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  if (formats.size >= MOST_ZONES) formats.clear();
  formats.set(zone, format);
  return format;
}
