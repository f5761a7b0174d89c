const months = "January February March April May June July August September October November December".split(
  " ",
);
const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** The fields of a pattern, as date-fns names them. Longer names come first, so that "MMMM" is not read as two times "MM". */
const fields: Record<string, (date: Date) => string | number | undefined> = {
  yyyy: (date) => String(date.getFullYear()).padStart(4, "0"),
  yy: (date) => twoDigits(date.getFullYear() % 100),
  MMMM: (date) => months[date.getMonth()],
  MMM: (date) => months[date.getMonth()]?.slice(0, 3),
  MM: (date) => twoDigits(date.getMonth() + 1),
  EEEE: (date) => weekdays[date.getDay()],
  E: (date) => weekdays[date.getDay()]?.slice(0, 3),
  dd: (date) => twoDigits(date.getDate()),
  d: (date) => date.getDate(),
  h: (date) => date.getHours() % 12 || 12,
  mm: (date) => twoDigits(date.getMinutes()),
  a: (date) => (date.getHours() < 12 ? "AM" : "PM"),
};
const field = new RegExp(Object.keys(fields).join("|"), "g");

/**
 * Formats a date in English by a pattern, "MMM d, yyyy" as "Nov 27, 2026". In place of `format` of date-fns, whose languages every
 * page with a date would load.
 */
export function formatDate(date: Date, pattern: string): string {
  if (isNaN(+date)) throw new RangeError("Invalid date");
  return pattern.replace(field, (name) => String(fields[name]?.(date)));
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
