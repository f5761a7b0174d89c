import { DESCRIPTION_TOO_LONG, LONGEST_DESCRIPTION } from "@/lib/time-entries/limits";
import {
  endsInCount,
  isClearTime,
  isRange,
  NOT_UNDERSTOOD,
  notUnderstood,
  parseTime,
  TWO_TIMES,
  type TypedTime,
} from "@/lib/time-entries/typed/parse-time";
import { OTHER_DIGITS, plainTime } from "@/lib/time-entries/typed/plain-time";
import { hasShortDay, isLocalDayWord } from "@/lib/time-entries/typed/local-day";
import { browserLocales, hasFraction, isDayAlone } from "@/lib/time-entries/typed/typed-day";

/** The content of one line: the time, and the rest as the description. */
export type TypedLine = { time: TypedTime; description: string } | { error: string };

/** As many words as the time and its day have at either end of a line: "from 9 until 11 on 24 Nov". */
const MOST_WORDS = 8;

const words =
  "a an half quarter quarters of de one two three four five six seven eight nine ten eleven twelve ago noon midnight last this next the day before and from to until till bis uhr am pm a.m. p.m. on today yesterday tomorrow h hr hrs hour hours std stunde stunden m min mins minute minutes minuten und " +
  "d days tag tage w wk wks week weeks woche wochen month months monat monate s sec secs second seconds sek sekunde sekunden " +
  "sun mon tue tues wed thu thur thurs fri sat sunday monday tuesday wednesday thursday friday saturday " +
  "jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december";
const timeWords = new Set(words.split(" "));

type Read = { time: TypedTime; description: string; head: number; tail: number; rank: number };

/**
 * Reads a line such as "2h 30m website", "website 9-11:30" or "9-11:30 website yesterday": the longest text at one of its ends that is
 * a time, with a day there or at the other end, and the rest as the description. "15" in "2h iPhone 15" is a part of the description,
 * because "2h" is clearly a time. `today` is the user's calendar date, and `locales` are the person's languages.
 */
export function readLine(line: string, today: string, locales = browserLocales()): TypedLine {
  const all = line.trim().split(/\s+/);
  const problems: { head: number; tail: number; error: string }[] = [];
  let best: Read | undefined;
  const before = leadingTimeWords(all, locales);
  // "plan for tomorrow" is about that day, and not of it.
  const after = /\bfor tomorrow$/i.test(line.trim()) ? 0 : leadingTimeWords(all.toReversed(), locales);
  for (let head = 0; head <= before; head++)
    for (let tail = 0; tail <= Math.min(after, all.length - head); tail++) {
      const [typedFirst, last] = [all.slice(0, head).join(" "), all.slice(all.length - tail).join(" ")];
      const between = all.slice(head, all.length - tail).join(" ");
      const description = withoutSeparators(between, head > 0, tail > 0);
      const first = between === "" ? typedFirst : typedFirst.replace(separatorAfterTime, "");
      const ends = [first, last].filter(Boolean);
      if (
        ends.length === 0 ||
        (description !== "" &&
          (hasFraction(plainTime(first)) ||
            hasFraction(plainTime(last), all.at(-tail - 1)) ||
            ends.some((end) => hasShortDay(end, locales))))
      )
        continue;
      // Both ends are a time and a day, or a time that goes on: "9-11:30" and "yesterday".
      if (description !== "" && ends.length === 2 && !ends.some((end) => isDayAlone(end, today, locales))) {
        if (areTwoTimes(first, last, today, locales)) problems.push({ head, tail, error: TWO_TIMES });
        continue;
      }
      const typed = ends.join(" ");
      const { time, error } = parseTime(typed, today, locales);
      if (error !== undefined && error !== NOT_UNDERSTOOD) problems.push({ head, tail, error });
      const rank = typed.length + (isClearTime(typed, today, locales) ? line.length : 0);
      if (!time || (best && rank <= best.rank)) continue;
      if (description !== "" && endsInCount(typedFirst)) continue;
      best = { time, description, head, tail, rank };
    }
  // A number of hours that no entry has says more than a missing time, and "90 s" more than its number.
  const [longest] = problems.toSorted((a, b) => b.head + b.tail - a.head - a.tail);
  if (!best) return { error: longest?.error ?? NOT_UNDERSTOOD };
  // "24h 1m" is more than 24 hours, not 24 hours of "1m".
  const { time, description, head, tail } = best;
  const longer = problems.find((problem) => problem.head >= head && problem.tail >= tail);
  if (longer) return { error: longer.error };
  const left =
    secondNumber(all, head) ??
    clockTime(all, head, locales) ??
    (/^(?:an|one) hour\b/i.test(all.slice(-tail).join(" ")) ? partOf.exec(description)?.[1] : undefined) ??
    leftOver(description, head > 0, today, locales);
  if (left !== undefined) return { error: notUnderstood(left) };
  return description.length > LONGEST_DESCRIPTION ? { error: DESCRIPTION_TOO_LONG } : { time, description };
}

const DASHES = "[‐‑‒–—―−-]{1,2}";
/** "1h, website", "1h: website", "1h – website" and "1h- website"; but not the half of a range, "9- website". */
const separatorAfterTime = new RegExp(`(?:[,;:]|(?:(?<=[a-z.½¼¾])| )${DASHES})$`, "i");
const separatorFirst = new RegExp(`^(?:[,;:]|${DASHES})(?: |$)`);
const separatorLast = new RegExp(`(?:[,;:]| ${DASHES})$`);

