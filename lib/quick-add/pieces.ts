const WEEKDAY = "(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:day)?|tuesday|wednesday|thursday|saturday";
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const YEAR = "(?:,?\\s+\\d{4})?";
const COUNT = "(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)";
const CLOCK = "(?:\\d{1,2}:\\d{2}(?:\\s*[ap]\\.?m\\.?)?|\\d{1,2}\\s*[ap]\\.?m\\b\\.?)";

type DatePiece = "relative" | "weekday" | "nextWeekday" | "date";

const dateForms: [DatePiece, RegExp][] = [
  ["relative", /^(?:today|tomorrow|tmrw?)\b/i],
  ["relative", new RegExp(`^in\\s+${COUNT}\\s+(?:day|week|month|year)s?\\b`, "i")],
  ["date", /^\d{4}-\d{2}-\d{2}\b/],
  ["date", new RegExp(`^(?:(?:${WEEKDAY}),?\\s+)?${DAY}\\s+(?:of\\s+)?${MONTH}\\b${YEAR}`, "i")],
  ["date", new RegExp(`^(?:(?:${WEEKDAY}),?\\s+)?${MONTH}\\s+${DAY}\\b${YEAR}`, "i")],
  ["nextWeekday", new RegExp(`^next\\s+(?:${WEEKDAY})\\b`, "i")],
  ["weekday", new RegExp(`^(?:this\\s+)?(?:${WEEKDAY})\\b`, "i")],
];
const range = new RegExp(`^(?:from\\s+)?${CLOCK}\\s*(?:-|–|to)\\s*${CLOCK}`, "i");
const clock = new RegExp(`^${CLOCK}`, "i");
const wordyTime = /^(?:(?:at\s+)?(?:noon|midnight)|at\s+\d{1,2})\b(?![:.]\d)/i;
const filler = /^(?:\s+|,\s*|(?:on|at)\s+)/i;

export type Pieces = {
  /** How much of the text was read. */
  length: number;
  date: DatePiece | null;
  hasTime: boolean;
  isRange: boolean;
  isOnlyWeekday: boolean;
  /** Whether the time is clear without a date: "3pm", but not "at 5" or "noon". */
  isTimeAlone: boolean;
};

/** Reads the accepted forms from the start of what the parser took for a date; the rest of it may mean something else. */
export function readPieces(text: string): Pieces {
  const pieces: Pieces = {
    length: 0,
    date: null,
    hasTime: false,
    isRange: false,
    isOnlyWeekday: false,
    isTimeAlone: false,
  };
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const date = pieces.date ? null : datePiece(rest);
    const time = pieces.hasTime ? null : timePiece(rest);
    const skipped = filler.exec(rest);
    if (time) {
      Object.assign(pieces, { hasTime: true, isRange: time.isRange, isTimeAlone: time.isClear });
      at += time.length;
    } else if (date) {
      pieces.date = date;
      at += dateLength(rest);
    } else if (skipped) {
      at += skipped[0].length;
      continue;
    } else break;
    pieces.length = at;
  }
  pieces.isOnlyWeekday = pieces.date === "weekday" && !pieces.hasTime;
  return pieces;
}

/** Returns which form of a date a text starts with. */
function datePiece(text: string): DatePiece | null {
  return dateForms.find(([, form]) => form.test(text))?.[0] ?? null;
}

function dateLength(text: string): number {
  return dateForms.map(([, form]) => form.exec(text)?.[0].length ?? 0).find((length) => length > 0) ?? 0;
}

function timePiece(text: string): { length: number; isRange: boolean; isClear: boolean } | null {
  const [between] = range.exec(text) ?? [];
  if (between) return { length: between.length, isRange: true, isClear: true };
  const [exact] = clock.exec(text) ?? [];
  if (exact) return { length: exact.length, isRange: false, isClear: true };
  const [wordy] = wordyTime.exec(text) ?? [];
  return wordy ? { length: wordy.length, isRange: false, isClear: false } : null;
}
