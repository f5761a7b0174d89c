import { timePiece, type TimePiece } from "./time-piece";

const WEEKDAY = "(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:day)?|tuesday|wednesday|thursday|saturday";
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const YEAR = "(?:,?\\s+\\d{4})?";
const COUNT = "(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)";

type DateForm = "relative" | "tonight" | "counted" | "weekday" | "nextWeekday" | "date";

const dateForms: [DateForm, RegExp][] = [
  ["relative", /^(?:today|tomorrow|tmrw?)\b/i],
  ["tonight", /^(?:tonight|this\s+evening)\b/i],
  ["counted", new RegExp(`^in\\s+${COUNT}\\s+(?:day|week|month|year)s?\\b`, "i")],
  ["date", new RegExp(`^(?:(?:${WEEKDAY}),?\\s+)?\\d{4}-\\d{2}-\\d{2}\\b`, "i")],
  ["date", new RegExp(`^(?:(?:${WEEKDAY}),?\\s+)?${DAY}\\s+(?:of\\s+)?${MONTH}\\b${YEAR}`, "i")],
  ["date", new RegExp(`^(?:(?:${WEEKDAY}),?\\s+)?${MONTH}\\s+${DAY}\\b${YEAR}`, "i")],
  ["nextWeekday", new RegExp(`^next\\s+(?:${WEEKDAY})\\b`, "i")],
  ["nextWeekday", new RegExp(`^(?:${WEEKDAY})\\s+next\\s+week\\b`, "i")],
  ["weekday", new RegExp(`^(?:this\\s+)?(?:${WEEKDAY})\\b`, "i")],
];
const filler = /^(?:\s+|,\s*|(?:on|at)\s+)/i;
/** Before a time: "afternoon 3pm". */
const partOfDay = /^(?:morning|afternoon|evening|night)\b/i;

export type DatePiece = { form: DateForm; text: string; at: number };

export type Pieces = {
  /** The length of the text that was read. */
  length: number;
  date: DatePiece | null;
  time: TimePiece | null;
};

/** Reads the accepted forms from the start of what the parser took for a date; the rest of it may mean something else. */
export function readPieces(text: string): Pieces {
  const pieces: Pieces = { length: 0, date: null, time: null };
  let at = 0;
  let isPartSaid = false;
  while (at < text.length) {
    const rest = text.slice(at);
    const time = pieces.time ? null : timePiece(rest);
    const date = pieces.date ? null : datePiece(rest, at);
    const part = pieces.date && !pieces.time ? partOfDay.exec(rest) : null;
    const skipped = filler.exec(rest) ?? part;
    if (part) isPartSaid = true;
    if (time) {
      pieces.time = isPartSaid ? { ...time, isBareHour: false } : time;
      at += time.length;
    } else if (date) {
      pieces.date = date;
      at += date.text.length;
    } else if (skipped) {
      at += skipped[0].length;
      continue;
    } else break;
    pieces.length = at;
  }
  return pieces;
}

/** Returns the date that a text begins with. */
function datePiece(text: string, at: number): DatePiece | null {
  for (const [form, pattern] of dateForms) {
    const [found] = pattern.exec(text) ?? [];
    if (found) return { form, text: found, at };
  }
  return null;
}