/** Returns a description without the comma, the colon or the dash between it and a time. */
function withoutSeparators(text: string, isAfterTime: boolean, isBeforeTime: boolean): string {
  const begun = isAfterTime ? text.replace(separatorFirst, "") : text;
  return isBeforeTime ? begun.replace(separatorLast, "") : begun;
}

/** Returns "1 30" of a line that begins with it, which may be an hour and a half or an hour of "30 logos". */
function secondNumber([hours = "", minutes = ""]: readonly string[], head: number): string | undefined {
  return head === 1 && /^\d{1,2}$/.test(hours) && /^[0-5]\d$/.test(minutes)
    ? `${hours} ${minutes}`
    : undefined;
}

/** Returns "1:30 pm" of a line that begins with it: a clock time, and not a length. German lines have the word "am": "1:30 am Konzept". */
function clockTime(all: readonly string[], head: number, locales: readonly string[]): string | undefined {
  const time = all[head - 1] ?? "";
  const half = (all[head] ?? "").replace(/[,;:]$/, "");
  const isHalf = locales.some((locale) => locale.startsWith("de")) ? /^p\.?m\.?$/i : /^[ap]\.?m\.?$/i;
  return /^\d{1,2}(?:[.:]\d{2})?$/.test(time) && isHalf.test(half) ? `${time} ${half}` : undefined;
}

/** "2h" and "30m", or "8-10" and "11-12"; but not "2h" and the pages "11-12" at the end. */
function areTwoTimes(first: string, last: string, today: string, locales: readonly string[]): boolean {
  const isLastClear = isClearTime(last, today, locales);
  if (isClearTime(first, today, locales)) return isLastClear;
  return isRange(first, today, locales) && (isLastClear || isRange(last, today, locales));
}

/** "A third of" before "an hour". */
const partOf = /(?:^| )(\S+ of)$/i;

const clock = "\\d{1,2}:\\d{2}(?: ?[ap]\\.?m\\.?)?|\\d{1,2}(?:\\.\\d{2})? ?[ap]\\.?m\\.?";
const clockFirst = new RegExp(`^(?:at )?(${clock})(?= |,|$)`, "i");
const clockLast = new RegExp(`(?:^| )(${clock})$`, "i");
const whole = /^(?:last|this|next) (?:week|month|year)$/i;
const AGO =
  "(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:days?|weeks?|months?|years?) ago";
const SIGNED = "[‐‑‒–—―−+-]\\d+(?:[.,:]\\d+)?";
const UNIT = " ?(?:d|days?|w|weeks?|h|hrs?|hours?|m|mins?|minutes?)";
const agoOrSigned = [
  new RegExp(`^(${AGO}|${SIGNED}${UNIT})(?= |,|$)`, "i"),
  new RegExp(`(?:^| )(${AGO}|${SIGNED}${UNIT})$`, "i"),
];
const signedFirst = new RegExp(`^${SIGNED}(?= |,|$)`);

/**
 * Returns the part of a description that was surely meant as a day or a time: a clock time, "2 weeks ago" or "-2d" at one of its
 * ends, and next to the time a length, a number with a sign or a date without its second dot. Other numbers are words: "release 2.1",
 * "A4", "10-12 pages".
 */
function leftOver(
  description: string,
  isAfterTime: boolean,
  today: string,
  locales: readonly string[],
): string | undefined {
  const found =
    (isAfterTime ? /^ago(?= |,|$)/i.exec(description)?.[0] : undefined) ??
    [clockFirst, clockLast, ...agoOrSigned].map((part) => part.exec(description)?.[1]).find(Boolean) ??
    whole.exec(description)?.[0] ??
    (isAfterTime ? signedFirst.exec(description)?.[0] : undefined);
  if (found !== undefined) return found;
  const [word = ""] = description.split(/,? /);
  const [, day, month] = /^(\d{1,2})\.(\d{2})$/.exec(word) ?? [];
  const isNext = isAfterTime || word === description;
  const isDate = Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
  return isNext && (isDate || isClearTime(word, today, locales) || isDayAlone(description, today, locales))
    ? word
    : undefined;
}

const beginsWithNumber = new RegExp(`^[.,:]?[\\d¼½¾${OTHER_DIGITS}]`);
/** "AM–11:30" in "9:00 AM–11:30 AM", and "noon-2". */
const middleOfRange = /^(?:noon|midnight|[ap]\.?m\.?)[‐‑‒–—―−-]/;

/** Returns how many words at the beginning can be part of a time. */
function leadingTimeWords(all: readonly string[], locales: readonly string[]): number {
  const at = all.findIndex((word) => !isTimeWord(word, locales));
  return Math.min(at === -1 ? all.length : at, MOST_WORDS);
}

function isTimeWord(word: string, locales: readonly string[]): boolean {
  const bare = word.toLowerCase().replace(/[,;:]$/, "");
  const isMonth = bare.endsWith(".") && timeWords.has(bare.slice(0, -1));
  const isNumber = /^[+&‐‑‒–—―−-]$/.test(bare) || beginsWithNumber.test(bare) || middleOfRange.test(bare);
  return timeWords.has(bare) || isMonth || isNumber || isLocalDayWord(bare, locales);
}
