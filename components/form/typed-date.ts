/**
 * Reads a typed date into "2026-11-27", or null when it is none. Knows "today", "tomorrow", "fri", "27 Nov",
 * "November 27, 2026", "11/27", "11/27/2026" (month first, as the locale is en-US) and "2026-11-27".
 */
export function readTypedDate(text: string, today: string): string | null {
  const words = text.trim().toLowerCase().replaceAll(",", " ").replace(/\s+/g, " ");
  return readRelative(words, today) ?? readNumbers(words, today) ?? readNamedMonth(words, today);
}

function readRelative(words: string, today: string): string | null {
  const shift = shifts[words];
  if (shift !== undefined) return addDays(today, shift);
  const weekday = weekdays.findIndex((name) => words.length >= 3 && name.startsWith(words));
  if (weekday < 0) return null;
  const current = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, (weekday - current + 7) % 7 || 7);
}

function readNumbers(words: string, today: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(words);
  if (iso) return plainDate(iso[1], iso[2], iso[3]);
  const us = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/.exec(words);
  return us ? plainDate(fullYear(us[3], today), us[1], us[2]) : null;
}

// The weekday of "Fri 27 Nov 2026" is read over: the date decides.
function readNamedMonth(words: string, today: string): string | null {
  const parts = words.split(" ").filter((part, index) => index > 0 || !isWeekday(part));
  const monthAt = parts.findIndex((part) => monthNumber(part) > 0);
  if (monthAt < 0 || monthAt > 1 || parts.length > 3) return null;
  const month = monthNumber(parts[monthAt] ?? "");
  const [day, year, ...rest] = parts.filter((_, index) => index !== monthAt);
  if (!day || rest.length > 0 || !/^\d{1,2}(st|nd|rd|th)?$/.test(day)) return null;
  if (year !== undefined && !/^(\d{2}|\d{4})$/.test(year)) return null;
  return plainDate(fullYear(year, today), String(month), String(parseInt(day, 10)));
}

function plainDate(year = "", month = "", day = ""): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal =
    Number(year) >= 1900 && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? date.toISOString().slice(0, 10) : null;
}

function fullYear(year: string | undefined, today: string): string {
  if (!year) return today.slice(0, 4);
  return year.length === 2 ? `20${year}` : year;
}

function addDays(date: string, days: number): string {
  const start = new Date(`${date}T00:00:00Z`);
  return new Date(+start + days * 86_400_000).toISOString().slice(0, 10);
}

function isWeekday(word: string): boolean {
  return word.length >= 3 && weekdays.some((name) => name.startsWith(word));
}

function monthNumber(word: string): number {
  return word.length >= 3 ? months.findIndex((name) => name.startsWith(word)) + 1 : 0;
}

const shifts: Record<string, number> = { today: 0, tod: 0, tomorrow: 1, tom: 1, yesterday: -1 };
const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
