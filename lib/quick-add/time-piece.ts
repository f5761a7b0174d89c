const MERIDIEM = "\\s*[ap]\\.?m\\b\\.?";
const CLOCK = `(?:\\d{1,2}:\\d{2}(?:${MERIDIEM})?|\\d{1,2}${MERIDIEM})`;
const BETWEEN = "\\s*(?:-|–|to)\\s*";

const range = new RegExp(`^(?:from\\s+)?${CLOCK}(?:${BETWEEN}${CLOCK}|\\s*[-–]\\s*\\d{1,2}\\b)`, "i");
/** "9-10am" and "from 11:30 to 1pm": the start takes "am" or "pm" from the end. */
const openRange = new RegExp(
  `^(?:from\\s+)?(\\d{1,2})(?::(\\d{2}))?${BETWEEN}(\\d{1,2})(?::(\\d{2}))?\\s*([ap])\\.?m\\b\\.?`,
  "i",
);
const clock = new RegExp(`^${CLOCK}`, "i");
const spokenTime = /^(?:at\s+)?\d{1,2}(?::\d{2})?\s+in\s+the\s+(?:morning|afternoon|evening)\b/i;
const wordyTime = /^(?:(?:at\s+)?(?:noon|midnight)|at\s+\d{1,2})\b(?![:.]\d|\s*[-–]\s*\d)/i;

export type TimePiece = {
  length: number;
  isRange: boolean;
  /** True if it is a time also without a date: "3pm", but not "at 5" or "noon". */
  isClear: boolean;
  /** "at 3" without more: from 1 to 7 an hour of the afternoon, as nobody means the night. */
  isBareHour: boolean;
  /** "midnight", which is the end of a day: at its start, today's would be over. */
  isMidnight: boolean;
  /** The start of an open range in minutes: the library takes "11-1pm" for 23:00. */
  start: number | null;
};

/** Returns the time of day that a text begins with. */
export function timePiece(text: string): TimePiece | null {
  const piece = { isRange: false, isClear: true, isBareHour: false, isMidnight: false, start: null };
  const open = openRange.exec(text);
  if (open) return { ...piece, length: open[0].length, isRange: true, start: startOf(open) };
  const [between] = range.exec(text) ?? [];
  if (between) return { ...piece, length: between.length, isRange: true };
  const [spoken] = spokenTime.exec(text) ?? [];
  if (spoken) return { ...piece, length: spoken.length, isClear: /^at|:/i.test(spoken) };
  const [exact] = clock.exec(text) ?? [];
  if (exact) return { ...piece, length: exact.length };
  const [wordy] = wordyTime.exec(text) ?? [];
  if (!wordy) return null;
  const [isBareHour, isMidnight] = [/\s[1-7]$/.test(wordy), /midnight$/i.test(wordy)];
  return { ...piece, length: wordy.length, isClear: false, isBareHour, isMidnight };
}

/** The last time before the end, in either half of the day: "9-10am" is 9:00, "11-1pm" 11:00. */
function startOf([, hours, minutes = "0", endHours, endMinutes = "0", half]: RegExpExecArray): number {
  const end = ((Number(endHours) % 12) + (half?.toLowerCase() === "p" ? 12 : 0)) * 60 + Number(endMinutes);
  const [hour, past] = [Number(hours), Number(minutes)];
  if (hour > 12) return hour * 60 + past;
  const early = (hour % 12) * 60 + past;
  // "10-12am" ends with the day, "11-1am" after it.
  return [early + HALF_DAY, early].find((start) => start < (end || 2 * HALF_DAY)) ?? early + HALF_DAY;
}

const HALF_DAY = 12 * 60;
