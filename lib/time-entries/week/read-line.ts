import { DESCRIPTION_TOO_LONG, LONGEST_DESCRIPTION } from "@/lib/time-entries/limits";
import { endsInCount, NOT_UNDERSTOOD, parseTime, type TypedTime } from "@/lib/time-entries/typed/parse-time";

/** The content of one line: the time, and the rest as the description. */
export type TypedLine = { time: TypedTime; description: string } | { error: string };

/** As many words as the time and its day have at either end of a line: "from 9 until 11 on 24 Nov". */
const MOST_WORDS = 7;

const words =
  "and from to until till bis uhr am pm a.m. p.m. on today yesterday tomorrow h hr hrs hour hours std stunde stunden m min mins minute minutes minuten " +
  "sun mon tue wed thu fri sat sunday monday tuesday wednesday thursday friday saturday " +
  "jan feb mar apr may jun jul aug sep oct nov dec january february march april june july august september october november december";
const timeWords = new Set(words.split(" "));

/**
 * Reads a line such as "2h 30m website", "website 9-11:30" or "9-11:30 website yesterday": the longest texts at its ends that are a
 * time and a day, and what is between as the description. `today` is the user's calendar date.
 */
export function readLine(line: string, today: string): TypedLine {
  const all = line.trim().split(/\s+/);
  const problems: { head: number; tail: number; error: string }[] = [];
  let best: { time: TypedTime; description: string; head: number; tail: number; length: number } | undefined;
  const before = leadingTimeWords(all);
  // "plan for tomorrow" is about that day, and not of it.
  const after = /\bfor tomorrow$/i.test(line.trim()) ? 0 : leadingTimeWords(all.toReversed());
  for (let head = 0; head <= before; head++)
    for (let tail = 0; tail <= Math.min(after, all.length - head); tail++) {
      const typed = [...all.slice(0, head), ...all.slice(all.length - tail, all.length)].join(" ");
      if (best && typed.length <= best.length) continue;
      const { time, error } = parseTime(typed, today);
      if (error !== undefined && error !== NOT_UNDERSTOOD) problems.push({ head, tail, error });
      const description = all.slice(head, all.length - tail).join(" ");
      if (!time || (description !== "" && endsInCount(all.slice(0, head).join(" ")))) continue;
      best = { time, description, head, tail, length: typed.length };
    }
  // A number of hours that no entry has says more than a missing time.
  if (!best) return { error: problems[0]?.error ?? NOT_UNDERSTOOD };
  // "24h 1m" is more than 24 hours, not 24 hours of "1m".
  const { time, description, head, tail } = best;
  const longer = problems.find((problem) => problem.head >= head && problem.tail >= tail);
  if (longer) return { error: longer.error };
  return description.length > LONGEST_DESCRIPTION ? { error: DESCRIPTION_TOO_LONG } : { time, description };
}

/** Returns how many words at the beginning can be part of a time. */
function leadingTimeWords(all: readonly string[]): number {
  const at = all.findIndex((word) => !isTimeWord(word));
  return Math.min(at === -1 ? all.length : at, MOST_WORDS);
}

function isTimeWord(word: string): boolean {
  const bare = word.toLowerCase().replace(/,$/, "");
  return timeWords.has(bare) || /^[‐‑‒–—―−-]$/.test(bare) || /^[.,]?\d/.test(bare);
}
