/** Clock times in minutes after midnight; an end before the start is on the next day. */
export type TypedRange = { kind: "range"; start: number; end: number; minutes: number; date: string | null };

const HALF_DAY = 12 * 60;
const DAY = 24 * 60;

// "9-11 a new layout" does not end in the morning.
const HALF = "(?: ?((?<=\\d)[ap]|[ap](?=\\.?m))\\.?m?\\.?)?";
const TIME = `(\\d{1,2})(?:[:.h](\\d{2})h?|h)?${HALF}(?: uhr)?`;
const TO = "(?:-|to|until|till|bis)";
const rangePattern = new RegExp(`^(?:from )?${TIME} ?${TO} ?${TIME}$`);
const fourDigits = new RegExp(`^((?:from )?)(\\d{2})(\\d{2})( ?${TO} ?)(\\d{2})(\\d{2})$`);

/** Writes "0930-1100" as "09:30-11:00". "2025-2026" are years, which are a few minutes apart as clock times. */
function withColons(text: string): string {
  const [, , hours, minutes, , endHours, endMinutes] = fourDigits.exec(text) ?? [];
  const isYears = hours === "20" && endHours === "20" && Math.abs(Number(endMinutes) - Number(minutes)) < 5;
  return isYears ? text : text.replace(fourDigits, "$1$2:$3$4$5:$6");
}

/**
 * Returns a range of clock times; null for a text that is none. "9-5" is nine to five in the afternoon, "22-1" goes past midnight,
 * "0-24" and "12am-12am" are a whole day, and "9-9" has no minutes.
 */
export function readRange(text: string, date: string | null): TypedRange | null {
  const found = rangePattern.exec(withColons(text));
  if (!found) return null;
  const [, startHour, startMinute, startHalf, endHour, endMinute, endHalf] = found;
  // "9-11am" means both, "11-2pm" only the end.
  const end = minuteOfDay(
    endHour,
    endMinute,
    endHalf ?? halfAfter(minuteOfDay(startHour, startMinute, startHalf), startHalf, endHour, endMinute),
  );
  const start = minuteOfDay(startHour, startMinute, startHalf ?? halfBefore(startHour, end, endHalf));
  if (start === null || start === DAY || end === null) return null;
  // A start from 12:00 to 12:59 is noon, and its end an hour of the afternoon.
  const isMorning =
    !startHalf && !endHalf && start < HALF_DAY + 60 && end < Math.min(start, HALF_DAY) && end > 0;
  const until = isMorning && end + HALF_DAY > start ? end + HALF_DAY : end;
  const isNothing = start === end && !(start === 0 && startHalf && endHalf);
  const minutes = until > start ? until - start : until + DAY - start;
  return { kind: "range", start, end: until % DAY, minutes: isNothing ? 0 : minutes, date };
}

/** Returns the half of the day of a start before an end with "am" or "pm": the same, unless that would be after the end. */
function halfBefore(hour: string | undefined, end: number | null, half: string | undefined) {
  if (!half || end === null) return undefined;
  const same = minuteOfDay(hour, "00", half);
  if (same !== null && same < end) return half;
  return half === "p" ? "a" : "p";
}

/** Returns the half of the day of an end after a start with "am" or "pm", "9pm-11": the same, unless that would be before the start. */
function halfAfter(
  start: number | null,
  half: string | undefined,
  hour: string | undefined,
  minute: string | undefined,
) {
  if (!half || start === null || Number(hour) < 1 || Number(hour) > 12) return undefined;
  const same = minuteOfDay(hour, minute, half);
  if (same !== null && same > start) return half;
  return half === "p" ? "a" : "p";
}

function minuteOfDay(hour = "", minute = "00", half?: string): number | null {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (minutes > 59) return null;
  if (!half) return hours < 24 || (hours === 24 && minutes === 0) ? hours * 60 + minutes : null;
  if (hours < 1 || hours > 12) return null;
  return ((hours % 12) + (half === "p" ? 12 : 0)) * 60 + minutes;
}
